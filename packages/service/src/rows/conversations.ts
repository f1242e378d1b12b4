import { sql } from "drizzle-orm";
import { boolean, foreignKey, index, json, jsonb, pgTable, primaryKey, text, unique, uuid } from "drizzle-orm/pg-core";
import { type RowOf, instant, tenantPolicy } from "./columns.ts";
import { channels } from "./channels.ts";
import { customers } from "./customers.ts";
import type { Id, Metadata } from "./primitives.ts";
import type { SuccessOf } from "@atlas-messaging/contract";

/** The writer of a message: a person in the console, a hosted agent, or an integration. Names are as of that time. */
export interface Author {
  readonly type: "operator" | "agent" | "api";
  readonly name: string | null;
  /** The agent, if one wrote it. */
  readonly agent_id?: Id;
}

// An expression, since a process of the version before inserts conversations without it. Under row-level security an
// index answers a case, but not coalesce, which PostgreSQL does not hold to be safe from leaks.
const position = sql`(case when last_inbound_id is null then id else last_inbound_id end)`;

/** The ad or post that brought a customer. */
export type Referral = NonNullable<SuccessOf<"messages.get">["data"]["message"]["referral"]>;

export const conversations = pgTable(
  "conversations",
  {
    organization_id: uuid().notNull(),
    id: uuid().notNull(),
    customer_id: uuid().notNull(),
    channel_id: uuid().notNull(),
    status: text().$type<"open" | "handed_off" | "closed">().notNull(),
    owner_id: text(),
    /** In alphabetical order. */
    labels: text()
      .array()
      .$type<readonly string[]>()
      .notNull()
      .default(sql`'{}'`),
    /** Opens the 24-hour window; null until the customer has written. */
    last_inbound_at: instant(),
    /** The customer's message that arrived last. Lists sort by it; null until the customer has written. */
    last_inbound_id: uuid(),
    /** Time of the first customer message without an answer; null when all is answered. */
    waiting_since: instant(),
    /** True if the customer was told, since the last handoff, that a person answers, or a person has answered. */
    person_announced: boolean().notNull().default(false),
    /** The retention has removed messages from before this time; null while all are kept. */
    messages_removed_before: instant(),
    /** From when a customer who writes again is told once more that a person was told; null if that is said, or not due. */
    person_remind_at: instant(),
    /** The last ad that brought the customer; null for none. */
    referral: json().$type<Referral>(),
    /** Time until which the business's phone has it, and no agent; null if it has no such end. */
    phone_until: instant(),
    /** Data of the caller's own; null for none. Triggers keep its entries in `metadata_entries`. */
    metadata: jsonb().$type<Metadata>(),
    /** The conversation that a merge of customers put its messages into; null for one that goes on. */
    merged_into: uuid(),
    /** The customer from whom a merge took it. */
    merged_from: uuid(),
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

export interface ConversationRow extends RowOf<typeof conversations> {}

export const conversationLabels = pgTable(
  "conversation_labels",
  {
    organization_id: uuid().notNull(),
    label: text().notNull(),
    conversation_id: uuid().notNull(),
    /** The customer's last message, or the conversation before one. Lists sort by it. */
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

/** A label of a conversation, as a row of its own, so that a list by label reads only its conversations. */
export interface ConversationLabelRow extends RowOf<typeof conversationLabels> {}

export const conversationNotes = pgTable(
  "conversation_notes",
  {
    organization_id: uuid().notNull(),
    id: uuid().notNull(),
    conversation_id: uuid().notNull(),
    text: text().notNull(),
    author: json().$type<Author>().notNull(),
    /** The conversation that a merge of customers took it from. */
    merged_from: uuid(),
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

/** A note for colleagues. No customer sees it. */
export interface ConversationNoteRow extends RowOf<typeof conversationNotes> {}

/** Sort key of the console's lists, as in their indexes: the customer's last message, or the conversation before one. */
export const conversationPosition = sql`(
  case when conversation.last_inbound_id is null then conversation.id else conversation.last_inbound_id end)`;
