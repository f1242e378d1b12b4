import type { Id, Instant, Owned } from "./primitives.ts";
import { sql } from "drizzle-orm";
import { boolean, foreignKey, index, json, pgTable, primaryKey, text, unique, uuid } from "drizzle-orm/pg-core";
import { instant, tenantPolicy } from "./columns.ts";
import { channels } from "./channels.ts";
import { customers } from "./customers.ts";

export interface ConversationRow extends Owned {
  readonly customer_id: Id;
  readonly channel_id: Id;
  readonly status: "open" | "handed_off" | "closed";
  readonly owner_id: string | null;
  /** In alphabetical order. */
  readonly labels: readonly string[];
  /** Opens the 24-hour window; null until the customer has written. */
  readonly last_inbound_at: Instant | null;
  /** The customer's message that arrived last. Lists sort by it; null until the customer has written. */
  readonly last_inbound_id: Id | null;
  /** Time of the first customer message without an answer; null when all is answered. */
  readonly waiting_since: Instant | null;
  /** True if the customer was told, since the last handoff, that a person answers, or a person has answered. */
  readonly person_announced: boolean;
  /** The retention has removed messages from before this time; null while all are kept. */
  readonly messages_removed_before: Instant | null;
  /** From when a customer who writes again is told once more that a person was told; null if that is said, or not due. */
  readonly person_remind_at: Instant | null;
  readonly created_at: Instant;
  readonly updated_at: Instant;
}

/** A label of a conversation, as a row of its own, so that a list by label reads only its conversations. */
export interface ConversationLabelRow {
  readonly organization_id: Id;
  readonly label: string;
  readonly conversation_id: Id;
  /** The customer's last message, or the conversation before one. Lists sort by it. */
  readonly position: Id;
}

/** A note for colleagues. No customer sees it. */
export interface ConversationNoteRow extends Owned {
  readonly conversation_id: Id;
  readonly text: string;
  readonly author: Author;
  readonly created_at: Instant;
}

/** The writer of a message: a person in the console, a hosted agent, or an integration. Names are as of that time. */
export interface Author {
  readonly type: "operator" | "agent" | "api";
  readonly name: string | null;
}

// An expression, since a process of the version before inserts conversations without it. Under row-level security an
// index answers a case, but not coalesce, which PostgreSQL does not hold to be safe from leaks.
const position = sql`(case when last_inbound_id is null then id else last_inbound_id end)`;

export const conversations = pgTable(
  "conversations",
  {
    organization_id: uuid().notNull(),
    id: uuid().notNull(),
    customer_id: uuid().notNull(),
    channel_id: uuid().notNull(),
    status: text().$type<ConversationRow["status"]>().notNull(),
    owner_id: text(),
    labels: text()
      .array()
      .$type<ConversationRow["labels"]>()
      .notNull()
      .default(sql`'{}'`),
    last_inbound_at: instant(),
    last_inbound_id: uuid(),
    waiting_since: instant(),
    person_announced: boolean().notNull().default(false),
    messages_removed_before: instant(),
    person_remind_at: instant(),
    created_at: instant().notNull(),
    updated_at: instant().notNull(),
  },
  (table) => [
    primaryKey({ name: "conversations_pkey", columns: [table.organization_id, table.id] }),
    unique("conversations_customer_channel_key").on(table.organization_id, table.customer_id, table.channel_id),
    foreignKey({
      name: "conversations_customer_fkey",
      columns: [table.organization_id, table.customer_id],
      foreignColumns: [customers.organization_id, customers.id],
    }),
    foreignKey({
      name: "conversations_channel_fkey",
      columns: [table.organization_id, table.channel_id],
      foreignColumns: [channels.organization_id, channels.id],
    }),
    index("conversations_status_idx").on(table.organization_id, table.status, table.id),
    // The console's lists, in the order in which customers last wrote: one for each filter that narrows.
    index("conversations_position_idx").on(table.organization_id, position),
    index("conversations_status_position_idx").on(table.organization_id, table.status, position),
    index("conversations_channel_position_idx").on(table.organization_id, table.channel_id, position),
    index("conversations_owner_idx")
      .on(table.organization_id, table.owner_id, position)
      .where(sql`owner_id is not null`),
    index("conversations_waiting_idx")
      .on(table.organization_id, position)
      .where(sql`waiting_since is not null`),
    tenantPolicy(),
  ],
);

export const conversationLabels = pgTable(
  "conversation_labels",
  {
    organization_id: uuid().notNull(),
    label: text().notNull(),
    conversation_id: uuid().notNull(),
    position: uuid().notNull(),
  },
  (table) => [
    primaryKey({
      name: "conversation_labels_pkey",
      columns: [table.organization_id, table.label, table.conversation_id],
    }),
    foreignKey({
      name: "conversation_labels_conversation_fkey",
      columns: [table.organization_id, table.conversation_id],
      foreignColumns: [conversations.organization_id, conversations.id],
    }),
    index("conversation_labels_position_idx").on(table.organization_id, table.label, table.position),
    index("conversation_labels_conversation_idx").on(table.organization_id, table.conversation_id),
    tenantPolicy(),
  ],
);

export const conversationNotes = pgTable(
  "conversation_notes",
  {
    organization_id: uuid().notNull(),
    id: uuid().notNull(),
    conversation_id: uuid().notNull(),
    text: text().notNull(),
    author: json().$type<ConversationNoteRow["author"]>().notNull(),
    created_at: instant().notNull(),
  },
  (table) => [
    primaryKey({ name: "conversation_notes_pkey", columns: [table.organization_id, table.id] }),
    foreignKey({
      name: "conversation_notes_conversation_fkey",
      columns: [table.organization_id, table.conversation_id],
      foreignColumns: [conversations.organization_id, conversations.id],
    }),
    index("conversation_notes_conversation_idx").on(table.organization_id, table.conversation_id, table.id),
    tenantPolicy(),
  ],
);

/** Sort key of the console's lists, as in their indexes: the customer's last message, or the conversation before one. */
export const conversationPosition = sql`(
  case when conversation.last_inbound_id is null then conversation.id else conversation.last_inbound_id end)`;
