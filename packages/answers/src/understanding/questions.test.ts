import { expect, test } from "vitest";
import { asksSomething, questionsIn, saysLittle } from "./questions.ts";

test.for([
  ["parking", true],
  ["and the parking please", true],
  ["how much is parking", false],
  ["is there parking and breakfast", false],
] as const)("%j says little: %j", ([question, isLittle]) => {
  expect(saysLittle(question)).toBe(isLittle);
});

test.for(["Parking?", "الموقف؟", "停车？"])("%s asks, by the mark of its script", (text) => {
  expect(asksSomething(text)).toBe(true);
  expect(asksSomething(text.slice(0, -1))).toBe(false);
});

test("an also within a question does not end it", () => {
  expect(questionsIn("Do you also do takeaway?")).toEqual(["Do you also do takeaway?"]);
  expect(questionsIn("When are you open\n\n\nand where")).toHaveLength(1);
  expect(questionsIn("Are you open and do you deliver?")).toEqual(["Are you open", "do you deliver?"]);
});
