import type { ChannelRow, ConversationRow, CustomerRow, Instant, MessageRow } from "../rows.ts";
import { presentAuthor } from "./author.ts";
import { windowOf } from "./window.ts";

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
    | "created_at"
    | "updated_at"
  >;
  readonly customer: CustomerView;
  readonly channel: Pick<ChannelRow, "channel">;
}

type CustomerView = Pick<CustomerRow, "id" | "phone_number" | "name">;

export const presentCustomer = ({ id, phone_number, name }: CustomerView) => ({ id, phone_number, name });

/** The members of a message that its conversation shows. */
export type ShownMessage = Pick<
  MessageRow,
  | "id"
  | "direction"
  | "type"
  | "text"
  | "content"
  | "reply_to"
  | "author"
  | "template_id"
  | "delivery_state"
  | "provider_message_id"
  | "created_at"
>;

/** Presents a message in its conversation's history. */
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
  created_at: message.created_at,
});

/** Presents an event's message. */
export const presentEventMessage = (message: MessageRow) => ({
  id: message.id,
  type: message.type,
  text: message.text,
  ...presentRich(message),
  author: presentAuthor(message.author),
});

/** Presents what text alone does not have; absent otherwise. */
const presentRich = ({ content, reply_to }: Pick<MessageRow, "content" | "reply_to">) => ({
  ...(content === null ? {} : { content }),
  ...(reply_to === null ? {} : { reply_to }),
});

/** Presents an event's conversation, channel and customer. */
export const presentEventParts = ({ conversation, customer, channel }: ConversationParts) => ({
  conversation_id: conversation.id,
  channel: channel.channel,
  customer: { id: customer.id, phone_number: customer.phone_number },
});

/** Presents up to when messages were removed; absent while all are kept. */
export const presentRemoved = ({ messages_removed_before }: Pick<ConversationRow, "messages_removed_before">) =>
  messages_removed_before === null ? {} : { messages_removed_before };

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
    ...presentRemoved(conversation),
    created_at: conversation.created_at,
    updated_at: conversation.updated_at,
  };
};
