import { describe, expect, it, vi } from "vitest";
import { deepEqual, longerThan, shorterThan } from "./checks.ts";

describe("lengths", () => {
  it.for([
    ["a👍é", 3],
    ["👍👍", 2],
    ["", 0],
    ["\ud83d", 1],
  ] as const)("are in characters as people count, not code units: %s", ([text, count]) => {
    expect([longerThan(text, count), longerThan(text, count - 1)]).toEqual([false, true]);
    expect([shorterThan(text, count), shorterThan(text, count + 1)]).toEqual([false, true]);
  });

  it("are not counted where the code units tell them", () => {
    const looks = vi.spyOn(String.prototype, "charCodeAt");
    const text = "a".repeat(1_000_000);
    expect([longerThan(text, 1_000_000), longerThan(text, 200_000), shorterThan(text, 1)]).toEqual([
      false,
      true,
      false,
    ]);
    expect(looks).not.toHaveBeenCalled();
    looks.mockRestore();
  });
});

it("compares by value, whatever the order of members", () => {
  expect(deepEqual({ a: [1, { b: null }], c: "x" }, { c: "x", a: [1, { b: null }] })).toBe(true);
  expect(deepEqual({ a: 1 }, { a: 1, b: undefined })).toBe(false);
  expect(deepEqual([], {})).toBe(false);
  expect(deepEqual(null, {})).toBe(false);
});
