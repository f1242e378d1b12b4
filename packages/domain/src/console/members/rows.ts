import type { Permission, Role } from "@atlas-messaging/contract";
import type { Id, Instant, Owned } from "../../primitives.ts";

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
