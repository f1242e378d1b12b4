import { describe, expect, test } from "vitest";
import { said } from "@atlas-messaging/service/test-support/conversing";
import { understand } from "@atlas-messaging/answers/understanding/understand";

const queriesOf = (text: string, earlier: readonly string[] = []) =>
  understand(said(text, { earlier })).questions.map(({ queries }) => queries);

describe("a message after “do you repair screens”", () => {
  const before = "do you repair screens";

  test.for([
    ["how much?", [`${before} how much?`]],
    ["that too", [`${before} that too`, "that too"]],
    ["I like it", [`${before} I like it`, "I like it"]],
    ["can I return it for a refund?", ["can I return it for a refund?", `${before} can I return it for a refund?`]],
    ["how much are umbrellas", ["how much are umbrellas"]],
  ] as const)(
    "is looked up alone if it names its thing, and first with it if it says little: %s",
    ([text, queries]) => {
      expect(queriesOf(text, ["ok", before, "hi"])).toEqual([queries]);
    },
  );
});

describe("the question before is looked for", () => {
  test.for([
    ["a wish for a person", ["human please", "When are you open?"], "When are you open?"],
    ["a question with thanks", ["thanks, when are you open?", "do you deliver?"], "do you deliver?"],
  ] as const)("past %s", ([, earlier, before]) => {
    expect(queriesOf("and on Sundays?", earlier)).toEqual([["and on Sundays?", `${before} and on Sundays?`]]);
  });

  test("within a message, never behind the question itself", () => {
    expect(queriesOf("How much is it? Do you repair bikes?")).toEqual([["How much is it?"], ["Do you repair bikes?"]]);
    expect(queriesOf("My bike is red. How much is it? Do you repair it?")).toEqual([
      [expect.stringMatching(/^My bike is red\. +How much is it\?$/)],
      [expect.stringMatching(/^My bike is red\. +Do you repair it\?$/)],
    ]);
  });
});

test.for([
  ["red lamps", false],
  ["red lamps here", true],
  ["are there red lamps", false],
] as const)("a text of three words that asks nothing is a statement: %s", ([text, isStatement]) => {
  expect(understand(said(text)).isStatement).toBe(isStatement);
});

test("a statement about health is not looked up", () => {
  expect(queriesOf("my tooth hurts")).toEqual([]);
  expect(queriesOf("does my tooth hurt?")).toHaveLength(1);
});
