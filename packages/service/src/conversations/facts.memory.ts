import { hasMetadata } from "../core/metadata.ts";
import { type FactsFor, type Organization, newestOf, oldestFirst } from "../pipeline/memory.ts";
import type { conversations } from "./operations.ts";
import type { ConversationNoteRow, ConversationRow } from "../rows/conversations.ts";
import type { ConversationParts, Unanswered } from "./present.ts";
import type { MessageRow } from "../rows/messages.ts";
import type { RunRow } from "../rows/runs.ts";
import { turnIntents } from "../rows/primitives.ts";
import { servingAgent } from "../agents/serving.memory.ts";

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
  const last = lastInboundOf(organization, parts.conversation.id);
  const spoke = turnsIn(organization, parts.conversation.id).some(({ run_id }) => run_id > (last?.id ?? ""));
  return last && !spoke ? { message: last, agent } : null;
};

/** Returns the runs in which a hosted agent answered in a conversation, oldest first. */
export const turnsIn = ({ tables }: Organization, conversationId: string): RunRow[] =>
  [...tables.runs.all()].filter(
    ({ conversation_id, intent }) => conversation_id === conversationId && turnIntents.some((each) => each === intent),
  );

/** Returns the conversation of an id; of one that was merged, the one that goes on. */
export const conversationGoingOn = ({ tables }: Organization, id: string): ConversationRow | null => {
  const found = tables.conversations.byId(id);
  return found?.merged_into == null ? found : tables.conversations.byId(found.merged_into);
};

export const conversationParts = (organization: Organization, id: string): ConversationParts | null =>
  partsOf(organization, conversationGoingOn(organization, id));

/** Orders messages by the time they were written, not received. */
export const latestFirst = (one: MessageRow, other: MessageRow): number =>
  one.created_at < other.created_at || (one.created_at === other.created_at && one.id < other.id) ? 1 : -1;

/** Returns the notes of a conversation, oldest first. */
export const notesOf = ({ tables }: Organization, id: string): ConversationNoteRow[] =>
  tables.conversation_notes.where("conversation_id", id).toSorted((one, other) => (one.id < other.id ? -1 : 1));

export const conversationsFacts = {
  "conversations.list": (organization, args) =>
    newestOf(
      organization.tables.conversations,
      (row) =>
        row.merged_into === null && (args.status === null || row.status === args.status) && hasMetadata(row, args)
          ? partsOf(organization, row)
          : null,
      args,
    ),
  "conversations.get": (organization, { conversation_id }) => ({
    parts: conversationParts(organization, conversation_id),
  }),
  "conversations.update": (organization, { conversation_id }) => ({
    parts: conversationParts(organization, conversation_id),
  }),
  "conversations.listEvents": ({ tables }, args) => {
    const conversation = tables.conversations.byId(args.id);
    const events = conversation ? tables.events.where("conversation_id", conversation.id) : [];
    return { exists: conversation !== null, ...oldestFirst(events, ({ id }) => id, args) };
  },
  "conversations.context": (organization, { conversation_id, with_notes }) => {
    const parts = conversationParts(organization, conversation_id);
    const messages = parts ? organization.tables.messages.where("conversation_id", parts.conversation.id) : [];
    const ordered = messages.toSorted(latestFirst);
    return {
      parts,
      notes: with_notes && parts ? notesOf(organization, parts.conversation.id).toReversed().slice(0, 20) : [],
      latest: ordered.slice(0, 20),
      lastInbound: ordered.find(({ direction }) => direction === "inbound") ?? null,
    };
  },
} satisfies FactsFor<typeof conversations>;
