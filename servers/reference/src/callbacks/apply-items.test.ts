import { DatabaseUnavailable } from "@atlas-messaging/postgres/database";
import { untilDeadline, withDeadline } from "@atlas-messaging/postgres/deadline";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { applyItems } from "./apply-items.ts";

const deadline = 1_000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Items that each wait for the database, which answers all that asks when the test lets it. */
const waiting = (subjects: readonly string[]) => {
  const seen = { order: [] as string[], most: 0 };
  const asked: (() => void)[] = [];
  const items = subjects.map((subject, at) => ({
    subject,
    apply: async () => {
      const { promise, resolve } = Promise.withResolvers<void>();
      seen.most = Math.max(seen.most, asked.push(resolve));
      await untilDeadline(() => promise);
      seen.order.push(`${subject}${at}`);
      return at;
    },
  }));
  const answerAfter = async (milliseconds: number): Promise<void> => {
    while (asked.length > 0) {
      await vi.advanceTimersByTimeAsync(milliseconds);
      for (const answer of asked.splice(0)) answer();
      await vi.advanceTimersByTimeAsync(0);
    }
  };
  return { items, seen, answerAfter };
};

test("each item has its own time, in the order of its subject", async () => {
  const { items, seen, answerAfter } = waiting(["a", "a", "a", "b", "a"]);
  const applied = withDeadline(deadline, () => applyItems(items, deadline));
  await answerAfter(deadline * 0.6);
  expect(await applied).toHaveLength(5);
  expect(seen.order).toEqual(["a0", "b3", "a1", "a2", "a4"]);
});

test("few subjects wait for the database at once", async () => {
  const { items, seen, answerAfter } = waiting(Array.from({ length: 100 }, (_, at) => `${at}`));
  const applied = applyItems(items, deadline);
  await answerAfter(1);
  expect([(await applied).length, seen.most]).toEqual([100, 8]);
});

test("a failed item stops no other, and is told at the end", async () => {
  const { items, seen, answerAfter } = waiting(["a", "b", "a"]);
  const broken = { subject: "b", apply: () => Promise.reject(new Error("broken")) };
  const refused = applyItems([broken, ...items], deadline).catch((error: unknown) => error);
  await answerAfter(1);
  expect(await refused).toMatchObject({ message: "1 of 4 items failed" });
  expect(seen.order).toHaveLength(3);
});

test("without the database nothing more is begun", async () => {
  const { items, seen } = waiting(Array.from({ length: 20 }, () => "a"));
  const lost = { subject: "a", apply: () => Promise.reject(new DatabaseUnavailable(new Error("gone"))) };
  await expect(applyItems([lost, ...items], deadline)).rejects.toThrow(DatabaseUnavailable);
  expect(seen.most).toBe(0);
});
