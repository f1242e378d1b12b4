import { eventually } from "@atlas-messaging/test-wait";
import { describe, expect, test } from "vitest";
import { idOf } from "../../test-support/fake-shell.ts";
import type { Principal } from "./principals.ts";
import { Problem } from "./problem.ts";
import { Streams, bytesOf, cutOffAfter, heartbeatEvery } from "./streams.ts";

const principal = (id: number, organization = 1): Principal => ({
  id: idOf(id),
  kind: "key",
  name: null,
  credentialId: idOf(id),
  organizationId: idOf(1_000 + organization),
  scopes: [],
  permissions: [],
  resource: null,
  expiresAt: null,
});

/** Timers that ring when the test says so. */
const handTimers = () => {
  const waiting = new Set<() => void>();
  const asked: number[] = [];
  return {
    asked,
    ring: () => waiting.forEach((run) => run()),
    after: (milliseconds: number, run: () => void) => {
      asked.push(milliseconds);
      waiting.add(run);
      return () => void waiting.delete(run);
    },
    waiting,
  };
};

const reasonOf = (open: () => unknown): unknown => {
  try {
    return open();
  } catch (error) {
    return error instanceof Problem ? [error.refusal.code, error.headers["x-atlas-ratelimit-reason"]] : error;
  }
};

describe("a stream", () => {
  test("waits for news of its organization", async () => {
    const timers = handTimers();
    const streams = new Streams(timers.after);
    const [own, other] = [streams.open(principal(1)), streams.open(principal(2, 2))];
    const waits = Promise.all([own.wait(), other.wait()]);
    streams.wake(idOf(1_001));
    streams.wake(idOf(1_002));
    expect(await waits).toEqual(["news", "news"]);
    const quiet = own.wait();
    streams.wake(idOf(1_002));
    timers.ring();
    expect(await quiet).toBe("quiet");
  });

  test("hears of news that came before it waits, once", async () => {
    const timers = handTimers();
    const stream = new Streams(timers.after).open(principal(1));
    stream.wake();
    stream.wake();
    expect(await stream.wait()).toBe("news");
    const next = stream.wait();
    timers.ring();
    expect(await next).toBe("quiet");
  });

  test("shows itself every 15 s, and leaves no timer behind", async () => {
    const timers = handTimers();
    const stream = new Streams(timers.after).open(principal(1));
    const wait = stream.wait();
    timers.ring();
    await wait;
    expect([timers.asked, heartbeatEvery, timers.waiting.size]).toEqual([[15_000], 15_000, 0]);
  });

  test("ends with its client, and news do not wake it again", async () => {
    const streams = new Streams(handTimers().after);
    const stream = streams.open(principal(1));
    const wait = stream.wait();
    stream.end();
    stream.wake();
    expect([await wait, await stream.wait(), streams.size, streams.organizations]).toEqual(["ended", "ended", 0, []]);
  });

  test("ends with the process, which opens no other", async () => {
    const streams = new Streams(handTimers().after);
    const open = [streams.open(principal(1)), streams.open(principal(2)), streams.open(principal(3, 2))];
    const waits = open.map((stream) => stream.wait());
    streams.close();
    expect(await Promise.all(waits)).toEqual(["ended", "ended", "ended"]);
    expect(reasonOf(() => streams.open(principal(1)))).toEqual(["unavailable", undefined]);
  });
});

describe("a client that reads nothing", () => {
  const texts = async function* () {
    yield "one";
    yield "two";
  };

  test("is cut off after a minute, and its place is free", async () => {
    const timers = handTimers();
    const streams = new Streams(timers.after);
    const body = bytesOf(texts(), streams.open(principal(1)));
    await eventually(() => expect(timers.asked).toEqual([cutOffAfter]));
    timers.ring();
    expect(streams.size).toBe(0);
    await expect(body.getReader().read()).rejects.toThrow("reads nothing");
  });

  test("is one that reads no more; who reads is not cut off", async () => {
    const timers = handTimers();
    const streams = new Streams(timers.after);
    const body = bytesOf(texts(), streams.open(principal(1)));
    expect(await new Response(body).text()).toBe("onetwo");
    expect(timers.waiting.size).toBe(0);
  });
});

describe("open streams are bounded", () => {
  test("to 10 of a principal, until one ends", () => {
    const streams = new Streams(handTimers().after);
    const [first] = Array.from({ length: 10 }, () => streams.open(principal(1)));
    expect(reasonOf(() => streams.open(principal(1)))).toEqual(["rate_limited", "principal"]);
    expect(streams.open(principal(2)).principal.id).toBe(idOf(2));
    first?.end();
    expect(streams.open(principal(1)).principal.id).toBe(idOf(1));
    expect(streams.size).toBe(11);
  });

  test("to 100 of an organization", () => {
    const streams = new Streams(handTimers().after);
    for (let index = 0; index < 100; index += 1) streams.open(principal(index));
    expect(reasonOf(() => streams.open(principal(100)))).toEqual(["rate_limited", "organization"]);
    expect(streams.open(principal(1, 2)).principal.organizationId).toBe(idOf(1_002));
  });
});
