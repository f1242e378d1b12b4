import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { placed, readBytes } from "./body-bytes.ts";
import { type PlaceBounds, Places, placesOfFiles } from "./places.ts";

const places = () => new Places({ all: 3, each: 2, patience: 1_000 });

/** Takes places one after another; tells who has one, in order. */
const taking = (from: Places) => {
  const inside: string[] = [];
  const refused: unknown[] = [];
  const leaves = new Map<string, () => void>();
  return {
    inside,
    refused,
    take: async (name: string) => {
      from.take(name.slice(0, 1)).then(
        (leave) => {
          inside.push(name);
          leaves.set(name, leave);
        },
        (error: unknown) => refused.push(error),
      );
      await Promise.resolve();
      await Promise.resolve();
    },
    leave: async (name: string) => {
      leaves.get(name)?.();
      for (let turn = 0; turn < 5; turn++) await Promise.resolve();
    },
  };
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("a body that holds a place", () => {
  const quick = { all: 1, each: 1, patience: 60_000, pace: { bytes: 1_000, milliseconds: 5_000 } };
  /** Reads a body that brings some bytes each second, and never ends. */
  const reading = async (bytes: number, others: number, bounds: Partial<PlaceBounds> = quick) => {
    const all = new Places(bounds);
    const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
    const init = { method: "POST", body: readable, duplex: "half" };
    const request = new Request("http://localhost/", init);
    await placed({ request, leave: null }, all, "a");
    for (let other = 0; other < others; other++) void all.take("b").catch(() => {});
    const outcome = { refused: null as unknown };
    readBytes(request, 1_000_000).catch((error: unknown) => (outcome.refused = error));
    const sender = writable.getWriter();
    for (let second = 0; second < 20; second++) {
      void sender.write(new Uint8Array(bytes)).catch(() => {});
      await vi.advanceTimersByTimeAsync(1_000);
    }
    return outcome.refused;
  };
  const slow = { refusal: { code: "unavailable", message: expect.stringMatching(/too slowly while others waited/) } };

  test.for([
    [4_000, "null"],
    [3_000, "too slowly while others waited"],
  ] as const)("of a file keeps it for a phone on a bad line: %i bytes a second", async ([bytes, outcome]) => {
    const bounds = { ...placesOfFiles, all: 1, each: 1, patience: 60_000 };
    expect(String(await reading(bytes, 1, bounds))).toContain(outcome);
  });

  test("leaves it to others where it is slow", async () => {
    expect(await reading(100, 1)).toMatchObject(slow);
  });

  test("may be slow where nobody waits, and keeps its place where it is fast", async () => {
    expect(await reading(100, 0)).toBeNull();
    expect(await reading(400, 1)).toBeNull();
  });
});

describe("a place", () => {
  test("is had by few of an organization, and others pass its line", async () => {
    const { take, leave, inside } = taking(places());
    for (const name of ["a1", "a2", "a3", "a4", "b1", "b2"]) await take(name);
    expect(inside).toEqual(["a1", "a2", "b1"]);
    await leave("b1");
    expect(inside).toEqual(["a1", "a2", "b1", "b2"]);
    await leave("a1");
    await leave("a2");
    expect(inside).toEqual(["a1", "a2", "b1", "b2", "a3", "a4"]);
  });

  test("is wanted by those in line who would enter in its stead", async () => {
    const all = places();
    const { take } = taking(all);
    for (const name of ["a1", "a2", "a3", "b1"]) await take(name);
    expect([all.isWanted("a"), all.isWanted("b")]).toEqual([true, false]);
    await take("b2");
    expect([all.isWanted("a"), all.isWanted("b")]).toEqual([true, true]);
  });

  test("is left once, however often it is said", async () => {
    const { take, leave, inside } = taking(places());
    for (const name of ["a1", "a2", "a3", "a4"]) await take(name);
    await leave("a1");
    await leave("a1");
    expect(inside).toEqual(["a1", "a2", "a3"]);
  });

  test("is not waited for longer than a connection lasts", async () => {
    const { take, leave, inside, refused } = taking(places());
    for (const name of ["a1", "a2", "a3"]) await take(name);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(refused).toMatchObject([{ refusal: { code: "unavailable" } }]);
    await leave("a1");
    await take("a4");
    expect(inside).toEqual(["a1", "a2", "a4"]);
  });
});
