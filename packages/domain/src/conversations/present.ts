import type { ChannelRow, ConversationRow, CustomerRow, Instant } from "../rows.ts";
import { windowOf } from "./window.ts";

export interface ConversationParts {
  readonly conversation: ConversationRow;
  readonly customer: CustomerRow;
  readonly channel: ChannelRow;
}

/** A conversation as answers show it, its window as of `now`. */
export const presentConversation = ({ conversation, customer, channel }: ConversationParts, now: Instant) => {
  const window = windowOf(conversation, now);
  return {
    id: conversation.id,
    status: conversation.status,
    channel: channel.channel,
    customer: { id: customer.id, phone_number: customer.phone_number, name: customer.name },
    owner_id: conversation.owner_id,
    window_open: window.open,
    window_expires_at: window.expires_at,
    last_inbound_at: conversation.last_inbound_at,
    created_at: conversation.created_at,
    updated_at: conversation.updated_at,
  };
};
