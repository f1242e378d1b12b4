import type { Instant } from "./primitives.ts";

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
