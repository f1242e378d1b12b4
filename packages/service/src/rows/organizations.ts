import type { Environment, Id, Instant, Owned } from "./primitives.ts";
import type { OperationId } from "@atlas-messaging/contract";
import { sql } from "drizzle-orm";
import { bigint, boolean, index, integer, pgTable, primaryKey, text, unique, uuid } from "drizzle-orm/pg-core";
import { instant, ownOrganizationPolicy, systemPolicy, tenantPolicy } from "./columns.ts";
import type { AlertKind, OrganizationExportRow, RetentionKind } from "./console.ts";

export interface OrganizationRow {
  readonly id: Id;
  readonly name: string;
  readonly environment: Environment;
  /** Sandbox organizations expire; null means never. */
  readonly expires_at: Instant | null;
  /** True for the organization of a sign-up that is open to the first caller only; otherwise null. */
  readonly first_sign_up: true | null;
  /** Time when its owner deleted it; null for all others. */
  readonly deleted_at: Instant | null;
  /** Time when the last of its rows were removed, except the audit log; null before, and for all others. */
  readonly forgotten_at: Instant | null;
  readonly created_at: Instant;
}

/** The notice of a deprecated operation, given once to each organization that calls it (Versioning, 4). */
export interface DeprecationNoticeRow extends Owned {
  readonly operation_id: OperationId;
  readonly sunset_at: Instant | null;
  readonly created_at: Instant;
}

export const organizations = pgTable(
  "organizations",
  {
    id: uuid().notNull(),
    name: text().notNull(),
    environment: text().$type<OrganizationRow["environment"]>().notNull(),
    expires_at: instant(),
    first_sign_up: boolean().$type<true>(),
    deleted_at: instant(),
    forgotten_at: instant(),
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

export const alertChoices = pgTable(
  "alert_choices",
  {
    organization_id: uuid().notNull(),
    kinds: text().array().$type<readonly AlertKind[]>().notNull(),
    emails: text().array().$type<readonly string[]>().notNull(),
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

export const organizationExports = pgTable(
  "organization_exports",
  {
    organization_id: uuid().notNull(),
    id: uuid().notNull(),
    status: text().$type<OrganizationExportRow["status"]>().notNull(),
    rows: bigint({ mode: "number" }).notNull(),
    size_bytes: bigint({ mode: "number" }).notNull(),
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

/** Files of exports in pieces. */
export const exportPieces = pgTable(
  "export_pieces",
  {
    organization_id: uuid().notNull(),
    export_id: uuid().notNull(),
    position: integer().notNull(),
    content: text().notNull(),
    size_bytes: integer(),
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
