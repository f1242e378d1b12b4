import { describe, expect, test } from "vitest";
import { facts, idOf, now } from "../../test-support/facts.ts";
import { channelRow, conversationRow, customerRow, messageRow } from "../../test-support/rows.ts";
import { actingIn, presentAuthor, withoutAddress } from "../core/records.ts";
import { newConversation } from "./decide.ts";
import { presentConversation, presentEventParts, presentMessage } from "./present.ts";

const parts = { conversation: conversationRow({ labels: ["vip"] }), customer: customerRow(), channel: channelRow() };

describe("a conversation", () => {
  test("shows its labels, and a copy of them", () => {
    const { labels } = presentConversation(parts, now);
    expect(labels).toEqual(["vip"]);
    expect(labels).not.toBe(parts.conversation.labels);
  });

  test("is named in events with its channel and customer", () => {
    expect(presentEventParts(parts)).toEqual({
      conversation_id: parts.conversation.id,
      channel: "chatapp",
      conversation: {
        status: parts.conversation.status,
        owner_id: null,
        labels: parts.conversation.labels,
        waiting_since: parts.conversation.waiting_since,
      },
      customer: { id: parts.customer.id, phone_number: "+15550100099" },
    });
  });

  test("begins without labels, owner or announcement", () => {
    const inbound = { last_inbound_at: now, last_inbound_id: idOf(2, 40) };
    const row = newConversation(facts(), { customer_id: idOf(2, 2), channel_id: idOf(2, 1), ...inbound });
    expect(row).toMatchObject({
      status: "open",
      labels: [],
      owner_id: null,
      person_announced: false,
      waiting_since: now,
    });
  });
});

describe("a message", () => {
  test("names the message that it answers, and otherwise no such member", () => {
    expect(presentMessage(messageRow({ reply_to: idOf(2, 41) }))).toMatchObject({ reply_to: idOf(2, 41) });
    expect(presentMessage(messageRow())).toMatchObject({ reply_to: undefined, content: undefined });
  });
});

describe("an author", () => {
  test("is nobody where the service itself acts", () => {
    expect(actingIn({ actor: { kind: "system", id: idOf(0, 2) } })).toBeNull();
    expect(actingIn({ actor: { kind: "operator", id: idOf(0, 2), name: "Ada" } })).toEqual({
      type: "operator",
      name: "Ada",
    });
    expect(presentAuthor(null)).toBeNull();
  });

  test.for([
    ["ada@shop.example", "Operator"],
    ["Ada", "Ada"],
    [null, null],
  ])("named %s is shown to customers as %s", ([name, shown]) => {
    expect(withoutAddress({ type: "operator", name: name ?? null })).toEqual({ type: "operator", name: shown });
  });
});
