import type { Json } from "./primitives.ts";
import { sql } from "drizzle-orm";
import { index, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { type RowOf, instant, tenantPolicy } from "./columns.ts";

export const approvals = pgTable(
  "approvals",
  {
    organization_id: uuid().notNull(),
    id: uuid().notNull(),
    run_id: uuid().notNull(),
    action_type: text().$type<"tool_call" | "draft">().notNull(),
    /** Null for a draft. */
    tool_name: text(),
    conversation_id: uuid(),
    /** The recorded arguments, executed unless the operator gave others. */
    arguments: jsonb().$type<Json>().notNull(),
    /** Hex SHA-256 of tool, arguments and conversation. Only a call that matches it is executed. */
    arguments_hash: text().notNull(),
    /** Arguments that the operator gave in place of the recorded ones, with their hash. */
    approved_arguments: jsonb().$type<Json>(),
    approved_hash: text(),
    state: text().$type<"pending" | "approved" | "rejected" | "expired">().notNull(),
    reason: text(),
    requested_by: uuid(),
    /** The idempotency key of the requesting call; null for a call without one. */
    idempotency_scope: text(),
    idempotency_operation: text(),
    idempotency_key: text(),
    /** While it waits: hash of the principal, the tool and the arguments of a call without a key, which repetitions share. */
    waiting_key: text(),
    decided_by: uuid(),
    decided_at: instant(),
    expires_at: instant().notNull(),
    created_at: instant().notNull(),
  },
  (table) => [
    primaryKey({ name: "approvals_pkey", columns: [table.organization_id, table.id] }),
    index("approvals_run_idx").on(table.organization_id, table.run_id),
    index("approvals_state_idx").on(table.organization_id, table.state, table.id),
    // Two calls at once without a key cannot both ask for an approval.
    uniqueIndex("approvals_waiting_key")
      .on(table.organization_id, table.waiting_key)
      .where(sql`waiting_key is not null`),
    tenantPolicy(),
  ],
);

/** A risky call or draft that a person approves or rejects. */
export interface ApprovalRow extends RowOf<typeof approvals> {}
