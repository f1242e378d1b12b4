import type { ConversationParts, ConversationRow } from "@atlas-messaging/domain";
import type { Organization } from "../store/organization.ts";

/** Returns a conversation with its customer and channel. */
export const partsOf = ({ tables }: Organization, conversation: ConversationRow | null): ConversationParts | null => {
  if (!conversation) return null;
  const customer = tables.customers.byId(conversation.customer_id);
  const channel = tables.channels.byId(conversation.channel_id);
  return customer && channel && { conversation, customer, channel };
};

export const conversationParts = (organization: Organization, id: string): ConversationParts | null =>
  partsOf(organization, organization.tables.conversations.byId(id));
