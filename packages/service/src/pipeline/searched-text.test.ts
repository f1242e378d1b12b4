import { expect, test } from "vitest";
import { anyCase } from "./searched-text.ts";

test.for([
  ["ada", "ADA Moreno", true],
  ["ÉCLAIR", "An éclair, please", true],
  ["éclair", "ÉCLAIR", true],
  ["straße", "Lange Straße 4", true],
  ["σοφία", "ΣΟΦΊΑ", true],
  ["50%_off (a.b)*[c]^$|\\{1}?+", "50%_OFF (A.B)*[C]^$|\\{1}?+", true],
  ["a.b", "a-b", false],
  ["***:a", "a", false],
  ["👍", "Well done 👍", true],
] as const)("%j in %j: %s", ([wanted, text, isThere]) => {
  expect(new RegExp(anyCase(wanted)).test(text)).toBe(isThere);
});
