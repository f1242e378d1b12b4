import { assert, double, integer, property } from "fast-check";
import { describe, expect, test } from "vitest";
import { hour, minute, second } from "../core/time.ts";
import { maxRetries, readRetryAfter, retryDelay } from "./delivery.ts";

const retry = integer({ min: 1, max: maxRetries });
const random = double({ min: 0, max: 1, maxExcluded: true, noNaN: true });

describe("the retry schedule", () => {
  test.for([
    [1, 49 * second, minute],
    [2, 4.9 * minute, 6 * minute],
    [3, 29 * minute, 34 * minute],
    [4, 2.9 * hour, 3.5 * hour],
    [5, 17.9 * hour, 20.1 * hour],
  ] as const)("waits before retry %i between %d and %d ms", ([number, min, max]) => {
    expect(retryDelay(number, 0)).toBeLessThanOrEqual(max);
    expect(retryDelay(number, 0.999_999)).toBeGreaterThanOrEqual(min);
  });

  test("is jittered to at most a tenth shorter, in whole milliseconds", () => {
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

describe("Retry-After", () => {
  const now = "2026-01-02T12:00:00.000Z";

  test.for([
    ["120", 2 * minute],
    [" 7 ", 7 * second],
    ["Fri, 02 Jan 2026 12:01:30 GMT", 90 * second],
    ["Friday, 02-Jan-26 12:01:30 GMT", 90 * second],
    ["Fri Jan  2 12:01:30 2026", 90 * second],
    ["9999999999", 24 * hour],
  ] as const)("%j is a wait of %d ms", ([header, wait]) => {
    expect(readRetryAfter(header, now)).toBe(wait);
  });

  test.for([
    undefined,
    "",
    "0",
    "-5",
    "1.5",
    "soon",
    "2026-01-02T13:00:00Z",
    "Fri, 02 Jan 2026 11:00:00 GMT",
    "Friday, 02-Jan-99 12:01:30 GMT",
  ])("%j asks for nothing", (header) => {
    expect(readRetryAfter(header, now)).toBeNull();
  });
});
