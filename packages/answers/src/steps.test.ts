import { expect, test } from "vitest";
import { type Steps, withPauses } from "./steps.ts";

const steps = function* (units: readonly number[]): Steps<string> {
  yield* units;
  return "done";
};

const pausesFor = async (units: readonly number[]): Promise<number> => {
  let pauses = 0;
  const pause = async () => void pauses++;
  expect(await withPauses(steps(units), pause)).toBe("done");
  return pauses;
};

test("others are served every few thousand characters, and not at all during what is short", async () => {
  expect(await pausesFor([])).toBe(0);
  expect(await pausesFor([1_000, 1_000, 1_000])).toBe(0);
  expect(await pausesFor(Array.from({ length: 200 }, () => 1_000))).toBe(50);
  expect(await pausesFor([200_000, 200_000])).toBe(2);
});

test("where nobody waits, all is done at once", async () => {
  expect(await withPauses(steps([100_000]), undefined)).toBe("done");
});
