import { describe, expect, test, vi } from "vitest";
import { DatabaseUnavailable } from "@atlas-messaging/postgres/database";
import { History } from "./login.ts";

const place = { lineage: 16_400, timeline: "00000001", position: 1_000 };
const unknown = { lineage: null, timeline: null, position: null };

const answering = (now: object) => async () => [{ ...place, ...now }];

describe("a history that has seen a place", () => {
  test.for([
    ["the same", {}, true],
    ["a later one", { position: 1_001 }, true],
    ["a replica, which tells nothing", unknown, true],
    ["an earlier one, as after a snapshot was put back", { position: 999 }, false],
    ["another timeline, as after a recovery to a point in time", { timeline: "00000002", position: 9_000 }, false],
    ["other tables, as after a dump was restored", { lineage: 16_500, position: 9_000 }, false],
  ] as const)("and then %s", async ([, now, goesOn]) => {
    const replaced = vi.fn();
    const history = new History(replaced);
    expect(await history.goesOn(answering({}))).toBe(true);
    expect(await history.goesOn(answering(now))).toBe(goesOn);
    expect(replaced).toHaveBeenCalledTimes(goesOn ? 0 : 1);
  });
});

test("an answer that was overtaken by a later one is no step back", async () => {
  const history = new History();
  const slow = Promise.withResolvers<void>();
  const late = history.goesOn(async () => (await slow.promise, [place]));
  expect(await history.goesOn(answering({ position: 2_000 }))).toBe(true);
  slow.resolve();
  expect(await late).toBe(true);
  expect(await history.goesOn(answering({ position: 1_500 }))).toBe(false);
});

test("a database that tells nothing of its log is known by its tables", async () => {
  const history = new History();
  const hosted = (lineage: number) => async (statement: { readonly text: string }) => {
    if (statement.text.includes("pg_walfile_name")) throw new Error("not supported");
    return [{ ...unknown, lineage }];
  };
  expect(await history.goesOn(hosted(1))).toBe(true);
  expect(await history.goesOn(hosted(1))).toBe(true);
  expect(await history.goesOn(hosted(2))).toBe(false);
});

test("a database that cannot be reached says nothing", async () => {
  const history = new History();
  const lost = new DatabaseUnavailable();
  await expect(history.goesOn(() => Promise.reject(lost))).rejects.toBe(lost);
  expect(await history.goesOn(answering({}))).toBe(true);
});
