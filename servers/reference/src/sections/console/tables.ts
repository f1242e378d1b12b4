import type { AuditEventRow, OrganizationRow } from "@atlas-messaging/domain";
import { sql } from "drizzle-orm";
import { boolean, foreignKey, index, json, pgTable, primaryKey, text, unique, uuid } from "drizzle-orm/pg-core";
import { instant, ownOrganizationPolicy, systemPolicy, tenantPolicy } from "../../platform/database/columns.ts";

export const organizations = pgTable(
  "organizations",
  {
    id: uuid().notNull(),
    name: text().notNull(),
    environment: text().$type<OrganizationRow["environment"]>().notNull(),
    expires_at: instant(),
    first_sign_up: boolean().$type<true>(),
    created_at: instant().notNull(),
  },
  (table) => [
    primaryKey({ name: "organizations_pkey", columns: [table.id] }),
    // Of those who sign up at once where it is for the first, one is.
    unique("organizations_first_sign_up_key").on(table.first_sign_up),
    index("organizations_expiry_idx")
      .on(table.expires_at)
      .where(sql`expires_at is not null`),
    ownOrganizationPolicy(),
    systemPolicy(),
  ],
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
    before: json().$type<AuditEventRow["before"]>(),
    after: json().$type<AuditEventRow["after"]>(),
    created_at: instant().notNull(),
  },
  (table) => [
    primaryKey({ name: "audit_events_pkey", columns: [table.organization_id, table.id] }),
    // One for each filter of the list, in its order. Types in the order of bytes: those below a name are then a range.
    index("audit_events_type_idx").on(table.organization_id, sql`(event_type collate "C")`, table.id),
    index("audit_events_actor_idx")
      .on(table.organization_id, table.actor_id, table.id)
      .where(sql`actor_id is not null`),
    index("audit_events_subject_idx").on(table.organization_id, table.subject_id, table.id),
    index("audit_events_correlation_idx").on(table.organization_id, table.correlation_id, table.id),
    index("audit_events_time_idx").on(table.organization_id, table.created_at, table.id),
    tenantPolicy(),
  ],
);

export const apps = pgTable(
  "apps",
  {
    organization_id: uuid().notNull(),
    id: uuid().notNull(),
    client_id: text().notNull(),
    name: text().notNull(),
    description: text(),
    runtime_mode: text().notNull(),
    created_at: instant().notNull(),
  },
  (table) => [
    primaryKey({ name: "apps_pkey", columns: [table.organization_id, table.id] }),
    unique("apps_client_id_key").on(table.organization_id, table.client_id),
    index("apps_client_id_idx").on(table.client_id),
    tenantPolicy(),
    systemPolicy(),
  ],
);

export const appRedirectUris = pgTable(
  "app_redirect_uris",
  {
    organization_id: uuid().notNull(),
    id: uuid().notNull(),
    app_id: uuid().notNull(),
    redirect_uri: text().notNull(),
    created_at: instant().notNull(),
  },
  (table) => [
    primaryKey({ name: "app_redirect_uris_pkey", columns: [table.organization_id, table.id] }),
    unique("app_redirect_uris_uri_key").on(table.organization_id, table.app_id, table.redirect_uri),
    foreignKey({
      name: "app_redirect_uris_app_fkey",
      columns: [table.organization_id, table.app_id],
      foreignColumns: [apps.organization_id, apps.id],
    }),
    tenantPolicy(),
    systemPolicy(),
  ],
);

export const serviceAccounts = pgTable(
  "service_accounts",
  {
    organization_id: uuid().notNull(),
    id: uuid().notNull(),
    external_id: text().notNull(),
    name: text().notNull(),
    description: text(),
    runtime_mode: text().notNull(),
    created_at: instant().notNull(),
  },
  (table) => [
    primaryKey({ name: "service_accounts_pkey", columns: [table.organization_id, table.id] }),
    index("service_accounts_external_id_idx").on(table.organization_id, table.external_id),
    tenantPolicy(),
  ],
);
