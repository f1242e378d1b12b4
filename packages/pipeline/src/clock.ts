import type { Instant } from "@atlas-messaging/domain";

/** Where time comes from: the system's clock in service, a hand-set one in tests. */
export interface Clock {
  /** Milliseconds since the epoch. */
  now(): number;
}

export const systemClock: Clock = { now: () => Date.now() };

export const instantOf = (clock: Clock): Instant => new Date(clock.now()).toISOString();
