const first = 1_000;
const most = 32_000;

/**
 * Milliseconds before the next attempt: 1 s, doubled each time, up to 32 s (interface specification, backoff rule for 429).
 * Chance shortens it by up to a quarter. What the service asked for is never undercut, and lengthened by as much instead:
 * those who were refused together do not come back together.
 */
export const backoff = (attempt: number, retryAfterSeconds: number, random: number): number => {
  const step = Math.min(most, first * 2 ** (attempt - 1));
  const spread = (step * random) / 4;
  return Math.max(step - spread, retryAfterSeconds * 1_000 + spread);
};

/** Seconds or a date. A date is taken from the answer's own `Date`, since the clock here may be another. */
export const readRetryAfter = (headers: Headers): number | null => {
  const value = headers.get("Retry-After") ?? "";
  const until = (Date.parse(value) - Date.parse(headers.get("Date") ?? "")) / 1_000;
  const seconds = /^\d+$/.test(value) ? Number(value) : until;
  return Number.isNaN(seconds) ? null : Math.max(0, seconds);
};
