import { expect, test } from "vitest";
import { contrastIn, otherDaysThan } from "./extract.ts";

test.for([
  ["Any vegan dishes?", "There are vegan options.", "names"],
  ["Any vegan dishes?", "Vegetarian dishes are all pizzas.", "names another"],
  ["Any vegan dishes?", "All dishes are on the menu.", "neither"],
  ["Until when is breakfast?", "We open for breakfast and lunch.", "names"],
  ["Until when is breakfast?", "The lunch menu costs 14.90.", "names another"],
  ["Gibt es Frühstück?", "Mittagessen gibt es ab 11 Uhr.", "names another"],
  ["How much is the pizza?", "The lunch menu costs 14.90.", "neither"],
] as const)("%s: %s", ([question, text, expected]) => {
  const { names, namesAnother } = contrastIn(question);
  expect([names(text), namesAnother(text)]).toEqual([expected === "names", expected === "names another"]);
});

test.for([
  ["From Tuesday to Friday we open at 11:30.", true],
  ["We are open from Tuesday to Sunday.", false],
  ["On Saturday and Sunday we open at 10:00.", false],
  ["We open at 10:00.", false],
] as const)("on other days than Saturday: %s %j", ([text, isOther]) => {
  expect(otherDaysThan("What time do you open on Saturday mornings?")(text)).toBe(isOther);
  expect(otherDaysThan("What time do you open?")(text)).toBe(false);
});
