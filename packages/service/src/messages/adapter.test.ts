import { describe, expect, test } from "vitest";
import { accepted, inserted, refused } from "../../test-support/changes.ts";
import { facts, idOf, now } from "../../test-support/facts.ts";
import { channelRow, conversationRow, customerRow, messageRow } from "../../test-support/rows.ts";
import type { Change } from "../core/changes.ts";
import { checkOf, handoverOf, messageRequest, readRequest, receiptOf } from "./adapter.ts";
import { reportStatus } from "./report.ts";

const channel = channelRow({ provider: "adapter", channel: "webchat" });
const parts = { channel, customer: customerRow(), conversation: conversationRow() };
const message = messageRow({ direction: "outbound", delivery_state: "queued", text: "We open at nine." });
const updated = (changes: readonly Change[], table: string) =>
  changes.flatMap((each) => (each.kind === "update" && each.table === table ? [each.set] : []));
const answer = (status: number, body: unknown = undefined, retryAfter = 0) => ({ status, body, retryAfter });

test("a message is handed over under its own id, which stays at each attempt", () => {
  const handed = { ...parts, message, quotedId: "network-1" };
  expect(messageRequest(handed)).toEqual(messageRequest(handed));
  expect(messageRequest(handed)).toMatchObject({
    id: message.id,
    body: {
      event_id: message.id,
      event_type: "adapter.message",
      channel: "webchat",
      message: { id: message.id, text: "We open at nine.", reply_to_provider_message_id: "network-1" },
    },
  });
  const read = { channel, messageId: message.id, providerMessageId: "network-1", showsTyping: true };
  expect(readRequest(read, idOf(9, 9), now).body).toMatchObject({
    event_type: "adapter.read",
    message: { id: message.id, provider_message_id: "network-1", typing: true },
  });
});

describe("an adapter's answer", () => {
  test.for([
    [answer(200, { provider_message_id: "network-1" }), { kind: "sent", provider_message_id: "network-1" }],
    [answer(204), { kind: "sent", provider_message_id: null }],
    [answer(200, { provider_message_id: "a\nb" }), { kind: "sent", provider_message_id: null }],
    [answer(422, { error: { code: "message_invalid" } }), { kind: "failed", failure: "message_invalid" }],
    [answer(422, { error: { code: "constructor" } }), { kind: "failed", failure: "provider_error" }],
    [answer(400, "nothing"), { kind: "failed", words: { title: "The adapter answered 400." } }],
    [answer(401), { kind: "put_off", failure: "channel_refused" }],
    [answer(404), { kind: "put_off", failure: "channel_refused" }],
    [answer(408), { kind: "put_off", failure: "provider_unavailable" }],
    [answer(429, undefined, 60_000), { kind: "put_off", failure: "rate_limited", rest: 60_000 }],
    [answer(302), { kind: "put_off", failure: "provider_unavailable" }],
    [answer(503), { kind: "put_off", failure: "provider_unavailable" }],
    [{ problem: "It took too long." }, { kind: "put_off", failure: "provider_unavailable" }],
  ] as const)("%o decides what becomes of the message: %o", ([given, expected]) => {
    expect(handoverOf(given)).toMatchObject(expected);
    expect(receiptOf(given).kind).toBe({ sent: "told", failed: "refused", put_off: "put_off" }[expected.kind]);
  });

  test("to a check tells the health", () => {
    expect(checkOf(answer(200), 5)).toEqual({ ok: true, latencyMs: 5 });
    expect(checkOf(answer(401), 5)).toMatchObject({ ok: false, message: "The adapter does not take the signature." });
    expect(checkOf({ problem: "Nobody answers." }, 5)).toMatchObject({ ok: false, message: "Nobody answers." });
  });
});

describe("a status that an adapter reports", () => {
  const report = (body: Parameters<typeof reportStatus>[1]["body"], change: object = {}) =>
    reportStatus(
      { ...facts(), found: { ...parts, message }, isIdTaken: false, ...change },
      { params: { id: message.id }, query: {}, body },
    );

  test("moves the message forward, with the network's id and reason", () => {
    const { body, changes } = accepted(report({ status: "delivered", provider_message_id: "network-1" }));
    expect(body.data).toEqual({ message_id: message.id, delivery_state: "delivered" });
    expect(updated(changes, "messages")).toMatchObject([{ provider_message_id: "network-1" }]);
    const error = { code: "recipient_unreachable", title: "Gone" };
    expect(updated(accepted(report({ status: "failed", error })).changes, "messages")).toMatchObject([
      { delivery_state: "failed", error_code: "recipient_unreachable" },
    ]);
    expect(inserted(changes, "audit_events")).toMatchObject([{ event_type: "atlas_api.message.report" }]);
  });

  test("that comes late changes nothing, and an id that another message has is left out", () => {
    const read = { ...message, delivery_state: "read" } as const;
    const late = accepted(report({ status: "sent" }, { found: { ...parts, message: read } }));
    expect([late.body.data.delivery_state, updated(late.changes, "messages")]).toEqual(["read", []]);
    const taken = accepted(report({ status: "sent", provider_message_id: "network-1" }, { isIdTaken: true }));
    expect(updated(taken.changes, "messages")).not.toMatchObject([{ provider_message_id: "network-1" }]);
  });

  test("of another channel's message, or of none, is refused", () => {
    const found = { ...parts, channel: channelRow(), message };
    expect(refused(report({ status: "sent" }, { found })).code).toBe("conflict");
    expect(refused(report({ status: "sent" }, { found: null })).code).toBe("not_found");
  });
});
