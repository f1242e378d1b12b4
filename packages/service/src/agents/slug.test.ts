import { assert, property, string } from "fast-check";
import { expect, test } from "vitest";
import { idOf } from "../../test-support/facts.ts";
import { slugOf, suffixedSlugOf } from "./decide.ts";

const wellFormed = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

test.for([
  ["Harbour Bistro — Concierge", "harbour-bistro-concierge"],
  ["  Zoë's Café & Crêperie #1 ", "zoes-cafe-creperie-1"],
  ["Straße Øresund Łódź", "strasse-oresund-lodz"],
  ["ＡＴＬＡＳ ①", "atlas-1"],
  ["小料理屋", "agent"],
  ["---", "agent"],
  ["a".repeat(200), "a".repeat(64)],
  [`${"a".repeat(63)} b`, "a".repeat(63)],
] as const)("%s becomes %s", ([name, slug]) => {
  expect(slugOf(name)).toBe(slug);
});

test("a suffix distinguishes agents of one name", () => {
  expect(suffixedSlugOf("Concierge", idOf(1, 0xabcdef))).toBe("concierge-abcdef");
  expect(suffixedSlugOf("a".repeat(200), idOf(1, 1))).toBe(`${"a".repeat(57)}-000001`);
});

test("every name gives a slug that the contract allows", () => {
  assert(
    property(string({ unit: "grapheme", minLength: 1, maxLength: 200 }), (name) => {
      for (const slug of [slugOf(name), suffixedSlugOf(name, idOf(1, 7))]) {
        expect(slug).toMatch(wellFormed);
        expect(slug.length).toBeLessThanOrEqual(64);
      }
    }),
  );
});
