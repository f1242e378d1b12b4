import { expect, test } from "vitest";
import type { Database } from "@atlas-messaging/postgres/database";
import { databaseClock } from "./database-clock.ts";

/** A database whose clock is an hour ahead of this machine's, and a machine whose answers take a while. */
const world = () => {
  const state = { steady: 1_000, ahead: 3_600_000, answerTakes: 10 };
  const database = {
    asSystem: async () => {
      state.steady += state.answerTakes / 2;
      const now = state.steady + state.ahead;
      state.steady += state.answerTakes / 2;
      return [{ now }];
    },
  } as unknown as Database; // The clock asks nothing else.
  return { state, database };
};

test("the database's clock is carried on by one that nobody sets", async () => {
  const { state, database } = world();
  const clock = await databaseClock(database, () => state.steady);
  expect(clock.now()).toBe(state.steady + state.ahead);
  state.steady += 12_345;
  expect(clock.now()).toBe(state.steady + state.ahead);
  clock.stop();
});

test("it is known as well as an answer takes to come", async () => {
  const { state, database } = world();
  state.answerTakes = 400;
  const clock = await databaseClock(database, () => state.steady);
  expect(Math.abs(clock.now() - (state.steady + state.ahead))).toBeLessThanOrEqual(200);
  clock.stop();
});
