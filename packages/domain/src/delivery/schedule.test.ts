import { assert, double, integer, property } from "fast-check";
import { describe, expect, test } from "vitest";
import { hour, minute, second } from "../time.ts";
import { maxRetries, retryDelay } from "./schedule.ts";

const retry = integer({ min: 1, max: maxRetries });
const random = double({ min: 0, max: 1, maxExcluded: true, noNaN: true });

describe("the retry schedule", () => {
  test.for([
    [1, 49 * second, minute],
    [2, 4.9 * minute, 6 * minute],
    [3, 29 * minute, 34 * minute],
    [4, 2.9 * hour, 3.5 * hour],
    [5, 17.9 * hour, 20.1 * hour],
  ] as const)("waits before retry %i between %d and %d ms", ([number, least, most]) => {
    expect(retryDelay(number, 0)).toBeLessThanOrEqual(most);
    expect(retryDelay(number, 0.999_999)).toBeGreaterThanOrEqual(least);
  });

  test("only ever shortens a delay, by a tenth at most, to whole milliseconds", () => {
    assert(
      property(retry, random, (number, chance) => {
        const delay = retryDelay(number, chance);
        expect(Number.isInteger(delay)).toBe(true);
        expect(delay).toBeLessThanOrEqual(retryDelay(number, 0));
        expect(delay).toBeGreaterThanOrEqual(Math.floor(0.9 * retryDelay(number, 0)));
      }),
    );
  });

  test("never waits less than before", () => {
    assert(
      property(integer({ min: 2, max: maxRetries }), random, random, (number, one, other) => {
        expect(retryDelay(number, one)).toBeGreaterThan(retryDelay(number - 1, other));
      }),
    );
  });
});
