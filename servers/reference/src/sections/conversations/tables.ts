import type { ConversationRow } from "@atlas-messaging/domain";
import { foreignKey, index, pgTable, primaryKey, text, unique, uuid } from "drizzle-orm/pg-core";
import { instant, tenantPolicy } from "../../platform/database/columns.ts";
import { channels } from "../channels/tables.ts";

export const customers = pgTable(
  "customers",
  {
    organization_id: uuid().notNull(),
    id: uuid().notNull(),
    phone_number: text().notNull(),
    name: text(),
    created_at: instant().notNull(),
  },
  (table) => [
    primaryKey({ name: "customers_pkey", columns: [table.organization_id, table.id] }),
    unique("customers_phone_number_key").on(table.organization_id, table.phone_number),
    tenantPolicy(),
  ],
);

export const conversations = pgTable(
  "conversations",
  {
    organization_id: uuid().notNull(),
    id: uuid().notNull(),
    customer_id: uuid().notNull(),
    channel_id: uuid().notNull(),
    status: text().$type<ConversationRow["status"]>().notNull(),
    owner_id: text(),
    last_inbound_at: instant(),
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
    index("conversations_channel_idx").on(table.organization_id, table.channel_id),
    tenantPolicy(),
  ],
);
