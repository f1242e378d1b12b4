import type {
  ConversationNoteRow,
  ConversationParts,
  ConversationRow,
  MessageRow,
  Unanswered,
} from "@atlas-messaging/domain";
import type { Organization } from "../store/organization.ts";
import { servingAgent } from "./serving-agents.ts";

/** Returns a conversation with its customer and channel. */
export const partsOf = ({ tables }: Organization, conversation: ConversationRow | null): ConversationParts | null => {
  if (!conversation) return null;
  const customer = tables.customers.byId(conversation.customer_id);
  const channel = tables.channels.byId(conversation.channel_id);
  return customer && channel && { conversation, customer, channel };
};

/** Returns the customer's last message of a conversation. */
export const lastInboundOf = ({ tables }: Organization, conversationId: string): MessageRow | null =>
  tables.messages
    .where("conversation_id", conversationId)
    .reduce<MessageRow | null>(
      (latest, each) => (each.direction === "inbound" && each.id > (latest?.id ?? "") ? each : latest),
      null,
    );

/** Returns the customer's last message and the agent that serves the channel, if no hosted one has spoken since. */
export const unansweredMessage = (organization: Organization, id: string): Unanswered | null => {
  const parts = conversationParts(organization, id);
  const agent = servingAgent(organization, parts?.channel ?? null);
  if (!parts || !agent) return null;
  const messages = organization.tables.messages.where("conversation_id", parts.conversation.id);
  const last = lastInboundOf(organization, parts.conversation.id);
  const spoke = messages.some(({ author, id: each }) => author?.type === "agent" && each > (last?.id ?? ""));
  return last && !spoke ? { message: last, agent } : null;
};

export const conversationParts = (organization: Organization, id: string): ConversationParts | null =>
  partsOf(organization, organization.tables.conversations.byId(id));

/** Orders messages by the time they were written, not received. */
export const latestFirst = (one: MessageRow, other: MessageRow): number =>
  one.created_at < other.created_at || (one.created_at === other.created_at && one.id < other.id) ? 1 : -1;

/** Returns the notes of a conversation, oldest first. */
export const notesOf = ({ tables }: Organization, id: string): ConversationNoteRow[] =>
  tables.conversation_notes.where("conversation_id", id).toSorted((one, other) => (one.id < other.id ? -1 : 1));
