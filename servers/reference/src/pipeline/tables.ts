import { sql } from "drizzle-orm";
import { index, integer, pgTable, primaryKey, text, unique, uuid } from "drizzle-orm/pg-core";
import { instant, systemPolicy, tenantPolicy } from "../platform/database/columns.ts";
import { type DeprecationNoticeRow, sealedPrefix } from "@atlas-messaging/domain";

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
    // For the few answers with a secret, which a new key must encrypt again.
    index("idempotency_sealed_idx")
      .on(table.created_at)
      .where(sql`starts_with(answer, '${sql.raw(sealedPrefix)}')`),
    tenantPolicy(),
    systemPolicy(),
  ],
);

export const deprecationNotices = pgTable(
  "deprecation_notices",
  {
    organization_id: uuid().notNull(),
    id: uuid().notNull(),
    operation_id: text().$type<DeprecationNoticeRow["operation_id"]>().notNull(),
    sunset_at: instant(),
    created_at: instant().notNull(),
  },
  (table) => [
    primaryKey({ name: "deprecation_notices_pkey", columns: [table.organization_id, table.id] }),
    unique("deprecation_notices_operation_key").on(table.organization_id, table.operation_id),
    tenantPolicy(),
  ],
);
