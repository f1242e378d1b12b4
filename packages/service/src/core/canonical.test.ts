import { expect, test } from "vitest";
import { canonical } from "./canonical.ts";

test("the order of members does not change the text, at any depth", () => {
  const value = { b: [{ d: 1, c: null }], a: { f: "x", e: true } };
  expect(canonical(value)).toBe('{"a":{"e":true,"f":"x"},"b":[{"c":null,"d":1}]}');
  expect(canonical({ a: { e: true, f: "x" }, b: [{ c: null, d: 1 }] })).toBe(canonical(value));
});

test("different values have different text, also with a member named __proto__", () => {
  expect(canonical([1, 2])).not.toBe(canonical([2, 1]));
  const named = JSON.parse('{"__proto__":{"a":1}}');
  expect(canonical(named)).toBe('{"__proto__":{"a":1}}');
  expect(canonical(named)).not.toBe(canonical({}));
});
