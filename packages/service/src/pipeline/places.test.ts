import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Places } from "./places.ts";

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
