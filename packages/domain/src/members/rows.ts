import type { Permission } from "@atlas-messaging/contract";
import type { Instant, Owned } from "../primitives.ts";

/** An operator of the organization, who may own conversations. */
export interface MemberRow extends Owned {
  readonly email: string;
  readonly permissions: readonly Permission[];
  /** Invited until the first sign-in. */
  readonly status: "invited" | "active";
  readonly created_at: Instant;
}
