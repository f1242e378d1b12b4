import { describe, expect, it } from "vitest";
import { type Arrived, type Deed, connect, succeeds } from "../test-support/hostile-service.ts";
import { FakeClock } from "../test-support/fake-clock.ts";
import { Throttle } from "./throttle.ts";

const message = { phone_number: "+15550100001", text: "Your table is ready." };
const minute = 60_000;

/** The service's exact sliding window. It reports what remains and refuses what exceeds it. */
const slidingWindow = (limitClass: string, limit: number): Deed => {
  let taken: number[] = [];
  return ({ at }) => {
    taken = taken.filter((time) => time > at - minute);
    const over = taken.length >= limit;
    if (!over) taken.push(at);
    const seconds = Math.ceil(((taken[0] ?? at) + minute - at) / 1_000);
    const headers = {
      RateLimit: `"${limitClass}";r=${limit - taken.length};t=${seconds}`,
      "X-Atlas-RateLimit-Limit": String(limit),
      "X-Atlas-RateLimit-Reset": String(Math.ceil(((taken[0] ?? at) + minute) / 1_000)),
      "Retry-After": over ? String(seconds) : "0",
    };
    const error = { code: "rate_limited", message: "Too many.", retryable: true };
    return Response.json(over ? { ok: false, error } : { ok: true, data: {} }, { status: over ? 429 : 200, headers });
  };
};

const pauses = (arrived: readonly Arrived[]): number[] =>
  arrived.slice(1).map(({ at }, index) => at - (arrived[index]?.at ?? 0));

describe("the throttle", () => {
  const limited = (limitClass: string, remaining: number, limit: number) =>
    new Headers({
      RateLimit: `"${limitClass}";r=${remaining};t=30`,
      "X-Atlas-RateLimit-Limit": String(limit),
      "X-Atlas-RateLimit-Reset": "1000",
    });
  const after = (headers: Headers): Throttle => {
    const throttle = new Throttle();
    throttle.enter("token", "messages", 0);
    throttle.leave("token", "messages", 0, headers);
    return throttle;
  };
  const waits = (throttle: Throttle, limitClass: string, times: number): number[] =>
    Array.from({ length: times }, () => throttle.enter("token", limitClass, 0));

  it("counts requests under way, and spreads from a fifth of the limit on", () => {
    expect(waits(after(limited("messages", 4, 10)), "messages", 5)).toEqual([0, 0, 0, 15_000, 45_000]);
  });

  it("spreads by the limit that the first answer tells, even if all of it is used up", () => {
    expect(waits(after(limited("messages", 1, 10)), "messages", 3)).toEqual([0, 30_000, 36_000]);
  });

  it("holds back the class that the answer names, and no other", () => {
    const throttle = after(limited("actions", 0, 10));
    expect([waits(throttle, "messages", 2), waits(throttle, "actions", 2)]).toEqual([
      [0, 0],
      [30_000, 36_000],
    ]);
  });

  it("learns nothing from an answer that a cache repeats, and waits once", async () => {
    const reads = (remaining: number, reset: number, seconds: number): Deed =>
      succeeds(
        {},
        {
          RateLimit: `"reads";r=${remaining};t=${seconds}`,
          "X-Atlas-RateLimit-Limit": "300",
          "X-Atlas-RateLimit-Reset": String(reset),
        },
      );
    const [old, latest] = [reads(0, 1_000, 40), reads(9, 1_030, 60)];
    const { atlas, arrived, clock } = connect([old, old, old, latest, old, latest, latest]);
    for (let asked = 0; asked < 4; asked += 1) await clock.until(atlas.channels.get("c"));
    expect(pauses(arrived)).toEqual([40_000, 200, 200]);
    await clock.until(atlas.channels.get("c"));
    const last = arrived.at(-1)?.at ?? 0;
    await clock.until(Promise.all([1, 2, 3].map(() => atlas.channels.get("c"))));
    // Nine calls remain for a minute after the fourth answer, whatever the cache says.
    expect(clock.now() - last).toBeLessThan(minute);
  });

  it("takes the least that remains of answers of one second", () => {
    const throttle = new Throttle();
    for (const remaining of [30, 1, 30]) {
      const headers = limited("messages", remaining, 60);
      headers.set("X-Atlas-RateLimit-Reset", "1030");
      throttle.enter("token", "messages", 0);
      throttle.leave("token", "messages", 0, headers);
    }
    expect(waits(throttle, "messages", 2)).toEqual([30_000, 60_000]);
  });

  it("sends at once while more than 20 % remains, and spreads the rest", async () => {
    const { atlas, arrived, clock } = connect([slidingWindow("messages", 60)], { timeout: 10 * minute });
    for (let sent = 0; sent < 60; sent += 1) await clock.until(atlas.messages.send(message));
    expect(pauses(arrived).slice(0, 48)).toEqual(Array(48).fill(0));
    expect(Math.min(...pauses(arrived).slice(49))).toBeGreaterThan(1_000);
    expect(clock.now()).toBeLessThan(minute + 2_000);
  });

  it("never meets a 429, however much is sent one after the other", async () => {
    const outcomes: number[] = [];
    const hooks = [
      {
        after: (_attempt: unknown, { response }: { response?: Response | undefined }) =>
          void outcomes.push(response?.status ?? 0),
      },
    ];
    const { atlas, clock } = connect([slidingWindow("actions", 30)], { hooks, timeout: 10 * minute });
    const action = { conversation_id: "c", action_type: "reply", payload: { text: "Hi" } } as const;
    for (let sent = 0; sent < 100; sent += 1) await clock.until(atlas.actions.execute(action));
    expect(outcomes).toEqual(Array(100).fill(200));
    expect(clock.now()).toBeLessThan(4 * minute);
  });

  it("brings a storm of calls through, each once", async () => {
    const { atlas, arrived, clock } = connect(
      [slidingWindow("messages", 60)],
      { timeout: 10 * minute, retries: 9 },
      new FakeClock(0.5),
    );
    const calls = Array.from({ length: 150 }, () => atlas.messages.send(message));
    await clock.until(Promise.all(calls));
    const keys = new Set(arrived.map(({ body }) => (body as { idempotency_key: string }).idempotency_key));
    expect(keys.size).toBe(150);
    expect(clock.now()).toBeLessThan(5 * minute);
  });

  it("counts each class by itself", async () => {
    const scarce = {
      RateLimit: '"messages";r=0;t=30',
      "X-Atlas-RateLimit-Limit": "60",
      "X-Atlas-RateLimit-Reset": "1000",
    };
    const { atlas, arrived, clock } = connect([succeeds({}, scarce)]);
    await clock.until(atlas.messages.send(message));
    await clock.until(atlas.channels.get("c"));
    expect(clock.now()).toBe(0);
    await clock.until(atlas.messages.send(message));
    expect(arrived.map(({ at }) => at)).toEqual([0, 0, 30_000]);
  });

  it("can be shared by clients of one token, and left out", async () => {
    const scarce = {
      RateLimit: '"messages";r=0;t=30',
      "X-Atlas-RateLimit-Limit": "60",
      "X-Atlas-RateLimit-Reset": "1000",
    };
    const throttle = new Throttle();
    const clock = new FakeClock();
    const one = connect([succeeds({}, scarce)], { throttle }, clock);
    const other = connect([succeeds({}, scarce)], { throttle }, clock);
    const stranger = connect([succeeds({}, scarce)], { throttle, token: "other" }, clock);
    const careless = connect([succeeds({}, scarce)], { throttle: false }, clock);
    await clock.until(one.atlas.messages.send(message));
    await clock.until(stranger.atlas.messages.send(message));
    for (let sent = 0; sent < 3; sent += 1) await clock.until(careless.atlas.messages.send(message));
    expect(clock.now()).toBe(0);
    await clock.until(other.atlas.messages.send(message));
    expect(clock.now()).toBe(30_000);
  });

  it("does not wait for a turn that comes after the deadline: the service shall say so", async () => {
    const scarce = {
      RateLimit: '"messages";r=0;t=30',
      "X-Atlas-RateLimit-Limit": "60",
      "X-Atlas-RateLimit-Reset": "1000",
    };
    const { atlas, arrived, clock } = connect([succeeds({}, scarce)], { timeout: 20_000 });
    await clock.until(atlas.messages.send(message));
    await clock.until(atlas.messages.send(message));
    expect(arrived.map(({ at }) => at)).toEqual([0, 0]);
  });

  it("lets others go on when one that waits is ended", async () => {
    const scarce = {
      RateLimit: '"messages";r=1;t=30',
      "X-Atlas-RateLimit-Limit": "60",
      "X-Atlas-RateLimit-Reset": "1000",
    };
    const { atlas, clock } = connect([succeeds({}, scarce)]);
    await clock.until(atlas.messages.send(message));
    const controller = new AbortController();
    clock.after(10, () => controller.abort());
    const ended = [1, 2, 3].map(() => atlas.messages.send(message, { signal: controller.signal }).catch(() => {}));
    await clock.until(Promise.all(ended));
    await clock.until(atlas.messages.send(message));
    expect(clock.pending).toBe(0);
  });
});
