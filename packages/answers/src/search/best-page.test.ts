import { expect, test } from "vitest";
import { Page, rangeTest } from "./ranking.ts";

test("a page keeps the best, in order, and those of one score by their numbers", () => {
  const page = new Page(3, null);
  for (const [number, sum] of [
    [4, 1],
    [2, 1],
    [7, 3],
    [5, 2],
    [1, 0.5],
  ] as const) {
    page.offer(number, sum);
  }
  expect(page.ranked).toEqual([
    { number: 7, score: 3 },
    { number: 5, score: 2 },
    { number: 2, score: 1 },
  ]);
  expect(page.best).toEqual({ number: 7, score: 3 });
  // Sums below cannot come onto the page any more, not even by rounding.
  expect(page.least).toBeCloseTo(0.999_999, 9);
});

test("a page that is not full takes any sum", () => {
  const page = new Page(2, null);
  page.offer(1, 5);
  expect(page.least).toBe(0);
});

test("a page begins behind the last passage of the page before, and knows the best of all", () => {
  const page = new Page(2, { number: 5, score: 2 });
  for (const number of [3, 5, 6]) page.offer(number, 2);
  page.offer(1, 3);
  page.offer(2, 1);
  expect(page.ranked.map(({ number }) => number)).toEqual([6, 2]);
  expect(page.best).toEqual({ number: 1, score: 3 });
});

test("ranges in any order hold the numbers from their first to before their last", () => {
  const isIn = rangeTest([
    [20, 22],
    [3, 5],
    [8, 9],
  ]);
  const numbers = Array.from({ length: 30 }, (_, number) => number);
  expect(numbers.filter((number) => isIn(number))).toEqual([3, 4, 8, 20, 21]);
  expect(rangeTest([])(0)).toBe(false);
});
