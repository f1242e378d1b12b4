import type { Permission, Role } from "@atlas-messaging/contract";
import { sql } from "drizzle-orm";
import { foreignKey, index, integer, pgTable, primaryKey, text, unique, uuid } from "drizzle-orm/pg-core";
import { type RowOf, instant, systemPolicy, tenantPolicy } from "./columns.ts";
import { organizations } from "./organizations.ts";

/** Sign-in searches all organizations. */
export const members = pgTable(
  "members",
  {
    organization_id: uuid().notNull(),
    id: uuid().notNull(),
    /** Lowercase. The key of the operator's memberships in all organizations. */
    email: text().notNull(),
    /** Shown to colleagues, and as the author of messages; null if it was never given. */
    name: text(),
    /** The role that the permissions came from; null for an individual list. */
    role: text().$type<Role>(),
    permissions: text().array().$type<readonly Permission[]>().notNull(),
    /** Invited until the invitation is accepted or the first SSO sign-in. */
    status: text().$type<"invited" | "active">().notNull(),
    /** Hex SHA-256 of the token of an open invitation; otherwise null. */
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

/** An operator of the organization, who may own conversations. */
export interface MemberRow extends RowOf<typeof members> {}

/** Keyed by member id. Sign-in and resets search all organizations. */
export const memberPasswords = pgTable(
  "member_passwords",
  {
    organization_id: uuid().notNull(),
    id: uuid().notNull(),
    /** The password hash; null until a reset sets the first password. */
    hash: text(),
    changed_at: instant(),
    /** Hex SHA-256 of the one-time reset token; null if no reset is open. */
    reset_hash: text(),
    reset_expires_at: instant(),
    /** Wrong codes of a second factor that came with resets, since the password was set. Each fifth ends open resets. */
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

/**
 * A member's password, under the member's id. It opens only this membership, since only this organization let the member
 * set it. A member who uses only SSO has none.
 */
export interface MemberPasswordRow extends RowOf<typeof memberPasswords> {}

/** Keyed by member id. The secret is sealed. */
export const secondFactors = pgTable(
  "member_second_factors",
  {
    organization_id: uuid().notNull(),
    id: uuid().notNull(),
    /** The secret of the authenticator app, sealed in the database. */
    secret: text().notNull(),
    /** Null until a first code has shown that the app has the secret. */
    confirmed_at: instant(),
    /** The latest time step whose code was used: a code works once. */
    last_step: integer().notNull(),
    /** Hex SHA-256 of each unused recovery code. */
    recovery_hashes: text().array().$type<readonly string[]>().notNull(),
    /** Wrong codes since the last right one. Too many end the app's codes. */
    wrong_codes: integer().notNull().default(0),
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

/** A member's second factor, under the member's id. Like the password, it is for this membership. */
export interface SecondFactorRow extends RowOf<typeof secondFactors> {}

export const operatorSessions = pgTable(
  "operator_sessions",
  {
    organization_id: uuid().notNull(),
    id: uuid().notNull(),
    member_id: uuid().notNull(),
    /** Hex SHA-256 of the whole token; the token itself is never stored. */
    token_hash: text().notNull(),
    expires_at: instant().notNull(),
    revoked_at: instant(),
    /** The beginning of the `User-Agent` of the sign-in. */
    device: text(),
    /** Accurate to a minute or two, since requests do not each write it. */
    last_seen_at: instant(),
    /** The session that made this sign-in link; null for a session, and for a link that has been followed. */
    opened_by: uuid(),
    /** The session whose link began this one, and with which it ends; null without one. */
    begun_by: uuid(),
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

/** A console session of a member, identified by its bearer token. */
export interface OperatorSessionRow extends RowOf<typeof operatorSessions> {}
