import { expect, test } from "vitest";
import { shiftOf } from "./list.tsx";

const rows = (ids: string) => Array.from(ids).map((id) => ({ id }));

test.for([
  ["nothing has moved", "cde", 2, "abcdefgh", 0],
  ["rows arrived above", "cde", 2, "xyabcde", 2],
  ["rows left above", "cde", 2, "bcde", -1],
  ["one of them went to the top", "cde", 2, "eabcdfg", 1],
  ["none of them is left", "cde", 2, "xyz", null],
] as const)("%s", ([, visible, first, items, shift]) => {
  expect(shiftOf(rows(visible), first, rows(items))).toBe(shift);
});
