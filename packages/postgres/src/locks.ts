/**
 * Statements that waited for a lock in vain. The more there are, the shorter the next ones wait, so that all of them
 * together hold about one connection, and whoever needs other tables is served.
 */
import { lockMilliseconds } from "./session.ts";

/** Milliseconds after which about a third of them still counts. */
const memory = 3_000;

/** Our own transactions hold a lock for a few milliseconds. */
export const minMilliseconds = 50;

/** SQLSTATE of a statement that was ended by `lock_timeout`. */
const lockTimeout = "55P03";

export class VainWaits {
  #count = 0;
  #at = 0;

  /** Notes what a statement failed with. */
  note(failure: unknown): void {
    if (!waitedInVain(failure)) return;
    this.#count = this.#remembered + 1;
    this.#at = performance.now();
  }

  /** Milliseconds that the next statement may wait for a lock; null for as long as usual. */
  get patience(): number | null {
    // Without a single one, the clock is not read.
    if (this.#count === 0) return null;
    const milliseconds = Math.round((2 * lockMilliseconds) / this.#remembered ** 2);
    return milliseconds < lockMilliseconds ? Math.max(minMilliseconds, milliseconds) : null;
  }

  get #remembered(): number {
    return this.#count * Math.exp((this.#at - performance.now()) / memory);
  }
}

/** Tells if a statement was ended while it waited for a lock. */
export const waitedInVain = (failure: unknown): boolean => {
  if (!(failure instanceof Error)) return false;
  return ("code" in failure && failure.code === lockTimeout) || waitedInVain(failure.cause);
};
