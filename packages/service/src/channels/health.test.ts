import { describe, expect, test } from "vitest";
import { World, inserted, outline } from "../../test-support/changes.ts";
import { facts, now } from "../../test-support/facts.ts";
import { channelRow, jobRow, organizationRow } from "../../test-support/rows.ts";
import { insert } from "../core/changes.ts";
import type { ChannelHealth, ChannelRow } from "../rows/channels.ts";
import { day, later, minute, second } from "../core/time.ts";
import type { ChannelCheck } from "../pipeline/services.ts";
import { type CheckFacts, concludeCheck, enqueueCheck, healthAfter, isChecked, staysAsItIs } from "./health.ts";

const good: ChannelCheck = { ok: true, latencyMs: 84 };
const slow: ChannelCheck = { ok: true, latencyMs: 2_000 };
const bad: ChannelCheck = { ok: false, latencyMs: 0 };
const job = jobRow({ kind: "check_channel", subject_id: channelRow().id });

const factsOf = (change: Partial<CheckFacts> = {}): CheckFacts => ({
  ...facts(),
  job,
  channel: channelRow(),
  organization: organizationRow(),
  link: null,
  carried: true,
  ...change,
});

/** Returns the channel after each of several checks, each made when due. */
const play = (from: Partial<ChannelRow>, checks: readonly ChannelCheck[], carried = true) => {
  const source = facts();
  const world = new World([insert("channels", channelRow(from)), insert("outbox", job)]);
  return checks.map((check) => {
    const [due = job] = world.rows("outbox").filter(({ kind }) => kind === "check_channel");
    const known = factsOf({ ...source, now: due.due_at, job: due, channel: world.only("channels"), carried });
    const changes = concludeCheck(known, check);
    world.commit(changes);
    const { status, health } = world.only("channels");
    const audited = inserted(changes, "audit_events").length;
    return { status, state: health.state, failures: health.consecutive_failures, audited };
  });
};

const unknown = channelRow().health;
const failed = (consecutive_failures: number): ChannelHealth => ({
  ...unknown,
  state: "degraded",
  consecutive_failures,
});

describe("the health of a channel", () => {
  test.for([
    ["a good answer", unknown, good, { state: "healthy", latency_ms: 84, consecutive_failures: 0, message: null }],
    [
      "a good answer after failures",
      failed(7),
      good,
      { state: "healthy", latency_ms: 84, consecutive_failures: 0, message: null },
    ],
    [
      "a slow answer",
      unknown,
      slow,
      {
        state: "degraded",
        latency_ms: 2_000,
        consecutive_failures: 0,
        message: "The messaging app took 2000 ms to answer.",
      },
    ],
    [
      "an answer just in time",
      unknown,
      { ok: true, latencyMs: 1_999.4 },
      { state: "healthy", latency_ms: 1_999, consecutive_failures: 0, message: null },
    ],
    [
      "the first failure",
      unknown,
      bad,
      { state: "degraded", latency_ms: null, consecutive_failures: 1, message: "The messaging app does not answer." },
    ],
    ["the second failure", failed(1), bad, { state: "degraded", consecutive_failures: 2 }],
    ["the third failure", failed(2), bad, { state: "unreachable", latency_ms: null, consecutive_failures: 3 }],
    ["a failure that says why", unknown, { ...bad, message: "Login refused." }, { message: "Login refused." }],
  ] as const)("after %s", ([, before, check, after]) => {
    expect(healthAfter(before, check)).toMatchObject(after);
  });

  test("cuts a message to the length that the contract allows", () => {
    expect(healthAfter(unknown, { ...bad, message: "x".repeat(600) }).message).toHaveLength(500);
  });
});

describe("the status of a channel", () => {
  test("is disconnected at the third failure in a row, and restored by the first good answer", () => {
    expect(play({ status: "active" }, [good, bad, bad, bad, bad, slow, good]).map(({ status }) => status)).toEqual([
      "active",
      "active",
      "active",
      "disconnected",
      "disconnected",
      "active",
      "active",
    ]);
  });

  test("is restored to connected if the channel has carried no message", () => {
    const after = play(
      { status: "disconnected", health: { ...unknown, state: "unreachable", consecutive_failures: 3 } },
      [good],
      false,
    );
    expect(after).toMatchObject([{ status: "connected", state: "healthy", failures: 0 }]);
  });

  test("becomes active once a connected channel has carried a message", () => {
    expect(play({ status: "connected" }, [good], true)).toMatchObject([{ status: "active" }]);
    expect(play({ status: "connected" }, [good], false)).toMatchObject([{ status: "connected" }]);
  });

  test("is audited only when it or the health changes", () => {
    const audited = play({ status: "active" }, [good, good, bad, bad, bad, bad, good, good]).map(
      (after) => after.audited,
    );
    expect(audited).toEqual([1, 0, 1, 0, 1, 0, 1, 0]);
  });
});

describe("a check", () => {
  test("is enqueued a minute ahead", () => {
    expect(enqueueCheck(facts(), channelRow().id)).toMatchObject({
      kind: "insert",
      table: "outbox",
      row: {
        kind: "check_channel",
        subject_id: channelRow().id,
        due_at: later(now, minute),
        leased_until: null,
        attempts: 0,
        last_error: null,
        ripe: false,
      },
    });
  });

  test("records its time and changes only its channel and job", () => {
    const changes = concludeCheck(factsOf({ channel: channelRow({ health: healthAfter(unknown, good) }) }), good);
    expect(outline(changes)).toEqual(["update outbox", "update channels"]);
    expect(changes[1]).toMatchObject({ set: { last_health_check: now } });
  });

  test.for([
    ["a minute after the last", now, later(now, minute)],
    ["a minute after the last was due, when it was a little late", later(now, -59 * second), later(now, second)],
    ["a minute from now when it was a minute late", later(now, -minute), later(now, minute)],
    ["once after a long stop", later(now, -5 * day), later(now, minute)],
  ] as const)("is due again %s", ([, due_at, next]) => {
    const held = { ...job, due_at };
    expect(concludeCheck(factsOf({ job: held }), good)[0]).toEqual({
      kind: "update",
      table: "outbox",
      where: { organization_id: job.organization_id, id: job.id, leased_until: job.leased_until },
      set: { due_at: next, leased_until: null, attempts: 0, last_error: null, ripe: false },
    });
  });

  test("is the last if the organization expires before the next", () => {
    const until = (expires_at: string) =>
      outline(concludeCheck(factsOf({ organization: organizationRow({ expires_at }) }), good))[0];
    expect(until(later(now, minute))).toBe("remove outbox");
    expect(until(later(now, minute + 1))).toBe("update outbox");
  });

  test.for([
    ["that never expires", organizationRow(), true],
    ["until it expires", organizationRow({ expires_at: later(now, 1) }), true],
    ["from when it expires", organizationRow({ expires_at: now }), false],
    ["that is gone", null, false],
  ] as const)("continues only for an existing, unexpired organization: one %s", ([, organization, checked]) => {
    expect(isChecked(organization, now)).toBe(checked);
  });

  const healthy = healthAfter(unknown, good);
  test.for([
    ["that is healthy and active", { status: "active", health: healthy }, true, true],
    ["that is healthy and has carried nothing", { status: "connected", health: healthy }, false, true],
    ["that has carried its first message", { status: "connected", health: healthy }, true, false],
    ["that was never checked", { status: "active", health: unknown }, true, false],
    ["that has failed", { status: "active", health: failed(1) }, true, false],
    ["that an operator disconnected", { status: "disconnected", health: healthy, disconnected_at: now }, true, true],
  ] as const)("is known before a good answer for one %s", ([, change, carried, stays]) => {
    const channel = channelRow(change);
    expect(staysAsItIs(channel, carried)).toBe(stays);
    const changes = concludeCheck(factsOf({ channel, carried }), good);
    expect(inserted(changes, "audit_events").length).toBe(stays ? 0 : 1);
  });
});
