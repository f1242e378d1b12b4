import type { Id } from "@atlas-messaging/domain";

declare const counted: unique symbol;

/**
 * An attempt at a password that has been counted, and was not refused. Only `rooms/attempts.ts` makes one, so that no password
 * can be tried without its limits.
 */
export interface CountedAttempt {
  /** In lower case. */
  readonly email: string;
  /** The memberships that it may open; null for all of the address. */
  readonly within: readonly Id[] | null;
  readonly [counted]: true;
}
