import { expect, test } from "vitest";
import { type Cues, patternsOf, spoken } from "./patterns.ts";

test.for([
  ["never again", " we come never again ", true],
  ["never again", " nevermore never against ", false],
  ["never _again", " never ever come again ", true],
  ["never _again", " never do i want to come here again ", false],
  ["^ hello", " hello there ", true],
  ["^ hello", " oh hello ", false],
  ["goodbye$", " so goodbye ", true],
  ["goodbye$", " goodbye for now ", false],
  ["(?:never|not) again$", " not again ", true],
  ["plus jamais ça", " plus jamais ca ", true],
  ["ابدـا", " ابدا ", true],
] as const)("the cue %j is heard in %j: %j", ([cue, plain, isHeard]) => {
  expect(new RegExp(spoken(cue), "u").test(plain)).toBe(isHeard);
});

test("cues of a language are one pattern, made once, and a language without cues has none", () => {
  const its: Cues = { en: ["one", "two"], de: ["eins"], fr: [] };
  const patterns = patternsOf(its);
  expect(patterns.map(([locale, pattern]) => [locale, pattern.test(" two "), pattern.test(" eins ")])).toEqual([
    ["en", true, false],
    ["de", false, true],
  ]);
  expect(patternsOf(its)).toBe(patterns);
  expect(patternsOf({ en: ["one"] })).not.toBe(patterns);
});
