import { describe, expect, test } from "vitest";
import { jsonFault } from "./validate.ts";

const placeOf = (text: string): string => {
  expect(() => JSON.parse(text), "is no JSON").toThrow(SyntaxError);
  const { line, column } = jsonFault(text);
  return `${line}:${column}`;
};

describe("a text that is no JSON stops to be JSON", () => {
  test.for([
    ["at its end, if it is half an object", `{"a":`, "1:6"],
    ["at a second value", "{}{}", "1:3"],
    ["at a comment", "{} // x", "1:4"],
    ["at a name in single quotes", "{'a':1}", "1:2"],
    ["at a name without quotes", "{to: 1}", "1:2"],
    ["at a bracket after a comma", "[1,]", "1:4"],
    ["at a brace after a comma", '{\n  "a": 1,\n}', "3:1"],
    ["where a comma is missing", '{\n  "a": 1\n  "b": 2\n}', "3:3"],
    ["where a colon is missing", '{"a" 1}', "1:6"],
    ["where a value is missing", '{"a": , "b": 1}', "1:7"],
    ["at NaN", "[NaN]", "1:2"],
    ["after a digit of 01", "01", "1:2"],
    ["at a text with a line break in it", '{"a": "x\ny"}', "1:7"],
    ["at a text with a wrong escape", String.raw`["\x"]`, "1:2"],
    ["at the wrong bracket", '{"a": [1}', "1:9"],
    ["at a bracket that was never opened", "]", "1:1"],
    ["at its end, if it is empty", " ", "1:2"],
    ["at the byte order mark", "\uFEFF{}", "1:1"],
    ["at a number as a name", "{1: 2}", "1:2"],
    ["at a comma after the last value", "1,", "1:2"],
  ] as const)("%s", ([, text, place]) => {
    expect(placeOf(text)).toBe(place);
  });

  test("also after megabytes", () => {
    expect(placeOf(`["${"a\\n".repeat(1_000_000)}", ${"1,".repeat(100_000)}x]`)).toBe("1:3200006");
  });
});

test("a cut of any valid text stops where it was cut, or at the token that was cut", () => {
  const text = JSON.stringify({ a: [1.5e3, true, null, "x\n\u2028"], "b c": { d: [], e: {} } });
  for (let end = 0; end < text.length; end++) {
    const cut = text.slice(0, end);
    const { column } = jsonFault(cut);
    const rest = cut.slice(column - 1);
    expect(column - 1, cut).toBeLessThanOrEqual(end);
    expect(rest, cut).toMatch(/^(?:|"[^"]*|-|[\d.e]+|t\w*|n\w*)$/);
  }
});
