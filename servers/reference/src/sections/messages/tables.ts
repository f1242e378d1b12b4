import type { MessageRow } from "@atlas-messaging/domain";
import { providerMessageKey } from "@atlas-messaging/pipeline/jobs";
import { sql } from "drizzle-orm";
import { foreignKey, index, json, pgTable, primaryKey, text, unique, uuid } from "drizzle-orm/pg-core";
import { instant, tenantPolicy } from "../../platform/database/columns.ts";
import { templates } from "../console/templates/tables.ts";
import { conversations } from "../conversations/tables.ts";

export const messages = pgTable(
  "messages",
  {
    organization_id: uuid().notNull(),
    id: uuid().notNull(),
    conversation_id: uuid().notNull(),
    direction: text().$type<MessageRow["direction"]>().notNull(),
    type: text().$type<MessageRow["type"]>().notNull(),
    text: text().notNull(),
    content: json().$type<NonNullable<MessageRow["content"]>>(),
    reply_to: uuid(),
    author: json().$type<NonNullable<MessageRow["author"]>>(),
    template_id: uuid(),
    category: text().$type<NonNullable<MessageRow["category"]>>(),
    delivery_state: text().$type<NonNullable<MessageRow["delivery_state"]>>(),
    provider_message_id: text(),
    error_code: text(),
    send_at: instant(),
    read_at: instant(),
    statuses: json()
      .$type<MessageRow["statuses"]>()
      .notNull()
      .default(sql`'[]'`),
    created_at: instant().notNull(),
    updated_at: instant().notNull(),
  },
  (table) => [
    primaryKey({ name: "messages_pkey", columns: [table.organization_id, table.id] }),
    unique(providerMessageKey).on(table.organization_id, table.provider_message_id),
    foreignKey({
      name: "messages_conversation_fkey",
      columns: [table.organization_id, table.conversation_id],
      foreignColumns: [conversations.organization_id, conversations.id],
    }),
    foreignKey({
      name: "messages_template_fkey",
      columns: [table.organization_id, table.template_id],
      foreignColumns: [templates.organization_id, templates.id],
    }),
    index("messages_conversation_idx").on(table.organization_id, table.conversation_id, table.created_at, table.id),
    // The lists, newest first: one for each filter that narrows.
    index("messages_conversation_position_idx").on(table.organization_id, table.conversation_id, table.id),
    index("messages_state_idx")
      .on(table.organization_id, table.delivery_state, table.id)
      .where(sql`delivery_state is not null`),
    index("messages_direction_idx").on(table.organization_id, table.direction, table.id),
    // For a customer's last message and for newer ones, without reading what was sent.
    index("messages_inbound_idx")
      .on(table.organization_id, table.conversation_id, table.created_at, table.id)
      .where(sql`direction = 'inbound'`),
    index("messages_arrival_idx")
      .on(table.organization_id, table.conversation_id, table.id)
      .where(sql`direction = 'inbound'`),
    tenantPolicy(),
  ],
);
