import type { OperationId } from "@atlas-messaging/contract";
import { sealedPrefix } from "./primitives.ts";
import { sql } from "drizzle-orm";
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, unique, uuid } from "drizzle-orm/pg-core";
import { type RowOf, instant, systemPolicy, tenantPolicy } from "./columns.ts";

export const idempotency = pgTable(
  "idempotency",
  {
    organization_id: uuid().notNull(),
    scope: text().notNull(),
    operation: text().notNull(),
    key: text().notNull(),
    /** Hex SHA-256 of the validated request, key order ignored. */
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

/** The answer of an executed request, stored for 24 hours and replayed byte for byte. */
export interface IdempotencyRow extends RowOf<typeof idempotency> {}

export const deprecationNotices = pgTable(
  "deprecation_notices",
  {
    organization_id: uuid().notNull(),
    id: uuid().notNull(),
    operation_id: text().$type<OperationId>().notNull(),
    sunset_at: instant(),
    created_at: instant().notNull(),
  },
  (table) => [
    primaryKey({ name: "deprecation_notices_pkey", columns: [table.organization_id, table.id] }),
    unique("deprecation_notices_operation_key").on(table.organization_id, table.operation_id),
    tenantPolicy(),
  ],
);

/** The notice of a deprecated operation, given once to each organization that calls it (Versioning, 4). */
export interface DeprecationNoticeRow extends RowOf<typeof deprecationNotices> {}

/** Written as the system, in batches of all organizations. */
export const storedRequests = pgTable(
  "stored_requests",
  {
    organization_id: uuid().notNull(),
    id: uuid().notNull(),
    correlation_id: text().notNull(),
    operation: text().notNull(),
    method: text().$type<"GET" | "POST" | "PUT" | "PATCH" | "DELETE">().notNull(),
    path: text().notNull(),
    query: jsonb().$type<{ readonly [name: string]: string }>().notNull(),
    status: integer().notNull(),
    /** Code of the refusal; null for a success. */
    error_code: text(),
    principal_kind: text().$type<"sandbox" | "grant" | "key" | "oauth" | "operator">().notNull(),
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

/** A request with its answer, kept for the people who build on the API. */
export interface StoredRequestRow extends RowOf<typeof storedRequests> {}
