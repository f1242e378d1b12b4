interface Window {
  limit: number;
  remaining: number;
  /** Requests without an answer yet, including those that wait their turn. */
  inFlight: number;
  /** Time when the oldest request leaves the service's sliding window. */
  moreAt: number;
  /** First moment that no request has reserved. */
  next: number;
  /** Grows from each answer of the service to the next, so that a repeated one is known. */
  age: number;
}

const window = 60_000;
/** Share of the limit below which requests are spread (interface specification, backoff rule for 429). */
const scarce = 0.2;

/** Limit class, remaining requests, and seconds until more are allowed. */
const field = /^"(\w+)";r=(\d+);t=(\d+)/;

/**
 * Keeps clients under the service's limits. Once 20 % or less of a limit remains, requests are spread until more are
 * allowed. It learns from response headers, separately for each token and limit class, and nothing from those that a
 * cache repeats.
 *
 * Each client has its own. Share one between clients with the same token.
 */
export class Throttle {
  /** Windows by token and limit class. */
  readonly #windows: Record<string, Window> = {};

  /** Admits a request. Returns the milliseconds to wait. Every `enter` needs a `leave`. */
  enter(token: string, limitClass: string, now: number): number {
    const known = this.#window(limitClass, token);
    const left = known.remaining - known.inFlight++;
    if (left > known.limit * scarce) return 0;
    const more = Math.max(now, known.moreAt);
    const at = Math.max(known.next, left > 0 ? now : more);
    known.next = at + (left > 0 ? (more - now) / left : window / known.limit);
    return at - now;
  }

  /** Releases a request and reads the limits from its answer, if there was one. */
  leave(token: string, limitClass: string, now: number, headers: Headers | undefined): void {
    this.#window(limitClass, token).inFlight -= 1;
    const [, named, requests, seconds] = field.exec(headers?.get("RateLimit") ?? "") ?? [];
    if (!named) return;
    // Some operations' limit class depends on the body. The answer names the right one.
    const reported = this.#window(named, token);
    const remaining = Number(requests);
    const age = Number(headers?.get("X-Atlas-RateLimit-Reset")) * 1e6 - remaining;
    // A cache repeats old answers. Within a second, the newest tells the fewest requests.
    if (age <= reported.age) return;
    reported.age = age;
    reported.remaining = remaining;
    reported.limit = Number(headers?.get("X-Atlas-RateLimit-Limit"));
    reported.moreAt = now + Number(seconds) * 1_000;
  }

  #window(limitClass: string, token: string): Window {
    // A space is in neither.
    return (this.#windows[`${token} ${limitClass}`] ??= {
      limit: 0,
      remaining: Infinity,
      inFlight: 0,
      moreAt: 0,
      next: 0,
      age: 0,
    });
  }
}
