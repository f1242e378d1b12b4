import { afterEach, expect, test, vi } from "vitest";
import { inTime } from "./names.ts";

const host = "hooks.example.test";
const refusedWith = (code: string) => () => Promise.reject(Object.assign(new Error("no"), { code }));

afterEach(() => void vi.useRealTimers());

test.for([
  ["the name is not there", "ENOTFOUND", true, "dns_failed"],
  ["the name is not there, as Bun says it", "DNS_ENOTFOUND", true, "dns_failed"],
  ["its name servers are mute and others answer", "DNS_ETIMEOUT", true, "dns_failed"],
  ["its name servers fail", "ESERVFAIL", false, "dns_failed"],
  ["no name server of ours answers", "ETIMEOUT", false, "resolver_failed"],
  ["no name server of ours runs", "DNS_ECONNREFUSED", false, "resolver_failed"],
] as const)("a look-up fails when %s", async ([, code, answers, error]) => {
  await expect(inTime(refusedWith(code), async () => answers)(host)).rejects.toMatchObject({ code: error });
});

test("a look-up ends after three seconds, and its late answer is nobody's", async () => {
  vi.useFakeTimers();
  const found = Promise.withResolvers<readonly string[]>();
  const looked = inTime(
    () => found.promise,
    async () => true,
  )(host).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(3_000);
  expect(await looked).toMatchObject({ code: "dns_failed" });
  found.reject(new Error("late"));
});

test("a look-up in time leaves no timer", async () => {
  vi.useFakeTimers();
  expect(
    await inTime(
      async () => ["192.0.2.1"],
      async () => true,
    )(host),
  ).toEqual(["192.0.2.1"]);
  expect(vi.getTimerCount()).toBe(0);
});
