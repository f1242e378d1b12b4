import { expect, test } from "vitest";
import { areAdjacent, frequencyOf, lengthOf, packPosting, placesOf, positionOf, weightOf } from "./impacts.ts";

const packed = (places: readonly number[], position = 0, length = 80) => packPosting({ position, places, length });
const placesAt = (...places: number[]) => placesOf(weightOf(packed(places)));

test("a posting is packed into one number and unpacked without loss", () => {
  const posting = packed([3, 40], 1_999_999, 77);
  expect(Number.isSafeInteger(posting)).toBe(true);
  expect(positionOf(posting)).toBe(1_999_999);
  const weight = weightOf(posting);
  expect([frequencyOf(weight), lengthOf(weight)]).toEqual([2, 77]);
});

test("a frequency and a length are capped", () => {
  const weight = weightOf(
    packed(
      Array.from({ length: 500 }, (_, place) => place),
      7,
      5_000,
    ),
  );
  expect([frequencyOf(weight), lengthOf(weight), placesOf(weight)]).toEqual([63, 1_023, 0xffff]);
});

test.for([
  [[4], [5], true],
  [[15], [16], true],
  [[31], [32], true],
  [[2, 40], [9, 41], true],
  [[5], [4], false],
  [[4], [6], false],
  [[4], [4], false],
] as const)("terms at %j and %j are adjacent: %s", ([before, after, expected]) => {
  expect(areAdjacent(placesAt(...before), placesAt(...after))).toBe(expected);
});
