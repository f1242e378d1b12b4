import { describe, expect, it, vi } from "vitest";
import { deepEqual, formats, longerThan, shorterThan } from "./runtime.ts";

describe("formats", () => {
  const cases: [format: keyof typeof formats, text: string, valid: boolean][] = [
    ["uuid", "0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4e5f", true],
    ["uuid", "0199F0A0-7B1C-7D3E-8F00-0A1B2C3D4E5F", true],
    ["uuid", "urn:uuid:0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4e5f", false],
    ["uuid", "0199f0a07b1c7d3e8f000a1b2c3d4e5f", false],
    ["date-time", "2026-01-01T12:00:00.000Z", true],
    ["date-time", "2026-01-01T12:00:00+02:00", true],
    ["date-time", "2026-01-01T12:00:00", false],
    ["date-time", "2026-01-01 12:00:00Z", false],
    ["date-time", "2026-02-30T12:00:00Z", false],
    ["date-time", "2026-12-31T23:59:60Z", false],
    ["date-time", "2026-01-01T25:00:00Z", false],
    ["date", "2024-02-29", true],
    ["date", "2026-02-29", false],
    ["uri", "https://shop.example/hook?a=1", true],
    ["uri", "/hook", false],
    ["uri", "https://shop.example/a b", false],
    ["email", "ada@shop.example", true],
    ["email", "ada@shop", false],
    ["email", "ada@@shop.example", false],
  ];
  it.each(cases)("%s %s is %s", (format, text, valid) => {
    expect(formats[format](text)).toBe(valid);
  });
});

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
