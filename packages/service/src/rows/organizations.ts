import type { Environment, OwnLimits, OwnQuotas } from "./primitives.ts";
import type { SuccessOf } from "@atlas-messaging/contract";
import { sql } from "drizzle-orm";
import { bigint, boolean, index, integer, json, pgTable, primaryKey, text, unique, uuid } from "drizzle-orm/pg-core";
import { type RowOf, instant, ownOrganizationPolicy, systemPolicy, tenantPolicy } from "./columns.ts";

export type AlertKind = SuccessOf<"console.alerts.get">["data"]["alerts"]["kinds"][number];

export type RetentionKind = SuccessOf<"console.retention.get">["data"]["retention"][number]["kind"];

export const organizations = pgTable(
  "organizations",
  {
    id: uuid().notNull(),
    name: text().notNull(),
    environment: text().$type<Environment>().notNull(),
    /** Sandbox organizations expire; null means never. */
    expires_at: instant(),
    /** True for the organization of a sign-up that is open to the first caller only; otherwise null. */
    first_sign_up: boolean().$type<true>(),
    /** Time when its owner deleted it; null for all others. */
    deleted_at: instant(),
    /** Time when the last of its rows were removed, except the audit log; null before, and for all others. */
    forgotten_at: instant(),
    /** Time when the operator of the service suspended it; null for all others. */
    suspended_at: instant(),
    /** Its own requests per minute, in place of the deployment's; null for none. */
    limits: json().$type<OwnLimits>(),
    /** Its own maxima, in place of the deployment's; null for none. */
    quotas: json().$type<OwnQuotas>(),
    created_at: instant().notNull(),
  },
  (table) => [
    primaryKey({ name: "organizations_pkey", columns: [table.id] }),
    // Admits one of several concurrent first sign-ups.
    unique("organizations_first_sign_up_key").on(table.first_sign_up),
    index("organizations_expiry_idx")
      .on(table.expires_at)
      .where(sql`expires_at is not null`),
    ownOrganizationPolicy(),
    systemPolicy(),
  ],
);

export interface OrganizationRow extends RowOf<typeof organizations> {}

export const alertChoices = pgTable(
  "alert_choices",
  {
    organization_id: uuid().notNull(),
    kinds: text().array().$type<readonly AlertKind[]>().notNull(),
    emails: text().array().$type<readonly string[]>().notNull(),
    /** An incoming webhook in Slack's form. Its path is a secret, so it is stored sealed. */
    webhook_url: text(),
    webhook_host: text(),
    updated_at: instant().notNull(),
  },
  (table) => [
    primaryKey({ name: "alert_choices_pkey", columns: [table.organization_id] }),
    tenantPolicy(),
    systemPolicy(),
  ],
);

/** Alerts that an organization has chosen. */
export interface AlertChoiceRow extends RowOf<typeof alertChoices> {}

/** States that last, each told once. Written by the process that looks for them alone. */
export const alerts = pgTable(
  "alerts",
  {
    organization_id: uuid().notNull(),
    kind: text().notNull(),
    subject_id: uuid().notNull(),
    raised_at: instant().notNull(),
    /** End of the lease of the process that sends it. */
    leased_until: instant(),
    mailed: boolean().notNull(),
    posted: boolean().notNull(),
  },
  (table) => [
    primaryKey({ name: "alerts_pkey", columns: [table.organization_id, table.kind, table.subject_id] }),
    tenantPolicy(),
  ],
);

/** Days that organizations have chosen. Housekeeping reads them. */
export const retentions = pgTable(
  "retentions",
  {
    organization_id: uuid().notNull(),
    kind: text().$type<RetentionKind>().notNull(),
    days: integer().notNull(),
    updated_at: instant().notNull(),
  },
  (table) => [
    primaryKey({ name: "retentions_pkey", columns: [table.organization_id, table.kind] }),
    tenantPolicy(),
    systemPolicy(),
  ],
);

/** Days that an organization has chosen for one kind of rows. */
export interface RetentionRow extends RowOf<typeof retentions> {}

export const organizationExports = pgTable(
  "organization_exports",
  {
    organization_id: uuid().notNull(),
    id: uuid().notNull(),
    status: text().$type<"running" | "ready" | "failed" | "expired">().notNull(),
    rows: bigint({ mode: "number" }).notNull(),
    size_bytes: bigint({ mode: "number" }).notNull(),
    /** Pieces of its file so far (`export_pieces`). */
    pieces: integer().notNull(),
    failure: text(),
    requested_at: instant().notNull(),
    ready_at: instant(),
    expires_at: instant(),
  },
  (table) => [
    primaryKey({ name: "organization_exports_pkey", columns: [table.organization_id] }),
    index("organization_exports_expiry_idx")
      .on(table.expires_at)
      .where(sql`expires_at is not null`),
    tenantPolicy(),
    systemPolicy(),
  ],
);

/** The export of an organization. There is one at most; the next takes its place. */
export interface OrganizationExportRow extends RowOf<typeof organizationExports> {}

/** Files of exports in pieces. */
export const exportPieces = pgTable(
  "export_pieces",
  {
    organization_id: uuid().notNull(),
    export_id: uuid().notNull(),
    /** From 0. */
    position: integer().notNull(),
    /** Lines, compressed by gzip, in base64. */
    content: text().notNull(),
    /** Bytes of the content; null in pieces from before it was noted. */
    size_bytes: integer(),
    /** Last sign of a download of the file; null before the first. */
    read_at: instant(),
  },
  (table) => [
    primaryKey({ name: "export_pieces_pkey", columns: [table.organization_id, table.export_id, table.position] }),
    index("export_pieces_read_idx")
      .on(table.read_at)
      .where(sql`read_at is not null`),
    tenantPolicy(),
    systemPolicy(),
  ],
);

/** A piece of an export's file. Pieces in their order are the file. */
export interface ExportPieceRow extends RowOf<typeof exportPieces> {}
