import type { Id, Instant, Json, Owned } from "./primitives.ts";
import { sql } from "drizzle-orm";
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { instant, systemPolicy, tenantPolicy } from "./columns.ts";

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

/** A job, inserted with the change that causes it and removed with the change that completes it. */
export interface JobRow extends Owned {
  readonly kind: JobKind;
  /** The row that the job is about. */
  readonly subject_id: Id;
  readonly detail: Json;
  /** Failures on our side, lost workers included. Resets when the job is due again. */
  readonly attempts: number;
  readonly due_at: Instant;
  /** One worker holds the job until then. */
  readonly leased_until: Instant | null;
  /** The endpoint whose places the job uses; null for the organization's places. */
  readonly lane: Id | null;
  /** True once the job is in its lane. A job that is due later joins when due. */
  readonly ripe: boolean;
  /** Time when it was set aside after too many failures. No worker claims it; `last_error` says why. */
  readonly dead_at: Instant | null;
  readonly last_error: string | null;
  readonly correlation_id: string;
  /** Its trace (W3C Trace Context); null without tracing. */
  readonly traceparent: string | null;
  readonly created_at: Instant;
}

export const outbox = pgTable(
  "outbox",
  {
    organization_id: uuid().notNull(),
    id: uuid().notNull(),
    kind: text().$type<JobRow["kind"]>().notNull(),
    subject_id: uuid().notNull(),
    detail: jsonb().$type<JobRow["detail"]>().notNull(),
    attempts: integer().notNull(),
    due_at: instant().notNull(),
    leased_until: instant(),
    lane: uuid(),
    ripe: boolean().notNull(),
    dead_at: instant(),
    last_error: text(),
    correlation_id: text().notNull(),
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
