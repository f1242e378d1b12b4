import type { TemplateRow } from "@atlas-messaging/domain";
import { sql } from "drizzle-orm";
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, unique, uuid } from "drizzle-orm/pg-core";
import { instant, tenantPolicy } from "../../../platform/database/columns.ts";

export const templates = pgTable(
  "templates",
  {
    organization_id: uuid().notNull(),
    id: uuid().notNull(),
    name: text().notNull(),
    language: text().notNull(),
    category: text().$type<TemplateRow["category"]>().notNull(),
    header: text(),
    body: text().notNull(),
    footer: text(),
    buttons: jsonb().$type<TemplateRow["buttons"]>().notNull(),
    samples: jsonb().$type<TemplateRow["samples"]>().notNull(),
    status: text().$type<TemplateRow["status"]>().notNull(),
    reason: text(),
    revision: integer().notNull(),
    channel_id: uuid(),
    provider_template_id: text(),
    submitted_at: instant(),
    reported_at: instant(),
    reported_status: text().$type<TemplateRow["status"]>(),
    reported_reason: text(),
    category_at: instant(),
    live: boolean().$type<true>(),
    created_at: instant().notNull(),
    updated_at: instant().notNull(),
  },
  (table) => [
    primaryKey({ name: "templates_pkey", columns: [table.organization_id, table.id] }),
    unique("templates_name_language_key").on(table.organization_id, table.name, table.language, table.live),
    index("templates_live_idx")
      .on(table.organization_id, table.id)
      .where(sql`live`),
    index("templates_provider_idx")
      .on(table.organization_id, table.provider_template_id)
      .where(sql`provider_template_id is not null`),
    tenantPolicy(),
  ],
);
