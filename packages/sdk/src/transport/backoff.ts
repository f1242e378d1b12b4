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

/**
 * Seconds or a date; of several the first. A date is taken from the answer's own `Date`, where it has one: the clock here
 * may be another.
 */
export const readRetryAfter = (headers: Headers): number | null => {
  const value = headers.get("Retry-After") ?? "";
  const seconds = parseFloat(value);
  const until = Date.parse(value) - (Date.parse(headers.get("Date") ?? "") || Date.now());
  const wait = seconds >= 0 ? seconds : until / 1_000;
  return Number.isNaN(wait) ? null : Math.max(0, wait);
};
