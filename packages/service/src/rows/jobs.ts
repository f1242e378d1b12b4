import type { Json } from "./primitives.ts";
import { sql } from "drizzle-orm";
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { type RowOf, instant, systemPolicy, tenantPolicy } from "./columns.ts";

export type JobKind =
  | "send_message"
  | "send_media"
  | "fetch_media"
  | "release_message"
  | "advance_message"
  | "report_read"
  | "send_reaction"
  | "send_mail"
  | "expand_event"
  | "deliver_webhook"
  | "detect_intent"
  | "agent_turn"
  | "time_out_agent"
  | "end_session"
  | "end_phone_handoff"
  | "expire_approval"
  | "ingest_knowledge"
  | "embed_knowledge"
  | "check_channel"
  | "take_in_messages"
  | "submit_template"
  | "review_template"
  | "delete_template"
  | "sync_templates"
  | "erase_customer"
  | "join_customers"
  | "unassign_conversations"
  | "export_organization";

export const outbox = pgTable(
  "outbox",
  {
    organization_id: uuid().notNull(),
    id: uuid().notNull(),
    kind: text().$type<JobKind>().notNull(),
    /** The row that the job is about. */
    subject_id: uuid().notNull(),
    detail: jsonb().$type<Json>().notNull(),
    /** Failures on our side, lost workers included. Resets when the job is due again. */
    attempts: integer().notNull(),
    due_at: instant().notNull(),
    /** One worker holds the job until then. */
    leased_until: instant(),
    /** Endpoint that a delivery goes to; null for other jobs. */
    endpoint_id: uuid("lane"),
    /** True once a delivery waits for a place of its endpoint. One that is due later does so when due. */
    ripe: boolean().notNull(),
    /** Conversation whose deliveries to the endpoint go in order; null where a delivery waits for no other. */
    conversation_id: uuid(),
    /** The event of such a delivery, by which it has its place in the order. */
    event_row_id: uuid(),
    /** Milliseconds that it waited for its turn; null until then, and without an order. */
    waited_ms: integer(),
    /** Time when it was set aside after too many failures. No worker claims it; `last_error` says why. */
    dead_at: instant(),
    last_error: text(),
    correlation_id: text().notNull(),
    /** Its trace (W3C Trace Context); null without tracing. */
    traceparent: text(),
    created_at: instant().notNull(),
  },
  (table) => [
    primaryKey({ name: "outbox_pkey", columns: [table.organization_id, table.id] }),
    index("outbox_due_idx")
      .on(table.kind, table.due_at)
      .where(sql`lane is null and dead_at is null`),
    // A delivery waits for its endpoint or is delayed; leased ones count against the endpoint's limit.
    index("outbox_lane_idx")
      .on(table.endpoint_id, table.due_at)
      .where(sql`lane is not null and ripe`),
    index("outbox_waiting_idx")
      .on(table.due_at)
      .where(sql`lane is not null and not ripe and dead_at is null`),
    index("outbox_held_idx")
      .on(table.endpoint_id)
      .where(sql`lane is not null and leased_until is not null`),
    // The job whose turn it is comes first, then those that wait for it.
    index("outbox_turn_idx")
      .on(table.endpoint_id, table.conversation_id, sql`(waited_ms is null)`, table.event_row_id, table.id)
      .where(sql`conversation_id is not null and dead_at is null`),
    // Jobs that failed, which later ones have overtaken.
    index("outbox_retried_idx")
      .on(table.kind, table.due_at)
      .where(sql`lane is null and dead_at is null and attempts > 0`),
    index("outbox_dead_idx")
      .on(table.dead_at)
      .where(sql`dead_at is not null`),
    tenantPolicy(),
    systemPolicy(),
  ],
);

/** A job, inserted with the change that causes it and removed with the change that completes it. */
export interface JobRow extends RowOf<typeof outbox> {}
