import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { endpointRow } from "../../test-support/rows.ts";
import { Pools } from "./pools.ts";
import { queues } from "./queues.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const quick = endpointRow("00000000-0000-7000-8000-000000000001", { pace: "quick" });

test("a receiver that keeps a worker waiting gives its place among the quick ones back, and takes one among the slow", async () => {
  const freed = vi.fn();
  const pools = new Pools(freed, 1_024);
  const all = pools.free;
  const place = await pools.enter(quick);
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

test("what comes next to it is slow from the start, until all that waited has been answered", async () => {
  const pools = new Pools(() => {}, 1_024);
  const all = pools.free;
  const [first, second] = [await pools.enter(quick), await pools.enter(quick)];
  vi.advanceTimersByTime(250);
  first.leave();
  const third = await pools.enter(quick);
  expect(pools.free).toEqual({ ...all, slow: all.slow - 2 });
  second.leave();
  third.leave();
  await pools.enter(quick);
  expect(pools.free).toEqual({ ...all, quick: all.quick - 1 });
});

test("one that answers in time stays among the quick, and one that fails was never there", async () => {
  const pools = new Pools(() => {}, 1_024);
  const all = pools.free;
  const place = await pools.enter(quick);
  await pools.enter({ ...quick, failing_since: quick.created_at });
  vi.advanceTimersByTime(249);
  place.answered();
  vi.advanceTimersByTime(1);
  expect(pools.free).toEqual({ quick: all.quick, slow: all.slow - 1 });
  place.leave();
  expect(pools.free).toEqual({ quick: all.quick, slow: all.slow - 1 });
  expect(pools.waitedFor).toEqual([quick.id]);
});

test("what is held beyond the places takes one after the other, the first first, and those that turn out slow need none", async () => {
  const pools = new Pools(() => {}, 1_024);
  const other = endpointRow("00000000-0000-7000-8000-000000000002", { pace: "quick" });
  const begun: string[] = [];
  const enter = async (name: string, endpoint = quick) => {
    const place = await pools.enter(endpoint);
    begun.push(name);
    return place;
  };
  const all = pools.free;
  const places = await Promise.all(Array.from({ length: 64 }, (_, index) => enter(`${index}`)));
  expect(pools.worthClaiming).toBe(true);
  const held = [...Array.from({ length: 228 }, (_, index) => enter(`other ${index}`, other)), enter("last")];
  expect(begun).toHaveLength(64);
  expect(pools.free).toEqual({ ...all, quick: all.quick - 293 });
  expect(pools.worthClaiming).toBe(false);
  places[0]?.leave();
  const [first] = await Promise.all(held.slice(0, 1));
  expect(begun.slice(64)).toEqual(["other 0"]);
  first?.leave();
  await held[1];
  expect(begun.slice(65)).toEqual(["other 1"]);
  // The others keep the worker waiting, and make room: now all that is held begins.
  vi.advanceTimersByTime(250);
  await Promise.all(held);
  expect(begun.slice(66)).toEqual([...Array.from({ length: 226 }, (_, index) => `other ${index + 2}`), "last"]);
  expect(pools.free).toEqual({ quick: all.quick - 63, slow: all.slow - 228 });
});

test("one that is answered makes room for the next, until 80 wait to be acknowledged", async () => {
  const pools = new Pools(() => {}, 1_024);
  const begun: Awaited<ReturnType<Pools["enter"]>>[] = [];
  const entered = Array.from({ length: 200 }, async () => begun.push(await pools.enter(quick)));
  const turn = async () => void (await Promise.race([Promise.all(entered), vi.advanceTimersByTimeAsync(0)]));
  await turn();
  expect(begun).toHaveLength(64);
  begun.slice(0, 10).forEach(({ answered }) => answered());
  await turn();
  expect(begun).toHaveLength(74);
  begun.slice(10, 64).forEach(({ answered }) => answered());
  await turn();
  expect(begun).toHaveLength(80);
  begun.slice(0, 30).forEach(({ leave }) => leave());
  await turn();
  expect(begun).toHaveLength(110);
});

test("all that a worker asks at once fits into what its process can have under way", () => {
  const { free } = new Pools(() => {}, 256);
  // Those that are held ahead have not been sent.
  const sent = free.quick - 512;
  expect({ sent, slow: free.slow }).toEqual({ sent: 64, slow: 112 });
  expect(sent + free.slow + queues.prompt.places + queues.ingest.places).toBe(256);
  expect(new Pools(() => {}, 65_336).free.slow).toBe(768);
});
