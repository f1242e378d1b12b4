import type { Permission, Role } from "@atlas-messaging/contract";
import type { Id, Instant, Owned } from "./primitives.ts";
import { sql } from "drizzle-orm";
import { foreignKey, index, integer, pgTable, primaryKey, text, unique, uuid } from "drizzle-orm/pg-core";
import { instant, systemPolicy, tenantPolicy } from "./columns.ts";
import { organizations } from "./organizations.ts";

/** An operator of the organization, who may own conversations. */
export interface MemberRow extends Owned {
  /** Lowercase. The key of the operator's memberships in all organizations. */
  readonly email: string;
  /** Shown to colleagues, and as the author of messages; null if it was never given. */
  readonly name: string | null;
  /** The role that the permissions came from; null for an individual list. */
  readonly role: Role | null;
  readonly permissions: readonly Permission[];
  /** Invited until the invitation is accepted or the first SSO sign-in. */
  readonly status: "invited" | "active";
  /** Hex SHA-256 of the token of an open invitation; otherwise null. */
  readonly invitation_hash: string | null;
  readonly invitation_expires_at: Instant | null;
  readonly last_signed_in_at: Instant | null;
  readonly created_at: Instant;
}

/**
 * A member's password, under the member's id. It opens only this membership, since only this organization let the member
 * set it. A member who uses only SSO has none.
 */
export interface MemberPasswordRow extends Owned {
  /** The password hash; null until a reset sets the first password. */
  readonly hash: string | null;
  readonly changed_at: Instant | null;
  /** Hex SHA-256 of the one-time reset token; null if no reset is open. */
  readonly reset_hash: string | null;
  readonly reset_expires_at: Instant | null;
  /** Wrong codes of a second factor that came with resets, since the password was set. Each fifth ends open resets. */
  readonly reset_wrong_codes: number;
}

/** A console session of a member, identified by its bearer token. */
export interface OperatorSessionRow extends Owned {
  readonly member_id: Id;
  /** Hex SHA-256 of the whole token; the token itself is never stored. */
  readonly token_hash: string;
  readonly expires_at: Instant;
  readonly revoked_at: Instant | null;
  /** The beginning of the `User-Agent` of the sign-in. */
  readonly device: string | null;
  /** Accurate to a minute or two, since requests do not each write it. */
  readonly last_seen_at: Instant | null;
  readonly created_at: Instant;
}

/** A member's second factor, under the member's id. Like the password, it is for this membership. */
export interface SecondFactorRow extends Owned {
  /** The secret of the authenticator app, sealed in the database. */
  readonly secret: string;
  /** Null until a first code has shown that the app has the secret. */
  readonly confirmed_at: Instant | null;
  /** The latest time step whose code was used: a code works once. */
  readonly last_step: number;
  /** Hex SHA-256 of each unused recovery code. */
  readonly recovery_hashes: readonly string[];
  readonly created_at: Instant;
}

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
