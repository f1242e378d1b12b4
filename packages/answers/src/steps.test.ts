import { expect, test } from "vitest";
import { type Steps, withPauses } from "./steps.ts";

const steps = function* (units: readonly number[]): Steps<string> {
  yield* units;
  return "done";
};

const pausesFor = async (units: readonly number[]): Promise<number> => {
  let pauses = 0;
  const pause = async () => void pauses++;
  expect(await withPauses(steps(units), { pause })).toBe("done");
  return pauses;
};

test("others are served every few thousand characters, and not at all during what is short", async () => {
  expect(await pausesFor([])).toBe(0);
  expect(await pausesFor([1_000, 1_000, 1_000])).toBe(0);
  expect(await pausesFor(Array.from({ length: 200 }, () => 1_000))).toBe(50);
  expect(await pausesFor([200_000, 200_000])).toBe(2);
});

test("long work waits once until few others are at it, and collects garbage from then on", async () => {
  const entriesFor = async (...units: readonly number[]) => {
    const seen: string[] = [];
    const pause = async () => {};
    await withPauses(steps(units), {
      pause,
      collect: () => void seen.push("collect"),
      enter: async () => void seen.push("enter"),
    });
    return seen;
  };
  expect(await entriesFor(4_000, 4_000, 15_999)).toEqual([]);
  expect(await entriesFor(...Array.from({ length: 12 }, () => 4_000))).toEqual(["enter", "collect", "collect"]);
});

test("where nobody waits, all is done at once", async () => {
  expect(await withPauses(steps([100_000]), { pause: undefined })).toBe("done");
});
