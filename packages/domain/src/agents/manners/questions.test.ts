import { expect, test } from "vitest";
import { saysLittle } from "./questions.ts";

test.for([
  ["parking", true],
  ["and the parking please", true],
  ["how much is parking", false],
  ["is there parking and breakfast", false],
] as const)("%j says little: %j", ([question, isLittle]) => {
  expect(saysLittle(question)).toBe(isLittle);
});
