import type { MemberRow, SecondFactorRow } from "@atlas-messaging/domain";
import { sql } from "drizzle-orm";
import { foreignKey, index, integer, pgTable, primaryKey, text, unique, uuid } from "drizzle-orm/pg-core";
import { instant, systemPolicy, tenantPolicy } from "../../../platform/database/columns.ts";
import { organizations } from "../organizations/tables.ts";

/** Sign-in searches all organizations. */
export const members = pgTable(
  "members",
  {
    organization_id: uuid().notNull(),
    id: uuid().notNull(),
    email: text().notNull(),
    name: text(),
    role: text().$type<NonNullable<MemberRow["role"]>>(),
    permissions: text().array().$type<MemberRow["permissions"]>().notNull(),
    status: text().$type<MemberRow["status"]>().notNull(),
    invitation_hash: text(),
    invitation_expires_at: instant(),
    last_signed_in_at: instant(),
    created_at: instant().notNull(),
  },
  (table) => [
    primaryKey({ name: "members_pkey", columns: [table.organization_id, table.id] }),
    unique("members_email_key").on(table.organization_id, table.email),
    unique("members_invitation_key").on(table.invitation_hash),
    index("members_email_idx").on(table.email),
    index("members_invitation_expiry_idx")
      .on(table.invitation_expires_at)
      .where(sql`status = 'invited'`),
    foreignKey({
      name: "members_organization_fkey",
      columns: [table.organization_id],
      foreignColumns: [organizations.id],
    }),
    tenantPolicy(),
    systemPolicy(),
  ],
);

/** Keyed by member id. Sign-in and resets search all organizations. */
export const memberPasswords = pgTable(
  "member_passwords",
  {
    organization_id: uuid().notNull(),
    id: uuid().notNull(),
    hash: text(),
    changed_at: instant(),
    reset_hash: text(),
    reset_expires_at: instant(),
    reset_wrong_codes: integer().notNull().default(0),
  },
  (table) => [
    primaryKey({ name: "member_passwords_pkey", columns: [table.organization_id, table.id] }),
    unique("member_passwords_reset_key").on(table.reset_hash),
    foreignKey({
      name: "member_passwords_member_fkey",
      columns: [table.organization_id, table.id],
      foreignColumns: [members.organization_id, members.id],
    }),
    tenantPolicy(),
    systemPolicy(),
  ],
);

/** Keyed by member id. The secret is sealed. */
export const secondFactors = pgTable(
  "member_second_factors",
  {
    organization_id: uuid().notNull(),
    id: uuid().notNull(),
    secret: text().notNull(),
    confirmed_at: instant(),
    last_step: integer().notNull(),
    recovery_hashes: text().array().$type<SecondFactorRow["recovery_hashes"]>().notNull(),
    created_at: instant().notNull(),
  },
  (table) => [
    primaryKey({ name: "member_second_factors_pkey", columns: [table.organization_id, table.id] }),
    foreignKey({
      name: "member_second_factors_member_fkey",
      columns: [table.organization_id, table.id],
      foreignColumns: [members.organization_id, members.id],
    }),
    tenantPolicy(),
    systemPolicy(),
  ],
);

export const operatorSessions = pgTable(
  "operator_sessions",
  {
    organization_id: uuid().notNull(),
    id: uuid().notNull(),
    member_id: uuid().notNull(),
    token_hash: text().notNull(),
    expires_at: instant().notNull(),
    revoked_at: instant(),
    device: text(),
    last_seen_at: instant(),
    created_at: instant().notNull(),
  },
  (table) => [
    primaryKey({ name: "operator_sessions_pkey", columns: [table.organization_id, table.id] }),
    unique("operator_sessions_token_hash_key").on(table.token_hash),
    foreignKey({
      name: "operator_sessions_member_fkey",
      columns: [table.organization_id, table.member_id],
      foreignColumns: [members.organization_id, members.id],
    }),
    index("operator_sessions_expiry_idx").on(table.expires_at),
    index("operator_sessions_live_idx")
      .on(table.organization_id, table.member_id, table.id)
      .where(sql`revoked_at is null`),
    index("operator_sessions_member_idx").on(table.organization_id, table.member_id),
    tenantPolicy(),
    systemPolicy(),
  ],
);
