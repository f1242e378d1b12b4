import type { Instant } from "../rows.ts";
import { day, hour, later, minute, second } from "../time.ts";

/** Retries after the first attempt (Delivery semantics, 2). */
export const maxRetries = 5;

const growth = 6;
/** A minute less than 24 hours, since the attempts themselves take up to 5 s each. */
const span = 24 * hour - minute;
/** The delays are a geometric series. */
const firstDelay = (span * (growth - 1)) / (growth ** maxRetries - 1);

/**
 * Milliseconds to wait before retry `retry` (1..5): about 1 min, 6 min, 33 min, 3 h and 20 h.
 * `random` in [0, 1) spreads retries that failed together. It only shortens them, so all stay within the day.
 */
export const retryDelay = (retry: number, random: number): number =>
  Math.round(firstDelay * growth ** (retry - 1) * (1 - 0.1 * random));

interface Failed {
  /** The retry to plan, 1..5. */
  readonly retry: number;
  readonly now: Instant;
  readonly random: number;
  /** The receiver's `Retry-After`, in milliseconds. */
  readonly retryAfter: number | null;
}

/** Longest `Retry-After` that is honoured, within the day of the round. */
const maxRetryAfter = hour;

/** Time of the next attempt: by the schedule, or later if the receiver asks for it. */
export const nextAttemptAt = (roundStartedAt: Instant, { retry, now, random, retryAfter }: Failed): Instant => {
  const wait = Math.max(retryDelay(retry, random), Math.min(retryAfter ?? 0, maxRetryAfter));
  const [next, roundEnd] = [later(now, wait), later(roundStartedAt, day)];
  return now < roundEnd && roundEnd < next ? roundEnd : next;
};

/** Parses `Retry-After`, seconds or an HTTP date, to milliseconds; null if invalid or in the past. */
export const readRetryAfter = (header: string | undefined, now: Instant): number | null => {
  if (header === undefined) return null;
  const text = header.trim();
  const wait = /^\d{1,9}$/.test(text) ? Number(text) * second : dateOf(text) - Date.parse(now);
  return wait > 0 ? wait : null;
};

/** Accepts only the HTTP form, since `Date.parse` takes many more. */
const dateOf = (text: string): number => (/^[A-Z][a-z]{2}, \d{2} .* GMT$/.test(text) ? Date.parse(text) : Number.NaN);
