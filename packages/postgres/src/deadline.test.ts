import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { untilDeadline, withDeadline } from "./deadline.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const never = () => new Promise<never>(() => {});

test("a wait ends with the time of its request, and the ones after it end at once", async () => {
  let left = 0;
  const answer = withDeadline(10_000, async () => {
    await untilDeadline(never, () => (left += 1)).catch(() => {});
    await untilDeadline(never, () => (left += 1));
  });
  const refused = answer.catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(9_999);
  expect(left).toBe(0);
  await vi.advanceTimersByTimeAsync(1);
  expect(await refused).toMatchObject({ name: "DatabaseUnavailable", connected: true });
  expect(left).toBe(1);
});

test("nothing bounds a wait outside a request, or after its answer", async () => {
  const later = Promise.withResolvers<string>();
  const stream = await withDeadline(1, async () => ({ read: () => untilDeadline(() => later.promise) }));
  const [outside, after] = [untilDeadline(() => later.promise), stream.read()];
  await vi.advanceTimersByTimeAsync(60_000);
  later.resolve("read");
  expect(await Promise.all([outside, after])).toEqual(["read", "read"]);
});

test("time without a statement does not count, such as that of a body that arrives", async () => {
  const body = Promise.withResolvers<void>();
  const answer = withDeadline(10_000, async () => {
    await body.promise;
    return untilDeadline(async () => "answered");
  });
  await vi.advanceTimersByTimeAsync(60_000);
  body.resolve();
  expect(await answer).toBe("answered");
});
