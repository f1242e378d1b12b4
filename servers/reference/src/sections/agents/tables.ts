import type { AgentRow } from "@atlas-messaging/domain";
import { sql } from "drizzle-orm";
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, unique, uuid } from "drizzle-orm/pg-core";
import { instant, systemPolicy, tenantPolicy } from "../../platform/database/columns.ts";

/** The system may read agents, as the public directory lists all organizations'. */
export const agents = pgTable(
  "agents",
  {
    organization_id: uuid().notNull(),
    id: uuid().notNull(),
    kind: text().$type<AgentRow["kind"]>().notNull(),
    name: text().notNull(),
    description: text(),
    status: text().$type<AgentRow["status"]>().notNull(),
    channels: text().array().$type<AgentRow["channels"]>().notNull(),
    source_ids: uuid().array().$type<AgentRow["source_ids"]>().notNull(),
    is_listed: boolean().notNull(),
    listing_category: text(),
    listing_description: text(),
    listing_slug: text(),
    reply_within_seconds: integer(),
    people_reply_within_seconds: integer(),
    people_hours: jsonb().$type<NonNullable<AgentRow["people_hours"]>>(),
    announces_people: boolean().notNull().default(false),
    fallback_agent_id: uuid(),
    created_at: instant().notNull(),
    updated_at: instant().notNull(),
  },
  (table) => [
    primaryKey({ name: "agents_pkey", columns: [table.organization_id, table.id] }),
    unique("agents_listing_slug_key").on(table.listing_slug),
    index("agents_status_idx").on(table.organization_id, table.status, table.id),
    // For the directory, oldest first.
    index("agents_directory_idx")
      .on(table.id)
      .where(sql`is_listed`),
    index("agents_listed_idx").on(table.is_listed, table.listing_category, table.id),
    tenantPolicy(),
    systemPolicy(),
  ],
);
