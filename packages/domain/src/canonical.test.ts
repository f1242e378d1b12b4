import { expect, test } from "vitest";
import { canonical } from "./canonical.ts";

test("equal values have equal text, whatever the order of their members at any depth", () => {
  const value = { b: [{ d: 1, c: null }], a: { f: "x", e: true } };
  expect(canonical(value)).toBe('{"a":{"e":true,"f":"x"},"b":[{"c":null,"d":1}]}');
  expect(canonical({ a: { e: true, f: "x" }, b: [{ c: null, d: 1 }] })).toBe(canonical(value));
});

test("other values have another text, also where a name is one that objects inherit by", () => {
  expect(canonical([1, 2])).not.toBe(canonical([2, 1]));
  const named = JSON.parse('{"__proto__":{"a":1}}');
  expect(canonical(named)).toBe('{"__proto__":{"a":1}}');
  expect(canonical(named)).not.toBe(canonical({}));
});
