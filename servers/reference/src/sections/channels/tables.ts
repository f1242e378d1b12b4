import type { ChannelRow } from "@atlas-messaging/domain";
import { jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { instant, tenantPolicy } from "../../platform/database/columns.ts";

export const channels = pgTable(
  "channels",
  {
    organization_id: uuid().notNull(),
    id: uuid().notNull(),
    channel: text().notNull(),
    display_name: text().notNull(),
    status: text().$type<ChannelRow["status"]>().notNull(),
    provider: text().$type<ChannelRow["provider"]>().notNull(),
    last_health_check: instant(),
    health: jsonb().$type<ChannelRow["health"]>().notNull(),
    created_at: instant().notNull(),
  },
  (table) => [primaryKey({ name: "channels_pkey", columns: [table.organization_id, table.id] }), tenantPolicy()],
);
