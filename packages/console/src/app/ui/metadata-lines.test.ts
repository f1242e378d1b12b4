import { expect, test } from "vitest";
import { badLine, changesTo, linesOf, wordsOf } from "./metadata-lines.ts";

const before = { order_id: "1042", at: "10:30", note: "two\nlines ", quoted: '"yes"' };

test("lines that nobody touched change nothing", () => {
  expect(linesOf(before).split("\n")).toHaveLength(4);
  expect(changesTo(linesOf(before), before)).toEqual({});
});

test("one line has all of it, to read", () => {
  expect(wordsOf({ order_id: "1042", at: "10:30" })).toBe("order_id: 1042 · at: 10:30");
});

test("a line that is changed, added or removed changes its key alone", () => {
  const text =
    linesOf(before)
      .replace("1042", "1043")
      .replace(/^at: .*\n/m, "") + "\nshop: berlin\n";
  expect(changesTo(text, before)).toEqual({ order_id: "1043", at: null, shop: "berlin" });
});

test.for([
  ["order_id: 1042\n\nshop:berlin", null],
  ["order_id 1042", "order_id 1042"],
  [": 1042", ": 1042"],
  ["shop:  ", "shop:  "],
] as const)("%j has the bad line %j", ([text, bad]) => {
  expect(badLine(text)).toBe(bad);
});
