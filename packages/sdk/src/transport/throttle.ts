interface Window {
  limit: number;
  remaining: number;
  /** Requests that were let in and are not answered yet: those that wait for their turn, too. */
  inFlight: number;
  /** When the oldest request leaves the service's sliding window. */
  moreAt: number;
  /** The first moment that no request has reserved. */
  next: number;
}

const window = 60_000;
/** Requests are spread from here on (interface specification, backoff rule for 429). */
const scarce = 0.2;

/** The class, what remains of it, and in how many seconds there is more. */
const field = /^"(\w+)";r=(\d+);t=(\d+)/;

/**
 * Keeps clients under the service's limits: once 20 % or less of a limit remains, requests are spread over the time until
 * there is more. It knows what the headers of answers tell, for each token and limit class by itself. A client has one of
 * its own; give several clients the same one where they share a token.
 */
export class Throttle {
  /** By the token, and by the limit class. */
  readonly #windows = new Map<string, Map<string, Window>>();

  /** Lets a request in: it may go in so many milliseconds, and has to leave. */
  enter(token: string, limitClass: string, now: number): number {
    const known = this.#window(limitClass, token);
    const left = known.remaining - known.inFlight;
    known.inFlight += 1;
    if (left > known.limit * scarce) return 0;
    const at = Math.max(now, known.next, left > 0 ? 0 : known.moreAt);
    known.next = at + (left > 0 ? Math.max(0, known.moreAt - now) / left : window / known.limit);
    return at - now;
  }

  /** Lets it out, and takes note of the answer, if there was one. */
  leave(token: string, limitClass: string, now: number, headers: Headers | undefined): void {
    const known = this.#window(limitClass, token);
    known.inFlight -= 1;
    const { 1: named, 2: remaining, 3: seconds } = field.exec(headers?.get("RateLimit") ?? "") ?? [];
    if (named === undefined) return;
    // The class of some operations depends on what is sent: the answer knows better.
    const told = named === limitClass ? known : this.#window(named, token);
    told.remaining = Number(remaining);
    if (told.remaining > told.limit) told.limit = Number(headers?.get("X-Atlas-RateLimit-Limit"));
    told.moreAt = now + Number(seconds) * 1_000;
  }

  #window(limitClass: string, token: string): Window {
    const windows = this.#windows.get(token) ?? new Map<string, Window>();
    let known = windows.get(limitClass);
    if (!known) {
      known = { limit: -1, remaining: Infinity, inFlight: 0, moreAt: 0, next: 0 };
      this.#windows.set(token, windows.set(limitClass, known));
    }
    return known;
  }
}
