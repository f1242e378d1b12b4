import { hour, minute } from "../time.ts";

/** Retries after the first attempt (Delivery semantics, 2). */
export const maxRetries = 5;

const growth = 6;
/** A minute less than 24 hours: the attempts themselves, of 5 s at most, take their part of the day. */
const span = 24 * hour - minute;
const firstDelay = span / Array.from({ length: maxRetries }, (_, retry) => growth ** retry).reduce((a, b) => a + b);

/**
 * Milliseconds to wait before retry `retry` (1..5): about 1 min, 6 min, 33 min, 3 h and 20 h.
 * `random` in [0, 1) spreads retries that failed together; it only ever shortens, so all of them stay within the day.
 */
export const retryDelay = (retry: number, random: number): number =>
  Math.round(firstDelay * growth ** (retry - 1) * (1 - 0.1 * random));
