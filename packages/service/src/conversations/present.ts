import { presentMetadata } from "../core/metadata.ts";
import type { AnswerOf } from "../core/outcome.ts";
import type { ChannelRow } from "../rows/channels.ts";
import type { ConversationNoteRow, ConversationRow, Referral } from "../rows/conversations.ts";
import type { CustomerRow } from "../rows/customers.ts";
import type { Id, Instant } from "../rows/primitives.ts";
import type { MessageRow, MessageStatus } from "../rows/messages.ts";
import { presentAuthor, withoutAddress } from "../core/records.ts";
import type { MemberRow } from "../rows/members.ts";
import type { AgentRow } from "../rows/agents.ts";
import { presentEventCustomer, presentNames } from "../core/addresses.ts";
import { day, later } from "../core/time.ts";
import { presentPricing } from "../costs/pricing.ts";

export interface ConversationParts {
  readonly conversation: ConversationRow;
  readonly customer: CustomerRow;
  readonly channel: ChannelRow;
}

/** The shown members of a conversation, its customer and its channel. */
export interface ConversationView {
  readonly conversation: Pick<
    ConversationRow,
    | "id"
    | "status"
    | "owner_id"
    | "labels"
    | "waiting_since"
    | "last_inbound_at"
    | "messages_removed_before"
    | "referral"
    | "metadata"
    | "created_at"
    | "updated_at"
  >;
  readonly customer: CustomerView;
  readonly channel: Pick<ChannelRow, "channel">;
}

type CustomerView = Pick<CustomerRow, "id" | "phone_number" | "user_id" | "addresses" | "name">;

export const presentCustomer = (customer: CustomerView) => ({
  id: customer.id,
  ...presentNames(customer),
  name: customer.name,
});

/** The members of a message that its conversation shows. */
export type ShownMessage = Pick<
  MessageRow,
  | "id"
  | "direction"
  | "type"
  | "text"
  | "content"
  | "reply_to"
  | "reactions"
  | "edited_at"
  | "deleted_at"
  | "referral"
  | "truncated"
  | "metadata"
  | "author"
  | "template_id"
  | "delivery_state"
  | "provider_message_id"
  | "created_at"
>;

/** Presents a message in its conversation's history, without its states. */
export const presentMessage = (message: ShownMessage) => ({
  id: message.id,
  direction: message.direction,
  type: message.type,
  text: message.text,
  ...presentRich(message),
  author: presentAuthor(message.author),
  template_id: message.template_id,
  delivery_state: message.delivery_state,
  provider_message_id: message.provider_message_id,
  error_code: undefined,
  statuses: undefined,
  created_at: message.created_at,
});

/** Presents an event's message. What became of it is for events that report it. */
export const presentEventMessage = (message: MessageRow) => ({
  id: message.id,
  type: message.type,
  text: message.text,
  ...presentRich(message),
  author: presentAuthor(message.author),
  status: undefined,
  provider_message_id: undefined,
  error_code: undefined,
  provider_error: undefined,
});

/** Presents what text alone does not have; left out otherwise. */
const presentRich = (
  message: Pick<ShownMessage, "content" | "reply_to" | ChangedMember | "referral" | "truncated" | "metadata">,
) => ({
  content: message.content ?? undefined,
  truncated: message.truncated ?? undefined,
  reply_to: message.reply_to ?? undefined,
  reactions: presentReactions(message),
  edited_at: message.edited_at ?? undefined,
  deleted_at: message.deleted_at ?? undefined,
  referral: presentReferral(message.referral),
  metadata: presentMetadata(message.metadata),
});

const presentReferral = (referral: Referral | null) =>
  referral === null
    ? undefined
    : {
        source_type: referral.source_type,
        source_id: referral.source_id,
        source_url: referral.source_url,
        headline: referral.headline,
        body: referral.body,
        click_id: referral.click_id,
      };

type ChangedMember = "reactions" | "edited_at" | "deleted_at";

/** One that was taken away stays in the row alone, for its time. */
const presentReactions = ({ reactions }: Pick<MessageRow, "reactions">) => {
  const shown = reactions.flatMap(({ from, emoji, at }) => (emoji === null ? [] : { from, emoji, at }));
  return shown.length === 0 ? undefined : shown;
};

/** Presents an event's conversation, channel and customer. The conversation is as the event leaves it. */
export const presentEventParts = ({ conversation, customer, channel }: ConversationParts) => ({
  conversation_id: conversation.id,
  channel: channel.channel,
  customer: presentEventCustomer(customer),
  conversation: presentEventConversation(conversation),
});

/** Presents the state of an event's conversation. */
const presentEventConversation = ({ status, owner_id, labels, waiting_since, metadata }: ConversationRow) => ({
  status,
  owner_id,
  labels: [...labels],
  waiting_since,
  metadata: presentMetadata(metadata),
});

/** Presents a conversation with its window as of `now`. */
export const presentConversation = ({ conversation, customer, channel }: ConversationView, now: Instant) => {
  const window = windowOf(conversation, now);
  return {
    id: conversation.id,
    status: conversation.status,
    channel: channel.channel,
    customer: presentCustomer(customer),
    owner_id: conversation.owner_id,
    labels: [...conversation.labels],
    waiting_since: conversation.waiting_since,
    window_open: window.open,
    window_expires_at: window.expires_at,
    last_inbound_at: conversation.last_inbound_at,
    messages_removed_before: conversation.messages_removed_before ?? undefined,
    referral: presentReferral(conversation.referral),
    metadata: presentMetadata(conversation.metadata),
    created_at: conversation.created_at,
    updated_at: conversation.updated_at,
  };
};

/** A conversation as the console shows it. */
export interface InboxItem {
  readonly conversation: ConversationRow;
  readonly customer: CustomerView;
  readonly channel: Pick<ChannelRow, "id" | "channel" | "display_name" | "provider">;
  readonly owner: Owner | null;
  readonly lastMessage: ShownMessage | null;
}

export interface Owner {
  readonly id: Id;
  /** The name, else the address; null for a member who was removed. */
  readonly name: string | null;
}

/** Returns the owner of a conversation; `member` is null for one who was removed. */
export const ownerOf = (
  { owner_id }: Pick<ConversationRow, "owner_id">,
  member: Pick<MemberRow, "email" | "name"> | null,
): Owner | null => (owner_id === null ? null : { id: owner_id, name: member && (member.name ?? member.email) });

type Shown = AnswerOf<"console.conversations.get">["data"]["conversation"];

/** Presents a conversation with its window as of `now`. */
export const presentInboxItem = (
  { conversation, customer, channel, owner, lastMessage }: InboxItem,
  now: Instant,
): Shown => {
  const window = windowOf(conversation, now);
  return {
    id: conversation.id,
    status: conversation.status,
    channel: {
      id: channel.id,
      channel: channel.channel,
      display_name: channel.display_name,
      is_scripted: channel.provider === "sandbox",
    },
    customer: presentCustomer(customer),
    owner,
    labels: [...conversation.labels],
    window_open: window.open,
    window_expires_at: window.expires_at,
    last_inbound_at: conversation.last_inbound_at,
    waiting_since: conversation.waiting_since,
    last_message: lastMessage && presentMessage(lastMessage),
    messages_removed_before: conversation.messages_removed_before ?? undefined,
    metadata: presentMetadata(conversation.metadata),
    created_at: conversation.created_at,
    updated_at: conversation.updated_at,
  };
};

/** Presents a note of a colleague. */
export const presentNote = ({ id, conversation_id, text, author, created_at }: ConversationNoteRow) => ({
  id,
  conversation_id,
  text,
  author: presentAuthor(author),
  created_at,
});

/** Presents a note outside the console, to systems that asked for notes. */
export const presentNoteOutside = (note: ConversationNoteRow) =>
  presentNote({ ...note, author: withoutAddress(note.author) });

/** A customer's message without an answer, and the agent that serves the channel. */
export interface Unanswered {
  readonly message: MessageRow;
  readonly agent: AgentRow;
}

/** A conversation's messaging window: 24 hours from the last customer message (Limits, Messaging window). */
export interface Window {
  readonly open: boolean;
  readonly expires_at: Instant | null;
}

export const windowOf = (conversation: Pick<ConversationRow, "last_inbound_at"> | null, now: Instant): Window => {
  const last = conversation?.last_inbound_at ?? null;
  if (last === null) return { open: false, expires_at: null };
  const expiresAt = later(last, day);
  return { open: now < expiresAt, expires_at: expiresAt };
};

// Messages with every state that they have had.

/** Presents a message of a conversation with every state that it has had. */
export const presentMessageWithStates = (message: MessageRow) => ({
  ...presentMessage(message),
  error_code: message.error_code,
  statuses: statusesOf(message).map(({ status, at, error_code, provider_error }) => ({
    status,
    at,
    error_code,
    provider_error: provider_error ?? undefined,
  })),
});

/** A message with what is shown of its customer and channel. */
export interface MessageView extends Pick<ConversationView, "customer" | "channel"> {
  readonly message: MessageRow;
}

/** Presents a message with every state that it has had. */
export const presentWholeMessage = ({
  message,
  customer,
  channel,
}: MessageView): AnswerOf<"messages.get">["data"]["message"] => ({
  ...presentMessageWithStates(message),
  earlier_texts: message.edits.length === 0 ? undefined : message.edits.map(({ text, until }) => ({ text, until })),
  conversation_id: message.conversation_id,
  channel: channel.channel,
  customer: presentCustomer(customer),
  category: message.category,
  send_at: message.send_at,
  read_at: message.read_at,
  pricing: presentPricing(message.pricing),
  updated_at: message.updated_at,
});

/** Returns the states of a message. One from before they were kept shows its first and its last. */
export const statusesOf = ({
  statuses,
  delivery_state: status,
  error_code,
  created_at,
  updated_at,
}: MessageRow): readonly MessageStatus[] => {
  if (statuses.length > 0 || status === null) return statuses;
  const first = { status: "queued", at: created_at, error_code: null } as const;
  return status === "queued" ? [first] : [first, { status, at: updated_at, error_code }];
};
