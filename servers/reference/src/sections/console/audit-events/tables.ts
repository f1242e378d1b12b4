import type { AuditEventRow } from "@atlas-messaging/domain";
import { sql } from "drizzle-orm";
import { index, json, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { instant, tenantPolicy } from "../../../platform/database/columns.ts";

/** Append-only: the service's role may only insert and select. */
export const auditEvents = pgTable(
  "audit_events",
  {
    organization_id: uuid().notNull(),
    id: uuid().notNull(),
    event_type: text().notNull(),
    correlation_id: text().notNull(),
    actor_kind: text().$type<AuditEventRow["actor_kind"]>().notNull(),
    actor_id: uuid(),
    subject_id: uuid().notNull(),
    before: json().$type<AuditEventRow["before"]>(),
    after: json().$type<AuditEventRow["after"]>(),
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
