import { describe, expect, it } from "vitest";
import { FakeClock } from "../test-support/fake-clock.ts";
import {
  answers,
  breaksOff,
  connect,
  drops,
  errorOf,
  hangs,
  refuses,
  succeeds,
  trickles,
} from "../test-support/hostile-service.ts";
import { AtlasAbortError, AtlasConnectionError, AtlasError, AtlasTimeoutError } from "./index.ts";
import { backoff, readRetryAfter } from "./backoff.ts";

const message = { phone_number: "+15550100001", text: "Your table is ready." };
const id = "0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4e5f";
const unavailable = refuses(503, "unavailable", true, { "Retry-After": "0" });

const times = (arrived: readonly { at: number }[]): number[] => arrived.map(({ at }) => at);

describe("backoff", () => {
  it("doubles from 1 s to 32 s, and chance takes off up to a quarter", () => {
    const waits = [1, 2, 3, 4, 5, 6, 7].map((attempt) => backoff(attempt, 0, 0));
    expect(waits).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 32_000, 32_000]);
    expect(backoff(3, 0, 0.5)).toBe(3_500);
    expect(backoff(1, 0, 0.999)).toBeGreaterThan(750);
  });

  it("never undercuts what the service asked for", () => {
    expect(backoff(1, 7, 0)).toBe(7_000);
    expect(backoff(1, 7, 0.5)).toBe(7_125);
    expect(backoff(4, 7, 0)).toBe(8_000);
  });

  it.each([
    [{ "Retry-After": "7" }, 7],
    [{ "Retry-After": "0" }, 0],
    [{ "Retry-After": "Sat, 21 Nov 2026 10:01:30 GMT", Date: "Sat, 21 Nov 2026 10:00:00 GMT" }, 90],
    [{ "Retry-After": "Sat, 21 Nov 2026 10:00:00 GMT", Date: "Sat, 21 Nov 2026 10:01:30 GMT" }, 0],
    [{ "Retry-After": "Sat, 21 Nov 2020 10:00:00 GMT" }, 0],
    [{ "Retry-After": "1.5" }, 1.5],
    [{ "Retry-After": "120, 60" }, 120],
    [{ "Retry-After": "soon" }, null],
    [{}, null],
  ])("reads %o", (headers, seconds) => {
    expect(readRetryAfter(new Headers(Object.entries(headers)))).toBe(seconds);
  });
});

describe("a retry", () => {
  it.each([
    ["429", refuses(429, "rate_limited", true)],
    ["500", refuses(500, "internal_error", true)],
    ["503", unavailable],
    ["a proxy's 502", answers(502, "<html>")],
    ["a proxy's 503 in JSON", answers(503, { error: { code: 503, message: "Busy.", status: "UNAVAILABLE" } })],
    ["a key in use", refuses(409, "idempotency_in_progress", true)],
    ["a dropped connection", drops],
    ["a body that breaks off", breaksOff],
  ])("follows %s, with growing pauses and the same key", async (_what, deed) => {
    const { atlas, arrived, clock } = connect([deed, deed, deed, succeeds({ message_id: id })], { retries: 4 });
    expect(await clock.until(atlas.messages.send(message))).toEqual({ message_id: id });
    expect(times(arrived)).toEqual([0, 1_000, 3_000, 7_000]);
    const keys = new Set(arrived.map(({ body }) => (body as { idempotency_key: string }).idempotency_key));
    expect([...keys]).toEqual([expect.stringMatching(/^\d+(-\d+){3}$/)]);
    expect(new Set(arrived.map(({ signal }) => signal)).size).toBe(4);
    expect(clock.pending).toBe(0);
  });

  it.each([
    ["a refusal", refuses(409, "window_closed", false), "window_closed"],
    ["what is not implemented", refuses(501, "not_implemented", false), "not_implemented"],
    ["a proxy's 407", answers(407, null), "unexpected_answer"],
  ])("does not follow %s", async (_what, deed, code) => {
    const { atlas, arrived, clock } = connect([deed]);
    expect(await clock.until(errorOf(atlas.messages.send(message)))).toMatchObject({ code, attempts: 1 });
    expect(arrived).toHaveLength(1);
  });

  it.each([
    ["GET", (atlas: ReturnType<typeof connect>["atlas"]) => atlas.channels.get(id), 3],
    [
      "a message of the tool server without a key",
      (atlas: ReturnType<typeof connect>["atlas"]) =>
        atlas.toolServer.call({ jsonrpc: "2.0", method: "notifications/initialized" }),
      1,
    ],
  ])("is made of what may arrive twice: %s", async (_what, call, attempts) => {
    const { atlas, arrived, clock } = connect([drops], { retries: 2 });
    expect(await clock.until(errorOf(call(atlas)))).toMatchObject({ attempts, idempotencyKey: null });
    expect(arrived).toHaveLength(attempts);
  });

  it("of a deletion has the same key, in a header", async () => {
    const { atlas, arrived, clock } = connect([drops, drops, succeeds()], { retries: 2 });
    await clock.until(atlas.webhooks.delete(id, { idempotencyKey: "gone-4711" }));
    await clock.until(atlas.webhooks.delete(id));
    const keys = arrived.map(({ headers }) => headers.get("idempotency-key"));
    expect(keys.slice(0, 3)).toEqual(Array(3).fill("gone-4711"));
    expect(keys[3]).toMatch(/^\d+(-\d+){3}$/);
    expect(arrived.map(({ body }) => body)).toEqual([null, null, null, null]);
  });

  it("is made once while nothing has ever answered, so that a wrong address fails soon", async () => {
    const { atlas, arrived, clock } = connect([drops]);
    const error = await clock.until(errorOf(atlas.messages.send(message)));
    expect(error).toMatchObject({ attempts: 2, message: "http://api.test did not answer." });
    expect(times(arrived)).toEqual([0, 1_000]);
  });

  it("is patient with a service that has answered before", async () => {
    const { atlas, arrived, clock } = connect([succeeds(), drops]);
    await clock.until(atlas.messages.send(message));
    expect(await clock.until(errorOf(atlas.messages.send(message)))).toMatchObject({ attempts: 5 });
    expect(arrived).toHaveLength(6);
  });

  it("waits as long as the service asks", async () => {
    const { atlas, arrived, clock } = connect([
      refuses(429, "rate_limited", true, { "Retry-After": "17" }),
      succeeds(),
    ]);
    await clock.until(atlas.messages.send(message));
    expect(times(arrived)).toEqual([0, 17_000]);
  });

  it("is not made when it would come after the deadline", async () => {
    const { atlas, arrived, clock } = connect([refuses(429, "rate_limited", true, { "Retry-After": "60" })], {
      timeout: 59_000,
    });
    const error = await clock.until(errorOf(atlas.messages.send(message)));
    expect(error).toMatchObject({ code: "rate_limited", retryAfterSeconds: 60, attempts: 1 });
    expect([arrived.length, clock.now()]).toEqual([1, 0]);
  });

  it.each([
    [{ retries: 0 }, {}, 1],
    [{ retries: 5 }, { retries: 0 }, 1],
    [{ retries: 0 }, { retries: 2 }, 3],
    [{}, {}, 5],
  ])("is made as often as client and call say: %o %o", async (client, call, attempts) => {
    const { atlas, arrived, clock } = connect([unavailable], client);
    await clock.until(errorOf(atlas.messages.send(message, call)));
    expect(arrived).toHaveLength(attempts);
  });

  it("spreads callers who were refused together", async () => {
    const { atlas, arrived, clock } = connect([unavailable, succeeds()], {}, new FakeClock(0.8));
    await clock.until(atlas.messages.send(message));
    expect(times(arrived)).toEqual([0, 800]);
  });
});

describe("a deadline", () => {
  it.each([
    ["an answer that never comes", hangs],
    ["a body that never ends", trickles],
  ])("ends an attempt, and another is made: %s", async (_what, deed) => {
    const { atlas, arrived, clock } = connect([deed, succeeds({ message_id: id })], { attemptTimeout: 5_000 });
    expect(await clock.until(atlas.messages.send(message))).toEqual({ message_id: id });
    expect(times(arrived)).toEqual([0, 6_000]);
    expect(arrived.map(({ signal }) => signal?.aborted)).toEqual([true, false]);
    expect(clock.pending).toBe(0);
  });

  it("ends the call, whatever its attempts", async () => {
    const { atlas, arrived, clock } = connect([hangs], { attemptTimeout: 5_000, timeout: 12_500 });
    const error = await clock.until(errorOf(atlas.messages.send(message)));
    expect(error).toBeInstanceOf(AtlasTimeoutError);
    expect(error).toBeInstanceOf(AtlasConnectionError);
    expect(error).toMatchObject({ attempts: 2, message: "http://api.test did not answer in time." });
    // The second attempt ends at 11 s; a third would begin at 13 s.
    expect([...times(arrived), clock.now()]).toEqual([0, 6_000, 11_000]);
  });

  it("of the call cuts its last attempt short", async () => {
    const { atlas, clock } = connect([hangs], { timeout: 2_000 });
    expect(await clock.until(errorOf(atlas.channels.get(id, { timeout: 700 })))).toBeInstanceOf(AtlasTimeoutError);
    expect(clock.now()).toBe(700);
  });
});

describe("the caller's signal", () => {
  it("ends the call before anything is sent", async () => {
    const reason = new Error("no longer wanted");
    const { atlas, arrived, clock } = connect([succeeds()]);
    const error = await clock.until(errorOf(atlas.messages.send(message, { signal: AbortSignal.abort(reason) })));
    expect(error).toBeInstanceOf(AtlasAbortError);
    expect(error).not.toBeInstanceOf(AtlasConnectionError);
    expect(error).toMatchObject({ name: "AbortError", cause: reason, attempts: 0, retryable: false });
    expect(arrived).toHaveLength(0);
  });

  it("ends an attempt, and is not asked again", async () => {
    const controller = new AbortController();
    const { atlas, arrived, clock } = connect([hangs]);
    const call = errorOf(atlas.messages.send(message, { signal: controller.signal }));
    clock.after(300, () => controller.abort());
    expect(await clock.until(call)).toMatchObject({ name: "AbortError", attempts: 1 });
    expect([arrived.length, arrived[0]?.signal?.aborted, clock.now()]).toEqual([1, true, 300]);
  });

  it("ends an attempt that a hook is still preparing, and nothing is sent", async () => {
    const controller = new AbortController();
    const { atlas, arrived, clock } = connect([succeeds()], { hooks: [{ before: () => controller.abort() }] });
    const call = errorOf(atlas.messages.send(message, { signal: controller.signal }));
    expect(await clock.until(call)).toMatchObject({ name: "AbortError" });
    expect([arrived.length, clock.now(), clock.pending]).toEqual([0, 0, 0]);
  });

  it("ends a pause", async () => {
    const controller = new AbortController();
    const { atlas, arrived, clock } = connect([unavailable]);
    const call = errorOf(atlas.messages.send(message, { signal: controller.signal }));
    clock.after(300, () => controller.abort());
    expect(await clock.until(call)).toMatchObject({ name: "AbortError", attempts: 1 });
    expect([arrived.length, clock.now(), clock.pending]).toEqual([1, 300, 0]);
  });
});

describe("an error", () => {
  it("tells a refusal from a lost connection", async () => {
    const refused = connect([unavailable], { retries: 0 });
    const lost = connect([drops], { retries: 0 });
    expect(await refused.clock.until(errorOf(refused.atlas.channels.list()))).toBeInstanceOf(AtlasError);
    const error = await lost.clock.until(errorOf(lost.atlas.channels.list()));
    expect(error).not.toBeInstanceOf(AtlasError);
    expect(error).toMatchObject({
      name: "AtlasConnectionError",
      retryable: true,
      cause: new TypeError("fetch failed"),
    });
  });
});
