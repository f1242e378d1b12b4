import type { ChannelLinkRow, ChannelRow } from "@atlas-messaging/domain";
import { sql } from "drizzle-orm";
import { foreignKey, index, jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { instant, systemPolicy, tenantPolicy } from "../../platform/database/columns.ts";

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
    disconnected_at: instant(),
    default_since: instant(),
    agent_id: uuid(),
    created_at: instant().notNull(),
  },
  (table) => [primaryKey({ name: "channels_pkey", columns: [table.organization_id, table.id] }), tenantPolicy()],
);

export const channelLinks = pgTable(
  "channel_links",
  {
    organization_id: uuid().notNull(),
    id: uuid().notNull(),
    provider: text().$type<ChannelLinkRow["provider"]>().notNull(),
    base_url: text().notNull(),
    sender_id: text().notNull(),
    business_account_id: text(),
    template_language: text().notNull(),
    secrets: text().notNull(),
    rotated_at: instant(),
    created_at: instant().notNull(),
  },
  (table) => [
    primaryKey({ name: "channel_links_pkey", columns: [table.organization_id, table.id] }),
    foreignKey({
      name: "channel_links_channel_fkey",
      columns: [table.organization_id, table.id],
      foreignColumns: [channels.organization_id, channels.id],
    }),
    // A callback names only the channel.
    index("channel_links_id_idx").on(table.id),
    index("channel_links_account_idx")
      .on(table.organization_id, table.id)
      .where(sql`business_account_id is not null`),
    tenantPolicy(),
    systemPolicy(),
  ],
);
