import { sandbox } from "@atlas-messaging/contract";
import { describe, expect, test } from "vitest";
import { World, deliveredNames, outline } from "../../test-support/changes.ts";
import { facts, now } from "../../test-support/facts.ts";
import { channelRow, conversationRow, customerRow, jobRow, messageRow } from "../../test-support/rows.ts";
import { insert } from "../core/changes.ts";
import type { DeliveryState, MessageRow } from "../rows/messages.ts";
import type { JobRow } from "../rows/jobs.ts";
import { concludeHandover, handToSandbox, playStep } from "./delivery.ts";
import { usualPricing } from "../costs/pricing.ts";

const message = messageRow({ created_at: now, updated_at: now });

const factsAt = (phone_number: string, job: JobRow, changed: Partial<MessageRow> = {}, source = facts()) => ({
  ...source,
  now: job.due_at,
  job,
  message: { ...message, ...changed },
  conversation: conversationRow(),
  customer: customerRow({ phone_number }),
  channel: channelRow(),
  behind: [],
});

/** Runs an outbox in memory by due time. Returns the message's states with their delays in milliseconds. */
const play = (phoneNumber: string) => {
  const source = facts();
  const world = new World([insert("messages", message), insert("outbox", jobRow({ subject_id: message.id }))]);
  const states: [number, DeliveryState | null][] = [];
  const names: string[] = [];
  for (let job = nextJob(world); job; job = nextJob(world)) {
    const decide = job.kind === "send_message" ? handToSandbox : playStep;
    const changes = decide(factsAt(phoneNumber, job, world.only("messages"), source));
    world.commit(changes);
    names.push(...deliveredNames(changes));
    states.push([Date.parse(job.due_at) - Date.parse(now), world.only("messages").delivery_state]);
  }
  return { message: world.only("messages"), states, names };
};

const nextJob = (world: World): JobRow | undefined =>
  world
    .rows("outbox")
    .filter(({ kind }) => kind === "send_message" || kind === "advance_message")
    .toSorted((one, other) => (one.due_at < other.due_at ? -1 : 1))[0];

const delivered = [
  [50, "sent"],
  [150, "delivered"],
  [400, "read"],
] as const;

const { phoneNumbers } = sandbox;

describe("a message to a sandbox number", () => {
  test.for([
    ["delivered", phoneNumbers.delivered.phone_number, delivered],
    [
      "failed",
      phoneNumbers.failed.phone_number,
      [
        [50, "sent"],
        [150, "failed"],
      ],
    ],
    ["stays_sent", phoneNumbers.stays_sent.phone_number, [[50, "sent"]]],
    ["window_closed", phoneNumbers.window_closed.phone_number, delivered],
    [
      "slow",
      phoneNumbers.slow.phone_number,
      [
        [2000, "sent"],
        [8000, "delivered"],
      ],
    ],
    ["none of them", "+15550199999", delivered],
  ] as const)("that is %s goes through its script to the end", ([, phoneNumber, script]) => {
    expect(play(phoneNumber).states).toEqual([[0, "queued"], ...script]);
  });

  test("has a script for each number of the contract", () => {
    expect(Object.keys(phoneNumbers).toSorted()).toEqual([
      "delivered",
      "failed",
      "slow",
      "stays_sent",
      "two_forms",
      "unpaid",
      "window_closed",
    ]);
  });

  test("is refused with its channel for the number without payment, which the next message ends", () => {
    const handOver = (channel = channelRow()) => {
      const unpaid = factsAt(phoneNumbers.unpaid.phone_number, jobRow());
      return concludeHandover({ ...unpaid, channel, random: 0 }, { kind: "scripted" });
    };
    expect(outline(handOver())).toContain("update channels");
    expect(handOver()).toContainEqual(
      expect.objectContaining({ set: expect.objectContaining({ last_error: "channel_refused" }) }),
    );
    const provider_error = { code: 131042, title: "Payment", details: null, advice: null };
    const refused = channelRow({ health: { ...channelRow().health, state: "degraded", provider_error } });
    const next = { ...factsAt(phoneNumbers.delivered.phone_number, jobRow()), channel: refused, random: 0 };
    expect(outline(concludeHandover(next, { kind: "scripted" }))).toContain("update channels");
  });

  test("keeps one provider's id, and emits events under every name", () => {
    const { message: read, names } = play(phoneNumbers.delivered.phone_number);
    expect(read).toMatchObject({ provider_message_id: `sandbox-${message.id}`, error_code: null });
    expect(names.toSorted()).toEqual([
      "agent.message_delivery",
      "agent.message_delivery",
      "agent.message_delivery",
      "conversation.message_delivered",
      "message.delivered",
    ]);
  });

  test("that fails has the script's error code", () => {
    expect(play(phoneNumbers.failed.phone_number).message.error_code).toBe("recipient_unreachable");
  });
});

describe("a step", () => {
  const step = (number: unknown): JobRow =>
    jobRow({ kind: "advance_message", subject_id: message.id, detail: { step: number } as JobRow["detail"] });
  const to = phoneNumbers.delivered.phone_number;

  test("is enqueued only after the one before is played", () => {
    expect(outline(handToSandbox(factsAt(to, jobRow())))).toEqual(["remove outbox", "insert outbox"]);
    expect(outline(playStep(factsAt(to, step(0))))).toEqual([
      "remove outbox",
      "update messages",
      "insert events",
      "insert outbox",
      "tally message_charges",
      "insert outbox",
    ]);
  });

  test("that comes late changes only the outbox", () => {
    const pricing = { ...usualPricing(message), country: "US", told_by: "sent", at: now } as const;
    expect(outline(playStep(factsAt(to, step(0), { delivery_state: "read", pricing })))).toEqual([
      "remove outbox",
      "insert outbox",
    ]);
  });

  test("past the end of the script ends the job", () => {
    expect(outline(playStep(factsAt(to, step(3))))).toEqual(["remove outbox"]);
  });

  test("is played only under the lease of its job", () => {
    const job = step(2);
    const world = new World([insert("messages", message), insert("outbox", { ...job, leased_until: null })]);
    expect(() => world.commit(playStep(factsAt(to, job)))).toThrow("0 rows of outbox");
  });
});
