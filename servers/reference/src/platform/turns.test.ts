import { expect, test } from "vitest";
import { ownTurn } from "./turns.ts";

/** Runs pieces of work that all began at once; resolves with how many of their steps each turn of the event loop held. */
const stepsOfTurns = async (pieces: number, steps: number): Promise<number[]> => {
  const turns: number[] = [];
  let running = pieces;
  const count = (): void => {
    turns.push(0);
    if (running > 0) setImmediate(count);
  };
  setImmediate(count);
  const work = async (): Promise<void> => {
    for (let step = 0; step < steps; step++) {
      await ownTurn();
      turns.push((turns.pop() ?? 0) + 1);
    }
    running--;
  };
  await Promise.all(Array.from({ length: pieces }, work));
  return turns;
};

test("a turn of the event loop has one step, however many work at once", async () => {
  const turns = await stepsOfTurns(8, 5);
  expect(turns.reduce((sum, each) => sum + each, 0)).toBe(40);
  expect(Math.max(...turns)).toBe(1);
});

test("each has a turn before anybody has a second", async () => {
  const order: string[] = [];
  const work = async (name: string): Promise<void> => {
    for (let step = 0; step < 3; step++) {
      await ownTurn();
      order.push(name);
    }
  };
  await Promise.all(["a", "b", "c"].map(work));
  expect(order.join("")).toBe("abcabcabc");
});
