import { expect, test } from "vitest";
import { outline } from "../../test-support/changes.ts";
import { facts, now } from "../../test-support/facts.ts";
import { channelRow, conversationRow, customerRow } from "../../test-support/rows.ts";
import { update } from "../core/changes.ts";
import { queueMessage } from "./send.ts";

const conversation = conversationRow();
const parts = { conversation, customer: customerRow(), channel: channelRow() };
const content = { type: "text", text: "At nine.", template_id: null, category: null } as const;

test("a queued message is a row, a job, and an update of its conversation as read", () => {
  const { message, outboxId, changes } = queueMessage(facts(), parts, content);
  expect(outline(changes)).toEqual(["update conversations", "insert messages", "insert outbox"]);
  const { organization_id, id, last_inbound_at } = conversation;
  expect(changes[0]).toEqual(
    update(
      "conversations",
      { organization_id, id, last_inbound_at, merged_into: null },
      { waiting_since: null, updated_at: now },
    ),
  );
  expect(message.author).toEqual({ type: "api", name: null });
  expect(message).toMatchObject({ ...content, conversation_id: id, direction: "outbound", delivery_state: "queued" });
  expect(changes[2]).toMatchObject({
    row: { id: outboxId, kind: "send_message", subject_id: message.id, due_at: now },
  });
});

test.for([
  ["a person, where people have the conversation", "operator", "handed_off", true],
  ["a person, where the agent has it", "operator", "open", false],
  ["a program, where people have it", "api", "handed_off", false],
] as const)("a message of %s announces the person: %s, %s, %s", ([, type, status, announces]) => {
  const { changes } = queueMessage(facts(), { ...parts, conversation: conversationRow({ status }) }, content, {
    author: { type, name: null },
  });
  const announced = announces ? { person_announced: true, person_remind_at: null } : {};
  expect(changes[0]?.kind === "update" && changes[0].set).toEqual({
    waiting_since: null,
    ...announced,
    updated_at: now,
  });
});

test("a template, or a text for later, answers nobody who waits", () => {
  const asked = { ...content, type: "template" } as const;
  for (const [given, sendAt] of [
    [asked, null],
    [content, now],
  ] as const) {
    const { changes } = queueMessage(facts(), parts, given, { sendAt });
    expect(changes[0]?.kind === "update" && changes[0].set).toEqual({ updated_at: now });
  }
});
