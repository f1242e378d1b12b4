import type { AuditEventRow, OrganizationRow } from "@atlas-messaging/domain";
import { pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { instant, ownOrganizationPolicy, systemPolicy, tenantPolicy } from "../../platform/database/columns.ts";

export const organizations = pgTable(
  "organizations",
  {
    id: uuid().notNull(),
    name: text().notNull(),
    environment: text().$type<OrganizationRow["environment"]>().notNull(),
    expires_at: instant(),
    created_at: instant().notNull(),
  },
  (table) => [primaryKey({ name: "organizations_pkey", columns: [table.id] }), ownOrganizationPolicy(), systemPolicy()],
);

/** Append-only: the service's role may insert and select, nothing else. */
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
    created_at: instant().notNull(),
  },
  (table) => [primaryKey({ name: "audit_events_pkey", columns: [table.organization_id, table.id] }), tenantPolicy()],
);
