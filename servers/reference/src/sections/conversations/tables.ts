import type { ConversationNoteRow, ConversationRow } from "@atlas-messaging/domain";
import { sql } from "drizzle-orm";
import { boolean, foreignKey, index, json, pgTable, primaryKey, text, unique, uuid } from "drizzle-orm/pg-core";
import { instant, tenantPolicy } from "../../platform/database/columns.ts";
import { channels } from "../channels/tables.ts";
import { customers } from "../customers/tables.ts";

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
