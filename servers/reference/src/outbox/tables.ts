import type { JobRow } from "@atlas-messaging/domain";
import { sql } from "drizzle-orm";
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { instant, systemPolicy, tenantPolicy } from "../platform/database/columns.ts";

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
