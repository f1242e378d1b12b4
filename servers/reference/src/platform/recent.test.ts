import { expect, test } from "vitest";
import { Recent } from "./recent.ts";

test("what was noted last is kept, and the first goes", () => {
  const recent = new Recent<number>(2);
  for (const [key, found] of [
    ["one", 1],
    ["two", 2],
    ["one", 11],
    ["three", 3],
  ] as const) {
    expect(recent.note(key, found)).toBe(found);
  }
  expect([recent.get("one"), recent.get("two"), recent.get("three")]).toEqual([11, undefined, 3]);
  recent.forget("one");
  expect(recent.get("one")).toBeUndefined();
});
