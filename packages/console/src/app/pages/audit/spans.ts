/** Spans of time, as the filter offers them. */
import { keysOf } from "@atlas-messaging/contract";

const hour = 3_600_000;

export const spans = {
  hour: ["Last hour", hour],
  day: ["Last 24 hours", 24 * hour],
  week: ["Last 7 days", 168 * hour],
  month: ["Last 30 days", 720 * hour],
} as const;

export type Span = keyof typeof spans;

export const spanNames = keysOf(spans);

const minute = 60_000;

/** Returns the beginning of a span, to the minute: a query with a new time is another query. */
export const sinceOf = (span: Span, now: number): string =>
  new Date(Math.floor((now - spans[span][1]) / minute) * minute).toISOString();
