import { expect, test } from "vitest";
import { untilDeadline, withDeadline } from "./deadline.ts";

const never = () => new Promise<never>(() => {});

test("a wait ends with the time of its request, and the ones after it end at once", async () => {
  const begun = performance.now();
  let left = 0;
  const answer = withDeadline(30, async () => {
    await untilDeadline(never, () => (left += 1)).catch(() => {});
    await untilDeadline(never, () => (left += 1));
  });
  await expect(answer).rejects.toMatchObject({ name: "DatabaseUnavailable", connected: true });
  expect(left).toBe(1);
  expect(performance.now() - begun).toBeGreaterThanOrEqual(29);
});

test("nothing bounds a wait outside a request, or after its answer", async () => {
  const later = Promise.withResolvers<string>();
  const stream = await withDeadline(1, async () => ({ read: () => untilDeadline(() => later.promise) }));
  const [outside, after] = [untilDeadline(() => later.promise), stream.read()];
  later.resolve("read");
  expect(await Promise.all([outside, after])).toEqual(["read", "read"]);
});

test("time without a statement does not count", async () => {
  const answer = withDeadline(20, async () => {
    const until = performance.now() + 40;
    while (performance.now() < until); // As long as a body that arrives.
    return untilDeadline(async () => "answered");
  });
  expect(await answer).toBe("answered");
});
