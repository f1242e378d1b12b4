import { index, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { instant, tenantPolicy } from "../../../platform/database/columns.ts";

export const serviceAccounts = pgTable(
  "service_accounts",
  {
    organization_id: uuid().notNull(),
    id: uuid().notNull(),
    external_id: text().notNull(),
    name: text().notNull(),
    description: text(),
    runtime_mode: text().notNull(),
    created_at: instant().notNull(),
  },
  (table) => [
    primaryKey({ name: "service_accounts_pkey", columns: [table.organization_id, table.id] }),
    index("service_accounts_external_id_idx").on(table.organization_id, table.external_id),
    tenantPolicy(),
  ],
);
