import { index, integer, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { instant, systemPolicy, tenantPolicy } from "../platform/database/columns.ts";

export const idempotency = pgTable(
  "idempotency",
  {
    organization_id: uuid().notNull(),
    scope: text().notNull(),
    operation: text().notNull(),
    key: text().notNull(),
    request_hash: text().notNull(),
    status: integer().notNull(),
    answer: text().notNull(),
    created_at: instant().notNull(),
  },
  (table) => [
    primaryKey({
      name: "idempotency_pkey",
      columns: [table.organization_id, table.scope, table.operation, table.key],
    }),
    index("idempotency_expiry_idx").on(table.created_at),
    tenantPolicy(),
    systemPolicy(),
  ],
);
