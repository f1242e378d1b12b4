import type { Id } from "@atlas-messaging/domain";

declare const counted: unique symbol;

/**
 * Password attempt that was counted and not refused. Only `rooms/attempts.ts` makes one, so no password is tried
 * without its limits.
 */
export interface CountedAttempt {
  /** Email address in lower case. */
  readonly email: string;
  /** Memberships that the attempt may open; null for all of the address. */
  readonly within: readonly Id[] | null;
  readonly [counted]: true;
}
