import { expect, test } from "vitest";
import { frequencyOf, packPosting, union, weightOf, without } from "./impacts.ts";

const posting = (times: number) => {
  const places = Array.from({ length: times }, (_, place) => place);
  return weightOf(packPosting({ position: 0, places, length: 120 }));
};
const frequencies = (list: Int32Array) =>
  Array.from({ length: list.length / 2 }, (_, at) => [list[2 * at], frequencyOf(list[2 * at + 1] ?? 0)]);

test("a union has each passage once, with the highest frequency", () => {
  const one = Int32Array.of(1, posting(2), 4, posting(5));
  const other = Int32Array.of(0, posting(1), 4, posting(3), 9, posting(1));
  expect(frequencies(union([one, other, Int32Array.of(9, posting(7))]))).toEqual([
    [0, 1],
    [1, 2],
    [4, 5],
    [9, 7],
  ]);
  expect(frequencies(union([other, one]))).toEqual(frequencies(union([one, other])));
  expect(union([])).toHaveLength(0);
});

test("a union with nothing copies nothing", () => {
  const [list, nothing] = [Int32Array.of(1, posting(2)), new Int32Array()];
  expect(union([list])).toBe(list);
  expect(union([nothing, list, nothing])).toBe(list);
  expect(without(nothing, [list])).toBe(nothing);
});

test("a passage that has a word more than thirty times stays in a union", () => {
  const often = Int32Array.of(3, posting(40), 5, posting(40));
  const found = union([often, Int32Array.of(3, posting(2), 7, posting(1))]);
  expect(frequencies(found)).toEqual([
    [3, 40],
    [5, 40],
    [7, 1],
  ]);
});

test("without others, only passages that none of them has are left", () => {
  const list = Int32Array.of(1, posting(1), 4, posting(40), 6, posting(2));
  expect(
    frequencies(without(list, [Int32Array.of(1, posting(3)), Int32Array.of(0, posting(1), 6, posting(1))])),
  ).toEqual([[4, 40]]);
  expect(without(list, [])).toBe(list);
});
