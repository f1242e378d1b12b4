import type { KnowledgeCitation } from "@atlas-messaging/answers/search/answer";
import { type Json, turnIntents } from "./primitives.ts";
import type { ActorKind } from "./access.ts";
import type { Author } from "./conversations.ts";
import { sql } from "drizzle-orm";
import { boolean, index, integer, json, jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { type RowOf, instant, systemPolicy, tenantPolicy } from "./columns.ts";

export type RunStatus = "completed" | "pending_approval" | "rejected" | "failed" | "shadow";

/** Matches runs of hosted agents in conversations. Literal, so that the index with the same words serves. */
export const isTurn = sql.raw(`intent in (${turnIntents.map((intent) => `'${intent}'`).join(", ")})`);

/** Append-only: the service's role may only insert and select. Housekeeping removes whole runs. */
export const runs = pgTable(
  "runs",
  {
    organization_id: uuid().notNull(),
    run_id: uuid().notNull(),
    /** Runs are append-only: a transition adds a row with the next iteration. */
    iteration: integer().notNull(),
    session_id: uuid(),
    conversation_id: uuid(),
    intent: text().notNull(),
    status: text().$type<RunStatus>().notNull(),
    tools_called: text().array().$type<readonly string[]>().notNull(),
    approval_required: boolean().notNull(),
    approval_state: text().$type<"pending" | "approved" | "rejected" | "expired">(),
    approval_id: uuid(),
    citations: jsonb().$type<readonly KnowledgeCitation[]>().notNull(),
    error: jsonb().$type<{ readonly code: string; readonly message: string }>(),
    /** Hex SHA-256 of a rehearsal's tool and arguments, which its commit must match; otherwise null. */
    arguments_hash: text(),
    /** The answer of its tool, without words of customers; null for other runs, and for records from before it was kept. */
    result: jsonb().$type<Json>(),
    /** The author of this record; null for the service itself, and for records from before it was kept. */
    actor: json().$type<Author>(),
    /** The agent that acted, was silent, or is evaluated in the session; null for other runs. */
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

export interface RunRow extends RowOf<typeof runs> {}

/** Append-only: the service's role may only insert and select. */
export const auditEvents = pgTable(
  "audit_events",
  {
    organization_id: uuid().notNull(),
    id: uuid().notNull(),
    event_type: text().notNull(),
    correlation_id: text().notNull(),
    actor_kind: text().$type<ActorKind>().notNull(),
    actor_id: uuid(),
    subject_id: uuid().notNull(),
    /** The subject's changed members, without secrets. */
    before: json().$type<Json>(),
    after: json().$type<Json>(),
    created_at: instant().notNull(),
  },
  (table) => [
    primaryKey({ name: "audit_events_pkey", columns: [table.organization_id, table.id] }),
    // One per filter, in the list's order. In byte order, types below a name are a range.
    index("audit_events_type_idx").on(table.organization_id, sql`(event_type collate "C")`, table.id),
    // A person's changes are read type by type, so that those of other types are not passed by.
    index("audit_events_actor_kind_idx")
      .on(table.organization_id, table.actor_id, sql`(event_type collate "C")`, table.id)
      .where(sql`actor_id is not null`),
    index("audit_events_subject_idx").on(table.organization_id, table.subject_id, table.id),
    index("audit_events_correlation_idx").on(table.organization_id, table.correlation_id, table.id),
    index("audit_events_time_idx").on(table.organization_id, table.created_at, table.id),
    tenantPolicy(),
  ],
);

export interface AuditEventRow extends RowOf<typeof auditEvents> {}
