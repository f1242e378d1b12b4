import { type Change, insert, update } from "../changes.ts";
import type { ConversationParts } from "../conversations/present.ts";
import type { Facts } from "../outcome.ts";
import { audit, enqueue } from "../records.ts";
import type { ConversationRow, Id, MessageRow } from "../rows.ts";

/** What is to be sent, as the customer will read it. */
export type OutboundContent = Pick<MessageRow, "type" | "text" | "template_id" | "category"> & {
  /** What the placeholders of the template were filled with, for providers that fill it themselves. */
  readonly template_params?: { readonly [name: string]: string };
};

/** A message that waits to be sent, and the outbox row that promises to send it. */
export interface QueuedMessage {
  readonly message: MessageRow;
  readonly outboxId: Id;
  readonly changes: readonly Change[];
}

/** What a decision has read of a conversation beside its window, and what it makes of it beside sending. */
export interface Besides {
  readonly read: Partial<ConversationRow>;
  readonly set: Partial<ConversationRow>;
}

/** Queues a message in a conversation; whether it may be sent, the verb has decided. */
export const queueMessage = (
  facts: Facts,
  { conversation }: ConversationParts,
  content: OutboundContent,
  { read, set }: Besides = { read: {}, set: {} },
): QueuedMessage => {
  const { changes, ...queued } = queueFirstMessage(facts, conversation, content);
  // The decision has read when the customer last wrote: a window that moves meanwhile is decided again.
  const { organization_id, id, last_inbound_at } = conversation;
  const touched = update(
    "conversations",
    { organization_id, id, last_inbound_at, ...read },
    { ...set, updated_at: facts.now },
  );
  return { ...queued, changes: [touched, ...changes] };
};

/** Queues a message in a conversation that the same outcome creates. */
export const queueFirstMessage = (
  facts: Facts,
  conversation: ConversationRow,
  { template_params, ...content }: OutboundContent,
): QueuedMessage => {
  const message: MessageRow = {
    organization_id: facts.organizationId,
    id: facts.newId(),
    conversation_id: conversation.id,
    direction: "outbound",
    ...content,
    delivery_state: "queued",
    provider_message_id: null,
    error_code: null,
    created_at: facts.now,
    updated_at: facts.now,
  };
  const outboxId = facts.newId();
  const detail = template_params === undefined ? null : { template_params };
  const job = enqueue(facts, { id: outboxId, kind: "send_message", subject_id: message.id, detail });
  return { message, outboxId, changes: [insert("messages", message), job] };
};

/** The audit entry of a message that was queued; the log says where it goes, not what it says. */
export const auditSending = (
  facts: Facts,
  eventType: "atlas_api.message.send" | "atlas_api.action.reply",
  { id, conversation_id, type, template_id, category }: MessageRow,
): Change => audit(facts, eventType, id, { after: { conversation_id, type, template_id, category } });
