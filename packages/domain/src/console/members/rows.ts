import type { Permission, Role } from "@atlas-messaging/contract";
import type { Id, Instant, Owned } from "../../primitives.ts";

/** An operator of the organization, who may own conversations. */
export interface MemberRow extends Owned {
  /** In lower case; by it the operator is found in every organization. */
  readonly email: string;
  /** The role that the permissions were given by; null for a list of one's own. */
  readonly role: Role | null;
  readonly permissions: readonly Permission[];
  /** Invited until the invitation is accepted, or the first sign-in by the organization's identity provider. */
  readonly status: "invited" | "active";
  /** Hex SHA-256 of the token that makes an invited member an active one; null when there is none to accept. */
  readonly invitation_hash: string | null;
  readonly invitation_expires_at: Instant | null;
  readonly last_signed_in_at: Instant | null;
  readonly created_at: Instant;
}

/**
 * The password of a member, under the member's own id. It opens this membership and no other: whoever set it was let in by
 * this organization, and by no other. A member who signs in by single sign-on alone has none.
 */
export interface MemberPasswordRow extends Owned {
  /** By which a password is found to be the right one; null until the first is set by a reset. */
  readonly hash: string | null;
  readonly changed_at: Instant | null;
  /** Hex SHA-256 of the token that sets a new one, once; null when there is none. */
  readonly reset_hash: string | null;
  readonly reset_expires_at: Instant | null;
}

/** A console session of a member: what the console's bearer tokens speak for. */
export interface OperatorSessionRow extends Owned {
  readonly member_id: Id;
  /** Hex SHA-256 of the whole token; the token itself is never stored. */
  readonly token_hash: string;
  readonly expires_at: Instant;
  readonly revoked_at: Instant | null;
  readonly created_at: Instant;
}
