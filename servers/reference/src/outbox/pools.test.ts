import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { endpointRow } from "../../test-support/rows.ts";
import { Pools } from "./pools.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const quick = endpointRow("00000000-0000-7000-8000-000000000001", { pace: "quick" });

test("a receiver that keeps a worker waiting gives its place among the quick ones back, and takes one among the slow", () => {
  const freed = vi.fn();
  const pools = new Pools(freed);
  const all = pools.free;
  const place = pools.enter(quick);
  expect(pools.free).toEqual({ ...all, quick: all.quick - 1 });
  vi.advanceTimersByTime(250);
  expect(pools.free).toEqual({ ...all, slow: all.slow - 1 });
  expect(pools.waitedFor).toEqual([quick.id]);
  expect(freed).toHaveBeenCalledOnce();
  place.answered();
  expect(pools.waitedFor).toEqual([]);
  expect(pools.free).toEqual({ ...all, slow: all.slow - 1 });
  place.leave();
  expect(pools.free).toEqual(all);
});

test("what comes next to it is slow from the start, until all that waited has been answered", () => {
  const pools = new Pools(() => {});
  const all = pools.free;
  const [first, second] = [pools.enter(quick), pools.enter(quick)];
  vi.advanceTimersByTime(250);
  first.leave();
  const third = pools.enter(quick);
  expect(pools.free).toEqual({ ...all, slow: all.slow - 2 });
  second.leave();
  third.leave();
  pools.enter(quick);
  expect(pools.free).toEqual({ ...all, quick: all.quick - 1 });
});

test("one that answers in time stays among the quick, and one that fails was never there", () => {
  const pools = new Pools(() => {});
  const all = pools.free;
  const place = pools.enter(quick);
  pools.enter({ ...quick, failing_since: quick.created_at });
  vi.advanceTimersByTime(249);
  place.answered();
  vi.advanceTimersByTime(1);
  expect(pools.free).toEqual({ quick: all.quick - 1, slow: all.slow - 1 });
  place.leave();
  expect(pools.waitedFor).toEqual([quick.id]);
});
