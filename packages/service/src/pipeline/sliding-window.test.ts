import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { describe, expect, test } from "vitest";
import { SlidingWindows } from "@atlas-messaging/server-stubs/parts";

const start = Date.UTC(2026, 0, 1);
const minute = 60_000;

describe("a window", () => {
  test("that nobody has used is empty, and resets in a minute", () => {
    expect(new SlidingWindows().peek("a", 3, start)).toEqual({ limit: 3, remaining: 3, resetAt: start + minute });
  });

  test("counts a request for a minute, to the millisecond", () => {
    const windows = new SlidingWindows();
    windows.add("a", start);
    const remaining = (after: number) => windows.peek("a", 3, start + after).remaining;
    expect([0, 1, minute - 1].map(remaining)).toEqual([2, 2, 2]);
    expect([minute, minute + 1].map(remaining)).toEqual([3, 3]);
  });

  test("resets when the oldest request that counts leaves it", () => {
    const windows = new SlidingWindows();
    windows.add("a", start);
    windows.add("a", start + 20_000);
    expect(windows.peek("a", 2, start + 30_000)).toEqual({ limit: 2, remaining: 0, resetAt: start + minute });
    expect(windows.peek("a", 2, start + minute)).toEqual({ limit: 2, remaining: 1, resetAt: start + minute + 20_000 });
  });

  test("has no more than the limit in any minute, at the turn of a minute too", () => {
    const windows = new SlidingWindows();
    for (let time = start; time < start + 10 * minute; time += 100) {
      if (windows.peek("a", 60, time).remaining > 0) windows.add("a", time);
      expect(windows.peek("a", 60, time).remaining).toBeGreaterThanOrEqual(0);
    }
    expect(windows.peek("a", 60, start + 10 * minute - 1).remaining).toBe(0);
  });

  test("never has less than nothing left, should the limit be lowered", () => {
    const windows = new SlidingWindows();
    for (let count = 0; count < 5; count++) windows.add("a", start);
    expect(windows.peek("a", 3, start)).toMatchObject({ limit: 3, remaining: 0 });
  });

  test("is not changed by looking at it", () => {
    const windows = new SlidingWindows();
    windows.add("a", start);
    expect(windows.peek("a", 3, start + 1)).toEqual(windows.peek("a", 3, start + 1));
  });

  test("counts for its own key alone", () => {
    const windows = new SlidingWindows();
    windows.add("__proto__", start);
    expect(windows.peek("__proto__", 3, start).remaining).toBe(2);
    expect(windows.peek("constructor", 3, start).remaining).toBe(3);
  });
});

/** The same numbers in [0, 1) for the same seed (mulberry32). */
const randomsOf = (seed: number) => {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};

describe("against a list of all requests", () => {
  /** Differences from the naive answer, by random calls on three keys at random times. */
  const differences = (seed: number, calls: number, longestStep: number, limit: number) => {
    const differing: unknown[] = [];
    const random = randomsOf(seed);
    const windows = new SlidingWindows();
    const counted: { readonly key: string; readonly time: number }[] = [];
    let now = start;
    for (let call = 0; call < calls; call++) {
      now += Math.floor(random() * longestStep);
      const key = `key ${Math.floor(random() * 3)}`;
      const inside = counted.filter((request) => request.key === key && request.time + minute > now);
      const remaining = limit - inside.length;
      const expected = { limit, remaining, resetAt: (inside[0]?.time ?? now) + minute };
      const found = windows.peek(key, limit, now);
      if (found.remaining !== remaining || found.resetAt !== expected.resetAt)
        differing.push({ call, found, expected });
      if (remaining === 0) continue;
      windows.add(key, now);
      counted.push({ key, time: now });
    }
    return { differing, counted: counted.length };
  };

  test.for([
    [1, 1_000, 2, 5],
    [2, 1_000, 20_000, 5],
    [3, 1_000, 120_000, 3],
    [4, 1_000, 3_000, 60],
    // Past the points at which a window is compacted, and idle ones are swept.
    [5, 6_000, 120, 2_000],
  ] as const)("it says the same (seed %i: %i calls, steps below %i ms, limit %i)", ([seed, calls, step, limit]) => {
    const { differing, counted } = differences(seed, calls, step, limit);
    expect(differing).toEqual([]);
    expect(counted).toBeGreaterThanOrEqual(3 * limit);
  });
});

setFlagsFromString("--expose-gc");
const collectGarbage = runInNewContext("gc") as () => void; // What the flag has just put there.

/** Bytes that `fill` leaves in use while its result is alive. */
const heldBy = (fill: () => SlidingWindows): number => {
  collectGarbage();
  const before = process.memoryUsage().heapUsed;
  const windows = fill();
  collectGarbage();
  const held = process.memoryUsage().heapUsed - before;
  expect(windows.peek("nobody", 1, start).remaining).toBe(1);
  return held;
};

const megabyte = 1_000_000;

describe("memory", () => {
  const manyKeys = (step: number) => () => {
    const windows = new SlidingWindows();
    for (let count = 0; count < 100_000; count++) windows.add(`${"x".repeat(300)} ${count}`, start + count * step);
    return windows;
  };

  test("is let go of when keys are idle", () => {
    expect(heldBy(manyKeys(0))).toBeGreaterThan(30 * megabyte);
    expect(heldBy(manyKeys(minute))).toBeLessThan(10 * megabyte);
  });

  test("does not grow with the requests that one key has ever made", () => {
    const oneKey = () => {
      const windows = new SlidingWindows();
      for (let count = 0; count < 2_000_000; count++) {
        const now = start + count * 100;
        if (windows.peek("a", 600, now).remaining > 0) windows.add("a", now);
      }
      return windows;
    };
    expect(heldBy(oneKey)).toBeLessThan(megabyte);
  });
});
