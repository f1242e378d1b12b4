import type { Instant } from "../rows.ts";
import { day, hour, later, minute, second } from "../time.ts";

/** Retries after the first attempt (Delivery semantics, 2). */
export const maxRetries = 5;

const growth = 6;
/** A minute less than 24 hours: the attempts themselves, of 5 s at most, take their part of the day. */
const span = 24 * hour - minute;
/** The delays are a geometric series. */
const firstDelay = (span * (growth - 1)) / (growth ** maxRetries - 1);

/**
 * Milliseconds to wait before retry `retry` (1..5): about 1 min, 6 min, 33 min, 3 h and 20 h.
 * `random` in [0, 1) spreads retries that failed together; it only ever shortens, so all of them stay within the day.
 */
export const retryDelay = (retry: number, random: number): number =>
  Math.round(firstDelay * growth ** (retry - 1) * (1 - 0.1 * random));

interface Failed {
  /** The retry to plan, 1..5. */
  readonly retry: number;
  readonly now: Instant;
  readonly random: number;
  /** What the receiver asks for with `Retry-After`, in milliseconds. */
  readonly retryAfter: number | null;
}

/** A receiver may put a retry off by so much, and not beyond the day of its round. */
const mostRetryAfter = hour;

/** When a delivery is tried again: by the schedule, or later when the receiver asks for it. */
export const nextAttemptAt = (roundStartedAt: Instant, { retry, now, random, retryAfter }: Failed): Instant => {
  const wait = Math.max(retryDelay(retry, random), Math.min(retryAfter ?? 0, mostRetryAfter));
  const [wanted, roundEnd] = [later(now, wait), later(roundStartedAt, day)];
  return now < roundEnd && roundEnd < wanted ? roundEnd : wanted;
};

/** `Retry-After` in milliseconds: seconds, or a date of HTTP; null when it is neither, or in the past. */
export const readRetryAfter = (header: string | undefined, now: Instant): number | null => {
  if (header === undefined) return null;
  const text = header.trim();
  const wait = /^\d{1,9}$/.test(text) ? Number(text) * second : dateOf(text) - Date.parse(now);
  return wait > 0 ? wait : null;
};

/** Only the form that HTTP prescribes; `Date.parse` takes a good deal more. */
const dateOf = (text: string): number => (/^[A-Z][a-z]{2}, \d{2} .* GMT$/.test(text) ? Date.parse(text) : Number.NaN);
