/** Counts failures that repeat, so that an outage does not fill the disk with its log. */

/** Lines of one failure that are written in each window. */
const written = 10;

const windowMilliseconds = 10_000;

/** Failures that are told apart; beyond, they are one. */
const maxKinds = 200;

interface Seen {
  lines: number;
  readonly until: number;
}

export class RepeatedLines {
  readonly #seen = new Map<string, Seen>();
  readonly #now: () => number;

  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  /** Returns null for a line that is only counted, and else how many were counted before it. */
  counted(about: unknown, message: unknown): number | null {
    const failure = failureIn(about);
    if (failure === null) return 0;
    const kind = `${String(message)} ${failure}`;
    const key = this.#seen.has(kind) || this.#seen.size < maxKinds ? kind : "";
    const seen = this.#seen.get(key);
    const now = this.#now();
    if (seen === undefined || now >= seen.until) {
      this.#forget(now);
      this.#seen.set(key, { lines: 1, until: now + windowMilliseconds });
      return Math.max(0, (seen?.lines ?? 0) - written);
    }
    seen.lines += 1;
    return seen.lines > written ? null : 0;
  }

  /** Forgets failures that ended, but for those that still have lines to tell. */
  #forget(now: number): void {
    for (const [key, { until, lines }] of this.#seen) if (now >= until && lines <= written) this.#seen.delete(key);
  }
}

const failureIn = (about: unknown): string | null => {
  if (typeof about !== "object" || about === null || !("err" in about)) return null;
  const { err } = about;
  if (!(err instanceof Error)) return String(err);
  const cause = err.cause instanceof Error ? err.cause.message : "";
  return `${err.name} ${err.message} ${cause}`.slice(0, 300);
};
