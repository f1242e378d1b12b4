import { type RunRow, turnIntents } from "@atlas-messaging/domain";
import { sql } from "drizzle-orm";
import { boolean, index, integer, json, jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { instant, systemPolicy, tenantPolicy } from "../../platform/database/columns.ts";

/** Matches runs of hosted agents in conversations. Literal, so that the index with the same words serves. */
export const isTurn = sql.raw(`intent in (${turnIntents.map((intent) => `'${intent}'`).join(", ")})`);

/** Append-only: the service's role may only insert and select. Housekeeping removes whole runs. */
export const runs = pgTable(
  "runs",
  {
    organization_id: uuid().notNull(),
    run_id: uuid().notNull(),
    iteration: integer().notNull(),
    session_id: uuid(),
    conversation_id: uuid(),
    intent: text().notNull(),
    status: text().$type<RunRow["status"]>().notNull(),
    tools_called: text().array().$type<RunRow["tools_called"]>().notNull(),
    approval_required: boolean().notNull(),
    approval_state: text().$type<NonNullable<RunRow["approval_state"]>>(),
    approval_id: uuid(),
    citations: jsonb().$type<RunRow["citations"]>().notNull(),
    error: jsonb().$type<NonNullable<RunRow["error"]>>(),
    arguments_hash: text(),
    result: jsonb().$type<NonNullable<RunRow["result"]>>(),
    actor: json().$type<NonNullable<RunRow["actor"]>>(),
    agent_id: uuid(),
    correlation_id: text().notNull(),
    created_at: instant().notNull(),
  },
  (table) => [
    primaryKey({ name: "runs_pkey", columns: [table.organization_id, table.run_id, table.iteration] }),
    index("runs_session_idx").on(table.organization_id, table.session_id, table.run_id),
    // A trigger maintains `is_latest` and the index of runs by status.
    index("runs_intent_idx").on(table.organization_id, table.intent, table.run_id),
    index("runs_correlation_idx").on(table.organization_id, table.correlation_id, table.run_id),
    index("runs_conversation_idx")
      .on(table.organization_id, table.conversation_id, table.run_id)
      .where(sql`conversation_id is not null`),
    index("runs_agent_idx")
      .on(table.organization_id, table.agent_id, table.run_id)
      .where(sql`agent_id is not null`),
    index("runs_turns_idx").on(table.organization_id, table.conversation_id, table.run_id).where(isTurn),
    tenantPolicy(),
    systemPolicy(),
  ],
);
