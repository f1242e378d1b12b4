import type { Id, Instant, Json, Owned } from "./primitives.ts";
import { sql } from "drizzle-orm";
import { index, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { instant, tenantPolicy } from "./columns.ts";

/** A risky call or draft that a person approves or rejects. */
export interface ApprovalRow extends Owned {
  readonly run_id: Id;
  readonly action_type: "tool_call" | "draft";
  /** Null for a draft. */
  readonly tool_name: string | null;
  readonly conversation_id: Id | null;
  /** The recorded arguments, executed unless the operator gave others. */
  readonly arguments: Json;
  /** Hex SHA-256 of tool, arguments and conversation. Only a call that matches it is executed. */
  readonly arguments_hash: string;
  /** Arguments that the operator gave in place of the recorded ones, with their hash. */
  readonly approved_arguments: Json | null;
  readonly approved_hash: string | null;
  readonly state: "pending" | "approved" | "rejected" | "expired";
  readonly reason: string | null;
  readonly requested_by: Id | null;
  /** The idempotency key of the requesting call; null for a call without one. */
  readonly idempotency_scope: string | null;
  readonly idempotency_operation: string | null;
  readonly idempotency_key: string | null;
  /** While it waits: hash of the principal, the tool and the arguments of a call without a key, which repetitions share. */
  readonly waiting_key: string | null;
  readonly decided_by: Id | null;
  readonly decided_at: Instant | null;
  readonly expires_at: Instant;
  readonly created_at: Instant;
}

export const approvals = pgTable(
  "approvals",
  {
    organization_id: uuid().notNull(),
    id: uuid().notNull(),
    run_id: uuid().notNull(),
    action_type: text().$type<ApprovalRow["action_type"]>().notNull(),
    tool_name: text(),
    conversation_id: uuid(),
    arguments: jsonb().$type<ApprovalRow["arguments"]>().notNull(),
    arguments_hash: text().notNull(),
    approved_arguments: jsonb().$type<ApprovalRow["approved_arguments"]>(),
    approved_hash: text(),
    state: text().$type<ApprovalRow["state"]>().notNull(),
    reason: text(),
    requested_by: uuid(),
    idempotency_scope: text(),
    idempotency_operation: text(),
    idempotency_key: text(),
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
