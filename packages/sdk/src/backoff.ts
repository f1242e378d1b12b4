const first = 1_000;
const max = 32_000;

/**
 * Milliseconds before the next attempt: 1 s, doubled each time, up to 32 s (interface specification, backoff rule for
 * 429). Jitter shortens it by up to a quarter. `Retry-After` is never undercut, and is lengthened by the same jitter,
 * so that refused clients do not return together.
 */
export const backoff = (attempt: number, retryAfterSeconds: number, random: number): number => {
  const step = Math.min(max, first * 2 ** (attempt - 1));
  const spread = (step * random) / 4;
  return Math.max(step - spread, retryAfterSeconds * 1_000 + spread);
};

/**
 * Reads seconds or a date; the first of several values. A date is compared with the answer's own `Date` if there is
 * one, since our clock may differ.
 */
export const readRetryAfter = (headers: Headers): number | null => {
  const value = headers.get("Retry-After") ?? "";
  const seconds = parseFloat(value);
  const until = Date.parse(value) - (Date.parse(headers.get("Date") ?? "") || Date.now());
  const wait = seconds >= 0 ? seconds : until / 1_000;
  // A date that cannot be read is neither.
  if (wait >= 0) return wait;
  return wait < 0 ? 0 : null;
};
