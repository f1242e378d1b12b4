import type { TemplateRow } from "@atlas-messaging/domain";
import { pgTable, primaryKey, text, unique, uuid } from "drizzle-orm/pg-core";
import { instant, tenantPolicy } from "../../../platform/database/columns.ts";

export const templates = pgTable(
  "templates",
  {
    organization_id: uuid().notNull(),
    id: uuid().notNull(),
    name: text().notNull(),
    body: text().notNull(),
    category: text().$type<TemplateRow["category"]>().notNull(),
    status: text().$type<TemplateRow["status"]>().notNull(),
    created_at: instant().notNull(),
  },
  (table) => [
    primaryKey({ name: "templates_pkey", columns: [table.organization_id, table.id] }),
    unique("templates_name_key").on(table.organization_id, table.name),
    tenantPolicy(),
  ],
);
