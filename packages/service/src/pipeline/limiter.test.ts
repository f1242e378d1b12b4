import { crc32 as crc32OfNode } from "node:zlib";
import { describe, expect, test } from "vitest";
import { instantOf } from "../core/time.ts";
import { systemClock } from "./services.ts";
import { crc32 } from "./principals.ts";
import { snapshotLimiter } from "@atlas-messaging/server-stubs/parts";

const start = Date.parse("2026-01-02T12:00:00.000Z");

const limited = () => {
  let now = start;
  return { limiter: snapshotLimiter({ now: () => now }), pass: (milliseconds: number) => void (now += milliseconds) };
};

describe("a limiter", () => {
  test("counts in all windows, and shows them after counting", async () => {
    const { limiter } = limited();
    const first = await limiter.take(["organization", "principal"], 2);
    expect([first.admitted, first.now]).toEqual([true, start]);
    expect(first.windows.map(({ remaining }) => remaining)).toEqual([1, 1]);
  });

  test("counts in none if one is full", async () => {
    const { limiter } = limited();
    await limiter.take(["organization"], 1);
    const refused = await limiter.take(["organization", "principal"], 1);
    expect(refused.admitted).toBe(false);
    expect(refused.windows.map(({ remaining }) => remaining)).toEqual([0, 1]);
    expect((await limiter.take(["principal"], 1)).admitted).toBe(true);
  });

  test("shows without counting", async () => {
    const { limiter } = limited();
    for (let looked = 0; looked < 3; looked++) {
      const shown = await limiter.peek(["organization"], 1);
      expect([shown.admitted, shown.windows[0]?.remaining]).toEqual([true, 1]);
    }
  });

  test("admits again a minute after the first", async () => {
    const { limiter, pass } = limited();
    await limiter.take(["organization"], 1);
    pass(59_999);
    expect((await limiter.take(["organization"], 1)).admitted).toBe(false);
    pass(1);
    expect((await limiter.take(["organization"], 1)).admitted).toBe(true);
  });

  test("takes a request of many places while there is one, and none more until they have left", async () => {
    const { limiter, pass } = limited();
    await limiter.take(["channel"], 10, 9);
    const large = await limiter.take(["channel"], 10, 1_000);
    expect([large.admitted, large.windows[0]?.remaining]).toEqual([true, 0]);
    expect((await limiter.take(["channel"], 10)).admitted).toBe(false);
    pass(60_000);
    expect((await limiter.take(["channel"], 10)).windows[0]?.remaining).toBe(9);
  });

  test("hands its windows on to another", async () => {
    const [one, other] = [limited(), limited()];
    await one.limiter.take(["organization"], 1);
    other.limiter.write(one.limiter.read());
    expect((await other.limiter.take(["organization"], 1)).admitted).toBe(false);
  });
});

test.for(["", "a", "atlas_key_sandbox_0123456789", "Grüße 🌊", "x".repeat(1_000)])(
  "the CRC-32 of %j is zlib's",
  (text) => {
    expect(crc32(text)).toBe(crc32OfNode(text));
  },
);

test("an instant is the clock's time in UTC, also when it goes back", () => {
  const times = [start, start, start + 1, start];
  expect(times.map((now) => instantOf({ now: () => now }))).toEqual([
    "2026-01-02T12:00:00.000Z",
    "2026-01-02T12:00:00.000Z",
    "2026-01-02T12:00:00.001Z",
    "2026-01-02T12:00:00.000Z",
  ]);
  expect(Math.abs(systemClock.now() - Date.now())).toBeLessThan(60_000);
});
