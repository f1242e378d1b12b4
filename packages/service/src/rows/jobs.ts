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
  | "send_mail"
  | "expand_event"
  | "deliver_webhook"
  | "detect_intent"
  | "agent_turn"
  | "time_out_agent"
  | "end_session"
  | "expire_approval"
  | "ingest_knowledge"
  | "embed_knowledge"
  | "check_channel"
  | "submit_template"
  | "review_template"
  | "delete_template"
  | "sync_templates"
  | "erase_customer"
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
    /** The endpoint whose places the job uses; null for the organization's places. */
    lane: uuid(),
    /** True once the job is in its lane. A job that is due later joins when due. */
    ripe: boolean().notNull(),
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
    // A delivery is in its lane or delayed; leased ones count against the lane's limit.
    index("outbox_lane_idx")
      .on(table.lane, table.due_at)
      .where(sql`lane is not null and ripe`),
    index("outbox_waiting_idx")
      .on(table.due_at)
      .where(sql`lane is not null and not ripe and dead_at is null`),
    index("outbox_held_idx")
      .on(table.lane)
      .where(sql`lane is not null and leased_until is not null`),
    index("outbox_dead_idx")
      .on(table.dead_at)
      .where(sql`dead_at is not null`),
    tenantPolicy(),
    systemPolicy(),
  ],
);

/** A job, inserted with the change that causes it and removed with the change that completes it. */
export interface JobRow extends RowOf<typeof outbox> {}
