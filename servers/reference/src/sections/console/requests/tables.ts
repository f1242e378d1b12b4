import type { StoredRequestRow } from "@atlas-messaging/domain";
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { instant, systemPolicy, tenantPolicy } from "../../../platform/database/columns.ts";

/** Written as the system, in batches of all organizations. */
export const storedRequests = pgTable(
  "stored_requests",
  {
    organization_id: uuid().notNull(),
    id: uuid().notNull(),
    correlation_id: text().notNull(),
    operation: text().notNull(),
    method: text().$type<StoredRequestRow["method"]>().notNull(),
    path: text().notNull(),
    query: jsonb().$type<StoredRequestRow["query"]>().notNull(),
    status: integer().notNull(),
    error_code: text(),
    principal_kind: text().$type<StoredRequestRow["principal_kind"]>().notNull(),
    principal_id: uuid().notNull(),
    principal_name: text(),
    duration_ms: integer().notNull(),
    idempotent_replayed: boolean().notNull(),
    request_body: text(),
    request_is_cut: boolean().notNull(),
    response_body: text(),
    response_is_cut: boolean().notNull(),
    created_at: instant().notNull(),
  },
  (table) => [
    primaryKey({ name: "stored_requests_pkey", columns: [table.organization_id, table.id] }),
    index("stored_requests_correlation_idx").on(table.organization_id, table.correlation_id, table.id),
    index("stored_requests_operation_idx").on(table.organization_id, table.operation, table.id),
    index("stored_requests_status_idx").on(table.organization_id, table.status, table.id),
    index("stored_requests_principal_idx").on(table.organization_id, table.principal_id, table.id),
    index("stored_requests_expiry_idx").on(table.created_at),
    tenantPolicy(),
    systemPolicy(),
  ],
);
