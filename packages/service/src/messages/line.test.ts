/** Order of messages to a customer. */
import { describe, expect, test } from "vitest";
import { outline } from "../../test-support/changes.ts";
import { facts, idOf, now } from "../../test-support/facts.ts";
import { channelRow, conversationRow, customerRow, jobRow, messageRow } from "../../test-support/rows.ts";
import { later, minute } from "../core/time.ts";
import { type Handover, type HandoverFacts, concludeHandover, giveUpMessage } from "./delivery.ts";
import { departureOf, standBehind } from "./line.ts";

const before = messageRow({ id: idOf(3, 1), created_at: now, updated_at: now });
const waiting = jobRow({ id: idOf(3, 2), conversation_id: before.conversation_id, event_row_id: before.id });
const known = (behind: HandoverFacts["behind"]): HandoverFacts => ({
  ...facts(),
  job: jobRow(),
  random: 0,
  message: before,
  conversation: conversationRow(),
  customer: customerRow(),
  channel: channelRow({ provider: "cloud_api" }),
  behind,
});

test("a message departs at its time, or when it was accepted", () => {
  expect(departureOf({ send_at: null, created_at: now })).toBe(now);
  expect(departureOf({ send_at: later(now, minute), created_at: now })).toBe(later(now, minute));
});

test("one that waits looks again after a minute, and marks the one before it", () => {
  const [marked, held] = standBehind({ job: jobRow(), now: later(now, 1) }, before);
  expect(marked).toMatchObject({ table: "messages", where: { id: before.id, delivery_state: "queued" } });
  expect(held).toMatchObject({
    table: "outbox",
    set: { due_at: later(now, minute + 1), event_row_id: before.id, last_error: "waits_for_earlier", attempts: 0 },
  });
});

describe("one that waits", () => {
  const gone = { table: "outbox", where: { id: waiting.id }, set: { due_at: now, event_row_id: null } };

  test.for<readonly [string, Handover]>([
    ["is sent", { kind: "sent", provider_message_id: "1" }],
    ["fails", { kind: "failed", failure: "message_invalid" }],
  ])("goes when the one before it %s", ([, handover]) => {
    expect(concludeHandover(known([waiting]), handover)).toContainEqual(
      expect.objectContaining({ table: gone.table, set: expect.objectContaining(gone.set) }),
    );
  });

  test("goes when the one before it is given up", () => {
    expect(giveUpMessage(known([waiting]))).toContainEqual(
      expect.objectContaining({ table: gone.table, set: expect.objectContaining(gone.set) }),
    );
  });

  test("stays while the one before it is put off", () => {
    const changes = concludeHandover(known([waiting]), { kind: "put_off", failure: "rate_limited", rest: 6_000 });
    expect(outline(changes)).toEqual(["update outbox"]);
    expect(changes[0]).toMatchObject({ where: { id: jobRow().id } });
  });
});

test("a message that leaves meets a conflict if one has begun to wait meanwhile", () => {
  const [, state] = concludeHandover(known([]), { kind: "sent", provider_message_id: "1" });
  expect(state).toMatchObject({ where: { id: before.id, delivery_state: "queued", updated_at: now } });
});
