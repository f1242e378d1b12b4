import { type Change, insert, update } from "../changes.ts";
import { authorOf } from "../conversations/author.ts";
import type { ConversationParts } from "../conversations/present.ts";
import type { Facts } from "../outcome.ts";
import { audit, enqueue } from "../records.ts";
import { mediaIdIn } from "./media/attach.ts";
import type { Author, ConversationRow, Id, Instant, MessageRow } from "../rows.ts";

/** Content to send, as the customer will read it. */
export type OutboundContent = Pick<MessageRow, "type" | "text" | "template_id" | "category"> & {
  readonly content?: MessageRow["content"];
  readonly reply_to?: Id | null;
  /** The template's parameters, for providers that render it themselves. */
  readonly template_params?: { readonly [name: string]: string };
};

/** A queued message and the id of its outbox job. */
export interface QueuedMessage {
  readonly message: MessageRow;
  readonly outboxId: Id;
  readonly changes: readonly Change[];
}

/** Circumstances of a queued message beside its content. */
export interface Queueing {
  /** Further preconditions of the conversation. */
  readonly read?: Partial<ConversationRow>;
  /** Further changes of the conversation. */
  readonly set?: Partial<ConversationRow>;
  /** The actor by default. */
  readonly author?: Author;
  /** Time to send it; null for now. */
  readonly sendAt?: Instant | null;
}

/**
 * Queues a message in a conversation. The verb has checked that it may be sent. Text answers a customer who waits; a
 * template may be about anything.
 */
export const queueMessage = (
  facts: Facts,
  { conversation }: ConversationParts,
  content: OutboundContent,
  { read = {}, set = {}, author = authorOf(facts), sendAt = null }: Queueing = {},
): QueuedMessage => {
  const { message, outboxId, changes } = queueFirstMessage(facts, conversation, content, { author, sendAt });
  // A scheduled text answers when it is released.
  const answered = content.type !== "template" && sendAt === null ? { waiting_since: null } : {};
  const announced =
    author.type === "operator" && conversation.status === "handed_off"
      ? { person_announced: true, person_remind_at: null }
      : {};
  // The decision depends on the window, which another message from the customer would move.
  const { organization_id, id, last_inbound_at } = conversation;
  const touched = update(
    "conversations",
    { organization_id, id, last_inbound_at, ...read },
    { ...answered, ...announced, ...set, updated_at: facts.now },
  );
  return { message, outboxId, changes: [touched, ...changes] };
};

/** Queues a message in a conversation created by the same outcome. */
export const queueFirstMessage = (
  facts: Facts,
  conversation: ConversationRow,
  { type, text, template_id, category, template_params, content = null, reply_to = null }: OutboundContent,
  { author = authorOf(facts), sendAt = null }: Pick<Queueing, "author" | "sendAt"> = {},
): QueuedMessage => {
  const status = sendAt === null ? "queued" : "scheduled";
  const message: MessageRow = {
    organization_id: facts.organizationId,
    id: facts.newId(),
    conversation_id: conversation.id,
    direction: "outbound",
    author,
    type,
    text,
    template_id,
    category,
    content,
    reply_to,
    delivery_state: status,
    provider_message_id: null,
    error_code: null,
    send_at: sendAt,
    read_at: null,
    statuses: [{ status, at: facts.now, error_code: null }],
    created_at: facts.now,
    updated_at: facts.now,
  };
  const outboxId = facts.newId();
  const detail = template_params === undefined ? null : { template_params };
  const due =
    sendAt === null ? ({ kind: handoverOf(message) } as const) : ({ kind: "release_message", due_at: sendAt } as const);
  const job = enqueue(facts, { id: outboxId, ...due, subject_id: message.id, detail });
  return { message, outboxId, changes: [insert("messages", message), job] };
};

/** Names the job that hands a message over. Media has a queue of its own, which bounds how much is in memory. */
export const handoverOf = ({ content }: Pick<MessageRow, "content">): "send_message" | "send_media" =>
  mediaIdIn(content) === null ? "send_message" : "send_media";

/** Writes the audit entry of a queued message, without its text. */
export const auditSending = (
  facts: Facts,
  eventType: "atlas_api.message.send" | "atlas_api.action.reply" | "atlas_api.conversation.reply",
  { id, conversation_id, type, template_id, category, send_at }: MessageRow,
): Change =>
  audit(facts, eventType, id, {
    after: { conversation_id, type, template_id, category, ...(send_at === null ? {} : { send_at }) },
  });
