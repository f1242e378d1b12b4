import type { Instant } from "@atlas-messaging/domain";

/** Source of time: the system clock in service, a clock set by hand in tests. */
export interface Clock {
  /** Milliseconds since the epoch. */
  now(): number;
}

export const systemClock: Clock = { now: () => Date.now() };

export const instantOf = (clock: Clock): Instant => instantAt(clock.now());

/** Cached, because a request asks several times within a millisecond. */
let latest = { at: 0, instant: new Date(0).toISOString() };

export const instantAt = (at: number): Instant => {
  if (at !== latest.at) latest = { at, instant: new Date(at).toISOString() };
  return latest.instant;
};
