import { type FactsFor, type Organization, newestFirst, oldestFirst } from "../pipeline/memory.ts";
import type { Inbox, inbox } from "./operations.ts";
import type { ConversationRow } from "../rows/conversations.ts";
import type { Id } from "../rows/primitives.ts";
import type { MemberRow } from "../rows/members.ts";
import type { MessageRow } from "../rows/messages.ts";
import { maxCounted } from "../organizations/overview.ts";
import type { GivenOf } from "../pipeline/handler.ts";
import { conversationParts, latestFirst, notesOf, partsOf, unansweredMessage } from "../conversations/facts.memory.ts";
import { personTexts, quietHoursOf } from "../customers/facts.memory.ts";
import { hasAll } from "../pipeline/searched-text.ts";
import { namedRows } from "../messages/facts.memory.ts";
import { liveTemplate } from "../templates/facts.memory.ts";

type Filters = GivenOf<(typeof inbox)["console.conversations.list"]>;

const positionOf = ({ id, last_inbound_id }: ConversationRow): Id => last_inbound_id ?? id;

const matches = (row: ConversationRow, filters: Filters): boolean =>
  row.merged_into === null &&
  (filters.status === null || row.status === filters.status) &&
  (filters.owned_by === null || row.owner_id === filters.owned_by) &&
  (filters.unowned === null || row.owner_id === null) &&
  (filters.waiting === null || filters.waiting === (row.waiting_since !== null)) &&
  (filters.channel_id === null || row.channel_id === filters.channel_id.toLowerCase()) &&
  (filters.label === null || row.labels.includes(filters.label)) &&
  (filters.from === null || positionOf(row) >= filters.from);

const missing = { id: null } as const;

const shown = (organization: Organization, row: ConversationRow): Inbox["inbox"][number][] => {
  const parts = partsOf(organization, row);
  return parts
    ? [{ ...parts, owner: ownerIn(organization, row) ?? missing, last: lastIn(organization, row.id) ?? missing }]
    : [];
};

const ownerIn = ({ tables }: Organization, { owner_id }: ConversationRow): MemberRow | null =>
  tables.members.byId(owner_id);

const lastIn = ({ tables }: Organization, id: Id): MessageRow | null =>
  tables.messages.where("conversation_id", id).toSorted(latestFirst)[0] ?? null;

/** Returns a page of the conversations that meet the filters and a condition. */
const inboxOf = (
  organization: Organization,
  filters: Filters,
  holds: (row: ConversationRow) => boolean = () => true,
): Inbox["inbox"] => {
  const wanted = [...organization.tables.conversations.all()].filter((row) => matches(row, filters) && holds(row));
  return newestFirst(wanted, positionOf, filters).rows.flatMap((row) => shown(organization, row));
};

/** Tells if a conversation's customer, or a message of it, has the wanted words. A sandbox is small, so it searches all. */
const mentions =
  (organization: Organization, patterns: readonly string[]) =>
  ({ id, customer_id }: ConversationRow): boolean => {
    const customer = organization.tables.customers.byId(customer_id);
    const texts = customer ? personTexts(organization, customer) : [];
    if (texts.some((text) => hasAll(text, patterns))) return true;
    return organization.tables.messages
      .where("conversation_id", id)
      .some(({ text }) => text !== null && hasAll(text, patterns));
  };

interface OfConversation {
  readonly conversation_id: string;
}

const conversationFacts = (organization: Organization, { conversation_id }: OfConversation) => {
  const parts = conversationParts(organization, conversation_id);
  return {
    parts,
    owner: parts && ownerIn(organization, parts.conversation),
    lastMessage: parts && lastIn(organization, parts.conversation.id),
  };
};

const moveFacts = (organization: Organization, args: OfConversation) => ({
  ...conversationFacts(organization, args),
  unanswered: unansweredMessage(organization, args.conversation_id),
});

export const inboxFacts = {
  "console.conversations.list": (organization, args) => ({ inbox: inboxOf(organization, args) }),
  "console.searchConversations": (organization, { patterns, ...filters }) => ({
    searched: inboxOf(organization, filters, mentions(organization, patterns)),
  }),
  "console.conversations.count": ({ tables }, { owned_by }) => {
    const rows = [...tables.conversations.all()];
    const counted = (holds: (row: ConversationRow) => boolean) => Math.min(maxCounted, rows.filter(holds).length);
    return {
      waiting: counted(({ waiting_since }) => waiting_since !== null),
      mine: counted(({ owner_id, status }) => owner_id === owned_by && status !== "closed"),
      with_agent: counted(({ status }) => status === "open"),
      handed_off: counted(({ status }) => status === "handed_off"),
      closed: counted(({ status }) => status === "closed"),
      all: counted(() => true),
    };
  },
  "console.conversations.get": conversationFacts,
  "console.conversations.listMessages": ({ tables }, { id, after, page_size }) => {
    const conversation = tables.conversations.byId(id);
    const messages = conversation
      ? tables.messages.where("conversation_id", conversation.id).toSorted(latestFirst)
      : [];
    const from = messages.findIndex((message) => message.id === after) + 1;
    return {
      exists: conversation !== null,
      rows: messages.slice(from, from + page_size),
      known: from > 0,
    };
  },
  "console.conversations.listEvents": ({ tables }, args) => {
    const conversation = tables.conversations.byId(args.id);
    const events = conversation ? tables.events.where("conversation_id", conversation.id) : [];
    return { exists: conversation !== null, ...oldestFirst(events, ({ id }) => id, args) };
  },
  "console.conversations.listNotes": (organization, args) => {
    const conversation = organization.tables.conversations.byId(args.id);
    const notes = conversation ? notesOf(organization, conversation.id) : [];
    return { exists: conversation !== null, ...newestFirst(notes, ({ id }) => id, args) };
  },
  "console.conversations.reply": (organization, { template_id, ...args }) => ({
    ...conversationFacts(organization, args),
    template: liveTemplate(organization, template_id),
    quietHours: quietHoursOf(organization),
    ...namedRows(organization, args),
  }),
  "console.conversations.addNote": (organization, { conversation_id }) => ({
    parts: conversationParts(organization, conversation_id),
  }),
  "console.conversations.setLabels": conversationFacts,
  "console.conversations.takeOver": moveFacts,
  "console.conversations.assign": (organization, { owner_id, ...args }) => {
    const member = organization.tables.members.byId(owner_id);
    return { ...moveFacts(organization, args), assignee: member };
  },
  "console.conversations.unassign": moveFacts,
  "console.conversations.handBack": moveFacts,
  "console.conversations.close": moveFacts,
  "console.conversations.reopen": moveFacts,
} satisfies FactsFor<typeof inbox>;
