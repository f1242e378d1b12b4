import type { Instant } from "./rows.ts";

export const second = 1_000;
export const minute = 60 * second;
export const hour = 60 * minute;
export const day = 24 * hour;

/** The instant `milliseconds` after another (before it, when negative). */
export const later = (instant: Instant, milliseconds: number): Instant =>
  new Date(Date.parse(instant) + milliseconds).toISOString();

/** A time as a request gives it, in UTC; null when it is none, or beyond the years 1 to 9998 that can be kept. */
export const readInstant = (text: string): Instant | null => {
  const time = Date.parse(text);
  const instant = Number.isNaN(time) ? "" : new Date(time).toISOString();
  return instant >= "0001" && instant < "9999" ? instant : null;
};
