import { keptMetadata, metadataProblem } from "../core/metadata.ts";
import { type Change, insert, update } from "../core/changes.ts";
import type { TemplateRow } from "../rows/templates.ts";
import { type ConversationParts, type Window, windowOf } from "../conversations/present.ts";
import { newConversation, refuseAgent } from "../conversations/decide.ts";
import { beginsConversation, livingParts } from "../customers/decide.ts";
import { type Addressed, addressingOf, beginRecipient, recipientProblem } from "../customers/recipient.ts";
import { calledBy, presentNames } from "../core/addresses.ts";
import { type MarketingRefusal, heldFrom, newRecipient, refuseHeld } from "../customers/marketing.ts";
import { type AnswerOf, type Facts, type Refused, type Verb, accept, refuse, refuseMember } from "../core/outcome.ts";
import { audit, authorOf, enqueue, record } from "../core/records.ts";
import type { ChannelRow } from "../rows/channels.ts";
import type { Author, ConversationRow } from "../rows/conversations.ts";
import type { CustomerRow, QuietHoursRow } from "../rows/customers.ts";
import type { Id, Instant, Metadata } from "../rows/primitives.ts";
import type { MessageRow } from "../rows/messages.ts";
import { type ContentRefusal, type OutboundContent, type RequestedContent, decideContent } from "./content.ts";
import { type Attaching, mediaIdIn } from "../core/media-content.ts";
import { day, later, minute, readInstant } from "../core/time.ts";

/** Facts of sending to an address; null where the organization has no such row yet. */
export interface SendMessageFacts extends Facts, Quoting, Attaching {
  readonly channel: ChannelRow | null;
  readonly customer: CustomerRow | null;
  readonly conversation: ConversationRow | null;
  readonly template: TemplateRow | null;
  /** Null when the organization has none. */
  readonly quietHours: QuietHoursRow | null;
}

/** A queued message and its acknowledgement. */
export interface SentMessage {
  readonly kind: "sent";
  readonly acknowledgement: AnswerOf<"messages.send">["data"];
  readonly message: MessageRow;
  readonly changes: readonly Change[];
}

export type SendRefusal = Refused<"conflict" | "handed_off"> | ContentRefusal | MarketingRefusal;

/** Sends a message to a customer. Creates customer and conversation if needed (POST /v1/atlas/messages). */
export const sendMessage: Verb<"messages.send", SendMessageFacts> = (facts, { body }) => {
  const sent = sendToPhone(facts, body);
  if (sent.kind === "refused") return sent;
  const { conversation_id } = sent.message;
  return accept({ ok: true, data: sent.acknowledgement }, [
    ...sent.changes,
    ...record(facts, { intent: "send_message", conversation_id, tools_called: ["send_message"] }),
    auditSending(facts, "atlas_api.message.send", sent.message),
  ]);
};

/** Sends to an address, without run and audit entry. */
export const sendToPhone = (
  facts: SendMessageFacts,
  requested: RequestedContent &
    Addressed & { readonly channel_id?: Id; readonly send_at?: string; readonly while_handed_off?: boolean },
): SentMessage | SendRefusal => {
  const { channel, template } = facts;
  if (!channel && requested.channel_id !== undefined)
    return refuseMember("channel_id", "must be a channel of your organization");
  if (channel?.status === "disconnected") return refuse("conflict", `The channel ${channel.id} is disconnected.`);
  if (!channel) return refuse("conflict", "Your organization has no connected channel to send over.");
  const unknown = recipientProblem(requested, facts.customer);
  if (unknown) return unknown;
  const unquotable = quoteProblem(facts, requested.reply_to, facts.conversation);
  if (unquotable) return unquotable;
  const silent = refuseAgent(facts, facts.conversation, requested.while_handed_off);
  if (silent) return silent;
  const misnamed = metadataProblem(requested.metadata);
  if (misnamed) return misnamed;
  const timed = readSendAt(requested.send_at, facts.now);
  if ("kind" in timed) return timed;
  const window = windowOf(facts.conversation, facts.now);
  // A template beside the text is sent if the window will be closed by then, as far as is known now.
  const judged = template && timed.sendAt ? windowOf(facts.conversation, timed.sendAt) : window;
  const { media = null } = facts;
  const content = decideContent(requested, {
    media,
    template,
    window: judged,
    recipient: wordsFor(requested, facts.customer),
  });
  if ("kind" in content) return content;
  const recipient = facts.customer ?? newRecipient(addressingOf(requested).phone_number ?? "");
  const held = heldFrom(recipient, content.category, facts.quietHours, timed.sendAt ?? facts.now);
  if (held) return refuseHeld(recipient, held);
  const { customer, changes: created } = facts.customer
    ? { customer: facts.customer, changes: [] }
    : beginRecipient(facts, requested, channel);
  const queued = queueFor(facts, channel, customer, {
    content,
    ...timed,
    whileHandedOff: requested.while_handed_off ?? false,
    metadata: keptMetadata(requested.metadata),
  });
  return sentMessage(queued, customer, window, [...created, ...queued.changes]);
};

export const sentMessage = (
  { message, outboxId }: QueuedMessage,
  customer: CustomerRow,
  window: Window,
  changes: readonly Change[],
): SentMessage => ({
  kind: "sent",
  acknowledgement: {
    accepted: true,
    delivery_state: message.send_at === null ? "queued" : "scheduled",
    conversation_id: message.conversation_id,
    message_id: message.id,
    message_type: message.type,
    category: message.category,
    queued: true,
    window_open: window.open,
    outbox_id: outboxId,
    send_at: message.send_at ?? undefined,
    customer_id: customer.id,
    phone_number: presentNames(customer).phone_number,
  },
  message,
  changes,
});

const wordsFor = (requested: Addressed, customer: CustomerRow | null): string => {
  if (customer) return calledBy(customer);
  const { phone_number, user_id } = addressingOf(requested);
  return phone_number ?? user_id ?? "The customer";
};

interface ForPhone extends Required<Pick<Queueing, "sendAt" | "whileHandedOff" | "metadata">> {
  readonly content: OutboundContent;
}

/** Queues in the existing conversation, or creates one. */
const queueFor = (
  facts: SendMessageFacts,
  channel: ChannelRow,
  customer: CustomerRow,
  { content, ...how }: ForPhone,
): QueuedMessage => {
  const { conversation: known } = facts;
  if (known) return queueMessage(facts, { conversation: known, customer, channel }, content, how);
  const conversation = newConversation(facts, {
    customer_id: customer.id,
    channel_id: channel.id,
    last_inbound_at: null,
    last_inbound_id: null,
  });
  const queued = queueFirstMessage(facts, conversation, content, how);
  const noted = facts.customer ? [beginsConversation(facts.customer, conversation.id)] : [];
  return { ...queued, changes: [...noted, insert("conversations", conversation), ...queued.changes] };
};

/** Facts of sending into a conversation; null where the organization has no such row. */
export interface SendIntoFacts extends Facts, Quoting, Attaching {
  readonly parts: ConversationParts | null;
  readonly template: TemplateRow | null;
  /** Null when the organization has none. */
  readonly quietHours: QuietHoursRow | null;
}

/** Sends a message into an existing conversation, without run and audit entry. */
export const sendInto = (
  facts: SendIntoFacts,
  requested: RequestedContent & { readonly conversation_id: string },
  queueing: Queueing = {},
): SentMessage | SendRefusal | Refused<"not_found"> => {
  const parts = livingParts(facts.parts);
  if (!parts) return refuse("not_found", `Your organization has no conversation ${requested.conversation_id}.`);
  const { channel, customer, conversation } = parts;
  if (channel.status === "disconnected") {
    return refuse("conflict", `The channel ${channel.display_name} of this conversation is disconnected.`);
  }
  const unquotable = quoteProblem(facts, requested.reply_to, conversation);
  if (unquotable) return unquotable;
  const silent = refuseAgent(facts, conversation);
  if (silent) return silent;
  const window = windowOf(conversation, facts.now);
  const content = decideContent(requested, { ...facts, window, recipient: calledBy(customer) });
  if ("kind" in content) return content;
  const held = heldFrom(customer, content.category, facts.quietHours, facts.now);
  if (held) return refuseHeld(customer, held);
  const queued = queueMessage(facts, parts, content, queueing);
  return sentMessage(queued, customer, window, queued.changes);
};

/** A queued message and the id of its outbox job. */
export interface QueuedMessage {
  readonly message: MessageRow;
  /** The conversation as the message leaves it. */
  readonly conversation: ConversationRow;
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
  /** An agent sends although people have the conversation. */
  readonly whileHandedOff?: boolean;
  /** Data of the caller's own. */
  readonly metadata?: Metadata | null;
}

/**
 * Queues a message in a conversation. The verb has checked that it may be sent. Text answers a customer who waits; a
 * template may be about anything.
 */
export const queueMessage = (
  facts: Facts,
  { conversation }: ConversationParts,
  content: OutboundContent,
  {
    read = {},
    set = {},
    author = authorOf(facts),
    sendAt = null,
    whileHandedOff = false,
    metadata = null,
  }: Queueing = {},
): QueuedMessage => {
  const first = { author, sendAt, whileHandedOff, metadata };
  const { message, outboxId, changes } = queueFirstMessage(facts, conversation, content, first);
  // A scheduled text answers when it is released.
  const answered = content.type !== "template" && sendAt === null ? { waiting_since: null } : {};
  const announced =
    author.type === "operator" && conversation.status === "handed_off"
      ? { person_announced: true, person_remind_at: null }
      : {};
  // The decision depends on the window, which another message from the customer would move, and an agent's on people.
  const { organization_id, id, last_inbound_at, status } = conversation;
  const asRead = facts.actor.agent ? { status, ...read } : read;
  const changed = { ...answered, ...announced, ...set, updated_at: facts.now };
  const touched = update(
    "conversations",
    { organization_id, id, last_inbound_at, merged_into: null, ...asRead },
    changed,
  );
  return { message, conversation: { ...conversation, ...changed }, outboxId, changes: [touched, ...changes] };
};

/** Members of a message that nobody has changed yet. */
export const asWritten = {
  reactions: [],
  edits: [],
  edited_at: null,
  deleted_at: null,
  referral: null,
  truncated: null,
  metadata: null,
  merged_from: null,
  pricing: null,
};

/** Queues a message in a conversation created by the same outcome. */
export const queueFirstMessage = (
  facts: Facts,
  conversation: ConversationRow,
  {
    type,
    text,
    template_id,
    category,
    template_params,
    link_preview,
    content = null,
    reply_to = null,
  }: OutboundContent,
  {
    author = authorOf(facts),
    sendAt = null,
    whileHandedOff = false,
    metadata = null,
  }: Pick<Queueing, "author" | "sendAt" | "whileHandedOff" | "metadata"> = {},
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
    ...asWritten,
    metadata,
    created_at: facts.now,
    updated_at: facts.now,
  };
  const outboxId = facts.newId();
  const detail = detailOf({ template_params, link_preview, while_handed_off: whileHandedOff ? true : undefined });
  const due =
    sendAt === null ? ({ kind: handoverOf(message) } as const) : ({ kind: "release_message", due_at: sendAt } as const);
  const job = enqueue(facts, { id: outboxId, ...due, subject_id: message.id, detail });
  return { message, conversation, outboxId, changes: [insert("messages", message), job] };
};

interface HowToSend {
  readonly template_params: OutboundContent["template_params"];
  readonly link_preview: boolean | undefined;
  readonly while_handed_off: true | undefined;
}

/** Returns what a job knows beside its message: how the message goes out; null for nothing. */
const detailOf = ({ template_params, link_preview, while_handed_off }: HowToSend) => {
  const detail = {
    ...(template_params && { template_params }),
    ...(link_preview !== undefined && { link_preview }),
    ...(while_handed_off && { while_handed_off }),
  };
  return Object.keys(detail).length === 0 ? null : detail;
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

const maxDaysAhead = 90;

/** Reads the time at which a message is to be sent; null for now. */
const readSendAt = (
  given: string | undefined,
  now: Instant,
): { readonly sendAt: Instant | null } | Refused<"validation_failed"> => {
  if (given === undefined) return { sendAt: null };
  const sendAt = readInstant(given);
  if (sendAt === null) return refuseMember("send_at", "must be a time in the years 1 to 9998");
  if (sendAt < later(now, -minute)) return refuseMember("send_at", `must not be in the past; it is ${now} now`);
  const latest = later(now, maxDaysAhead * day);
  if (sendAt > latest) return refuseMember("send_at", `must be at most ${maxDaysAhead} days ahead, until ${latest}`);
  return { sendAt: sendAt > now ? sendAt : null };
};

/** The message that a request names by `reply_to`; null if there is none. */
export interface Quoting {
  readonly quoted?: MessageRow | null;
}

/** Refuses to quote a message of another conversation. */
export const quoteProblem = (
  { quoted }: Quoting,
  replyTo: string | undefined,
  conversation: Pick<ConversationRow, "id"> | null,
): Refused<"validation_failed"> | null => {
  if (replyTo === undefined) return null;
  return quoted && quoted.conversation_id === conversation?.id
    ? null
    : refuseMember("reply_to", `must be a message of this conversation; ${replyTo} is not one`);
};
