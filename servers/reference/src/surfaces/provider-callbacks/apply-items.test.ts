import { DatabaseUnavailable } from "@atlas-messaging/postgres/database";
import { untilDeadline, withDeadline } from "@atlas-messaging/postgres/deadline";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { applyItems } from "./apply-items.ts";

const deadline = 1_000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Items that each wait for the database, and tell how many did at once. */
const waiting = (subjects: readonly string[], milliseconds: number) => {
  const seen = { order: [] as string[], now: 0, most: 0 };
  const items = subjects.map((subject, at) => ({
    subject,
    apply: async () => {
      seen.most = Math.max(seen.most, ++seen.now);
      await untilDeadline(() => new Promise((resolve) => setTimeout(resolve, milliseconds)));
      seen.now -= 1;
      seen.order.push(`${subject}${at}`);
      return at;
    },
  }));
  return { items, seen };
};

test("each item has its own time, in the order of its subject", async () => {
  const { items, seen } = waiting(["a", "a", "a", "b", "a"], deadline * 0.6);
  const applied = withDeadline(deadline, () => applyItems(items, deadline));
  await vi.advanceTimersByTimeAsync(10 * deadline);
  expect(await applied).toHaveLength(5);
  expect(seen.order).toEqual(["a0", "b3", "a1", "a2", "a4"]);
});

test("few subjects wait for the database at once", async () => {
  const { items, seen } = waiting(
    Array.from({ length: 100 }, (_, at) => `${at}`),
    10,
  );
  const applied = applyItems(items, deadline);
  await vi.advanceTimersByTimeAsync(10 * deadline);
  expect([(await applied).length, seen.most]).toEqual([100, 8]);
});

test("a failed item stops no other, and is told at the end", async () => {
  const { items, seen } = waiting(["a", "b"], 1);
  const broken = { subject: "a", apply: () => Promise.reject(new Error("broken")) };
  const applied = applyItems([broken, ...items], deadline);
  const refusal = expect(applied).rejects.toThrow("1 of 3 items failed");
  await vi.advanceTimersByTimeAsync(deadline);
  await refusal;
  expect(seen.order).toHaveLength(2);
});

test("without the database nothing more is begun", async () => {
  const { items, seen } = waiting(
    Array.from({ length: 20 }, () => "a"),
    1,
  );
  const lost = { subject: "a", apply: () => Promise.reject(new DatabaseUnavailable(new Error("gone"))) };
  await expect(applyItems([lost, ...items], deadline)).rejects.toThrow(DatabaseUnavailable);
  expect(seen.order).toEqual([]);
});
