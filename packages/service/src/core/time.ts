import type { Instant } from "../rows/primitives.ts";

export const second = 1_000;

export const minute = 60 * second;

export const hour = 60 * minute;

export const day = 24 * hour;

/** Adds milliseconds to an instant. They may be negative. */
export const later = (instant: Instant, milliseconds: number): Instant =>
  new Date(Date.parse(instant) + milliseconds).toISOString();

/** Parses a time of a request; null unless valid and in the years 1 to 9998, the range that can be stored. */
export const readInstant = (text: string): Instant | null => {
  const time = Date.parse(text);
  const instant = Number.isNaN(time) ? "" : new Date(time).toISOString();
  return instant >= "0001" && instant < "9999" ? instant : null;
};

/** Source of time: the system clock in service, a clock set by hand in tests. */
export interface Clock {
  /** Milliseconds since the epoch. */
  now(): number;
}

export const instantOf = (clock: Clock): Instant => instantAt(clock.now());

/** Cached, because a request asks several times within a millisecond. */
let latest = { at: 0, instant: new Date(0).toISOString() };

export const instantAt = (at: number): Instant => {
  if (at !== latest.at) latest = { at, instant: new Date(at).toISOString() };
  return latest.instant;
};

/** Tells if this runtime knows a time zone by its IANA name. Offsets such as `+01:00` are no names. */
export const isTimeZone = (name: string): boolean => {
  if (!/^[A-Za-z]/.test(name)) return false;
  try {
    return new Intl.DateTimeFormat("en", { timeZone: name }).resolvedOptions().timeZone !== "";
  } catch {
    return false;
  }
};
