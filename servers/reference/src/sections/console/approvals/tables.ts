import type { ApprovalRow } from "@atlas-messaging/domain";
import { sql } from "drizzle-orm";
import { index, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { instant, tenantPolicy } from "../../../platform/database/columns.ts";

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
