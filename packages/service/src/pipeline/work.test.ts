import { describe, expect, test } from "vitest";
import { type MaybePromise, type Work, perform, settled } from "../core/work.ts";

const sum = function* (values: readonly MaybePromise<number>[]): Work<number> {
  let total = 0;
  for (const value of values) total += yield* settled(value);
  return total;
};

const orZero = function* (value: MaybePromise<number>): Work<number> {
  try {
    return yield* settled(value);
  } catch {
    return 0;
  }
};

describe("work", () => {
  test("is done at once where it meets no promise", () => {
    expect(perform(sum([1, 2, 3]))).toBe(6);
  });

  test("waits for the promises that it meets", async () => {
    const done = perform(sum([1, Promise.resolve(2), 3, Promise.resolve(4)]));
    expect(done).toBeInstanceOf(Promise);
    expect(await done).toBe(10);
  });

  test("may catch the rejection of a promise", async () => {
    expect(await perform(orZero(Promise.reject(new Error("gone"))))).toBe(0);
  });

  test("rejects with what it does not catch, and throws where it waits for nothing", async () => {
    await expect(perform(sum([Promise.reject(new Error("gone"))]))).rejects.toThrow("gone");
    const failing = function* (): Work<number> {
      throw new Error(`broken after ${yield* settled(1)}`);
    };
    expect(() => perform(failing())).toThrow("broken");
  });
});
