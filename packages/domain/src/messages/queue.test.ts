import { expect, test } from "vitest";
import { outline } from "../../test-support/changes.ts";
import { facts, now } from "../../test-support/facts.ts";
import { channelRow, conversationRow, customerRow } from "../../test-support/rows.ts";
import { update } from "../changes.ts";
import { queueMessage } from "./queue.ts";

const conversation = conversationRow();
const parts = { conversation, customer: customerRow(), channel: channelRow() };
const content = { type: "text", text: "At nine.", template_id: null, category: null } as const;

test("a queued message is a row, a job, and an update of its conversation as read", () => {
  const { message, outboxId, changes } = queueMessage(facts(), parts, content);
  expect(outline(changes)).toEqual(["update conversations", "insert messages", "insert outbox"]);
  const { organization_id, id, last_inbound_at } = conversation;
  expect(changes[0]).toEqual(
    update("conversations", { organization_id, id, last_inbound_at }, { waiting_since: null, updated_at: now }),
  );
  expect(message.author).toEqual({ type: "api", name: null });
  expect(message).toMatchObject({ ...content, conversation_id: id, direction: "outbound", delivery_state: "queued" });
  expect(changes[2]).toMatchObject({
    row: { id: outboxId, kind: "send_message", subject_id: message.id, due_at: now },
  });
});
