import { expect, test } from "vitest";
import { workAfterwards } from "./afterwards.ts";

const heard = () => {
  const lines: string[] = [];
  return { lines, logger: { warn: (_: object, message: string) => void lines.push(message) } };
};

test("does work in its order, and is at its end when it stops", async () => {
  const { lines, logger } = heard();
  const done: string[] = [];
  const afterwards = workAfterwards(logger);
  for (const name of ["one", "two"]) afterwards.add(async () => void done.push(name));
  expect(done).toEqual([]);
  await afterwards.stop();
  expect([done, lines]).toEqual([["one", "two"], []]);
});

test("goes on after a failure, and says so", async () => {
  const { lines, logger } = heard();
  const done: string[] = [];
  const afterwards = workAfterwards(logger);
  afterwards.add(() => Promise.reject(new Error("no database")));
  afterwards.add(async () => void done.push("next"));
  await afterwards.stop();
  expect([done, lines]).toEqual([["next"], ["work after an answer failed"]]);
});

test("drops what is too much, and takes more once some is done", async () => {
  const { lines, logger } = heard();
  const done: string[] = [];
  const afterwards = workAfterwards(logger, 1);
  for (const name of ["one", "two"]) afterwards.add(async () => void done.push(name));
  await afterwards.stop();
  afterwards.add(async () => void done.push("three"));
  await afterwards.stop();
  expect([done, lines]).toEqual([["one", "three"], ["work after an answer is dropped, as too much waits"]]);
});
