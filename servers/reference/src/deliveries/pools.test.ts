import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { endpointRow } from "../../test-support/rows.ts";
import type { Receiver } from "./claim.ts";
import { Pools, type Shares } from "./pools.ts";
import { queues } from "../outbox/queues.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const receiver = (organization: string, host = "shop.example"): Receiver => ({
  ...endpointRow(organization, { speed: "quick" }),
  host,
});
const own = "00000000-0000-7000-8000-000000000001";
const quick = receiver(own);
const roomy: Shares = { perHost: 1_000, perOrganization: 1_000 };
const open = (freed = () => {}, shares = roomy, requests = 1_024) => new Pools(freed, requests, shares);
const enterNow = async (pools: Pools, endpoint: Receiver) => {
  const place = await pools.enter(endpoint);
  if (!place) throw new Error("it was given back");
  return place;
};

test("a receiver that keeps a worker waiting gives its place among the quick ones back, and takes one among the slow", async () => {
  const freed = vi.fn();
  const pools = open(freed);
  const all = pools.free;
  const place = await enterNow(pools, quick);
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
  const pools = open();
  const all = pools.free;
  const [first, second] = [await enterNow(pools, quick), await enterNow(pools, quick)];
  vi.advanceTimersByTime(250);
  first.leave();
  const third = await enterNow(pools, quick);
  expect(pools.free).toEqual({ ...all, slow: all.slow - 2 });
  second.leave();
  third.leave();
  await enterNow(pools, quick);
  expect(pools.free).toEqual({ ...all, quick: all.quick - 1 });
});

test("one that answers in time stays among the quick, and one that fails was never there", async () => {
  const pools = open();
  const all = pools.free;
  const place = await enterNow(pools, quick);
  await enterNow(pools, { ...quick, failing_since: "2026-01-01T09:00:00.000Z" });
  vi.advanceTimersByTime(249);
  place.answered();
  vi.advanceTimersByTime(1);
  expect(pools.free).toEqual({ quick: all.quick, slow: all.slow - 1 });
  place.leave();
  expect(pools.free).toEqual({ quick: all.quick, slow: all.slow - 1 });
  expect(pools.waitedFor).toEqual([quick.id]);
});

test("what is held beyond the places takes one after the other, the first first, and those that turn out slow are given back", async () => {
  const pools = open();
  const other = receiver("00000000-0000-7000-8000-000000000002", "other.example");
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
  // One line after the other: the one that is shorter does not wait for the whole of the longer.
  await held.at(-1);
  expect(begun.slice(65)).toEqual(["last"]);
  // Those of one keep the worker waiting, and make room for the other's, which then do as well: what is still held for
  // them would wait for long, and goes back to where it was.
  vi.advanceTimersByTime(250);
  expect(pools.free).toEqual({ quick: all.quick - 227, slow: all.slow - 64 });
  vi.advanceTimersByTime(250);
  expect((await Promise.all(held)).filter((place) => place === null)).toHaveLength(163);
  expect(pools.free).toEqual({ quick: all.quick, slow: all.slow - 128 });
});

test("one that is answered makes room for the next, until 80 wait to be acknowledged", async () => {
  const pools = open();
  const begun: Awaited<ReturnType<typeof enterNow>>[] = [];
  const entered = Array.from({ length: 200 }, async () => begun.push(await enterNow(pools, quick)));
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
  const { free } = open(() => {}, roomy, 256);
  // Those that are held ahead have not been sent.
  const sent = free.quick - 512;
  expect({ sent, slow: free.slow }).toEqual({ sent: 64, slow: 112 });
  expect(sent + free.slow + queues.prompt.places + queues.ingest.places).toBe(256);
  expect(open(() => {}, roomy, 65_336).free.slow).toBe(768);
});

describe("the requests under way", () => {
  const few: Shares = { perHost: 4, perOrganization: 6 };

  test("to one host are no more than its share, whosever and however many the endpoints, slow ones included", async () => {
    const pools = open(() => {}, few);
    const begun: string[] = [];
    const enter = (name: string, endpoint: Receiver) =>
      void pools.enter(endpoint).then((place) => begun.push(place ? name : `${name} back`));
    for (let each = 0; each < 8; each++) enter("host", receiver(own));
    enter("host", { ...receiver("00000000-0000-7000-8000-000000000002"), speed: "slow" });
    enter("elsewhere", receiver(own, "other.example"));
    await vi.advanceTimersByTimeAsync(0);
    expect(begun).toEqual(["host", "host", "host", "host", "elsewhere"]);
  });

  test("of one organization are no more than its share, and another's go out", async () => {
    const pools = open(() => {}, few);
    const begun: string[] = [];
    const enter = (name: string, endpoint: Receiver) =>
      void pools.enter(endpoint).then((place) => begun.push(place ? name : `${name} back`));
    for (let each = 0; each < 20; each++) enter("own", receiver(own, `${each}.example`));
    enter("another", receiver("00000000-0000-7000-8000-000000000002", "another.example"));
    await vi.advanceTimersByTimeAsync(0);
    expect(begun).toEqual([...Array.from({ length: 6 }, () => "own"), "another"]);
  });

  test("that keep the worker waiting make it give back what it holds for their host, and take no more", async () => {
    const pools = open(() => {}, few);
    const all = pools.free;
    const first = await Promise.all(Array.from({ length: 4 }, () => enterNow(pools, receiver(own))));
    const held = Array.from({ length: 100 }, () => pools.enter(receiver(own)));
    expect(pools.free.quick).toBe(all.quick - 104);
    vi.advanceTimersByTime(250);
    expect(await Promise.all(held)).toEqual(held.map(() => null));
    expect(pools.stuck).toEqual(["shop.example", own]);
    expect(await pools.enter(receiver(own))).toBeNull();
    expect(pools.free).toEqual({ quick: all.quick, slow: all.slow - 4 });
    for (const place of first) place.leave();
    expect(pools.stuck).toEqual([]);
    expect(pools.free).toEqual(all);
    expect(await pools.enter(receiver(own))).not.toBeNull();
  });

  test("that have ended let in those in line, one organization after the other", async () => {
    const pools = open(() => {}, { perHost: 1, perOrganization: 6 });
    const begun: string[] = [];
    const places: { leave(): void }[] = [];
    const enter = async (name: string, endpoint: Receiver) => {
      places.push(await enterNow(pools, endpoint));
      begun.push(name);
    };
    const another = "00000000-0000-7000-8000-000000000002";
    for (const name of ["a", "a", "a", "a"]) void enter(name, receiver(own));
    for (const name of ["b", "b"]) void enter(name, receiver(another));
    for (let each = 0; each < 6; each++) {
      await vi.advanceTimersByTimeAsync(0);
      places[each]?.leave();
    }
    expect(begun).toEqual(["a", "a", "b", "a", "b", "a"]);
  });
});
