/** State of an exact sliding window. A request counts for one minute, to the millisecond. */
export interface WindowState {
  readonly limit: number;
  readonly remaining: number;
  /** Time when the oldest counted request leaves the window, in milliseconds since the epoch. */
  readonly resetAt: number;
}

/** Times of the requests in the window of a key, oldest first. */
export type CountedRequests = readonly [key: string, times: readonly number[]];

const span = 60_000;
const sweepEvery = 4_096;

/** Times of the requests that count, oldest first. Expired ones are cut off in batches. */
class Log {
  #times: number[] = [];
  #first = 0;

  forget(before: number): void {
    while (this.#first < this.#times.length && (this.#times[this.#first] ?? 0) <= before) this.#first++;
    if (this.#first > 1_024 && this.#first * 2 > this.#times.length) {
      this.#times = this.#times.slice(this.#first);
      this.#first = 0;
    }
  }

  get count(): number {
    return this.#times.length - this.#first;
  }

  get oldest(): number | undefined {
    return this.#times[this.#first];
  }

  get times(): readonly number[] {
    return this.#times.slice(this.#first);
  }

  add(time: number): void {
    this.#times.push(time);
  }
}

export class SlidingWindows {
  #logs = new Map<string, Log>();
  #calls = 0;

  /** Returns the state of a window without counting. */
  peek(key: string, limit: number, now: number): WindowState {
    const log = this.#logs.get(key);
    log?.forget(now - span);
    return {
      limit,
      remaining: Math.max(0, limit - (log?.count ?? 0)),
      resetAt: (log?.oldest ?? now) + span,
    };
  }

  /** Counts a request. */
  add(key: string, now: number): void {
    if (++this.#calls % sweepEvery === 0) this.#sweep(now);
    const log = this.#logs.get(key) ?? new Log();
    this.#logs.set(key, log);
    log.add(now);
  }

  read(): readonly CountedRequests[] {
    return Array.from(this.#logs, ([key, log]) => [key, log.times]);
  }

  /** Replaces all counted requests. */
  write(counted: readonly CountedRequests[]): void {
    this.#logs = new Map();
    for (const [key, times] of counted) for (const time of times) this.add(key, time);
  }

  #sweep(now: number): void {
    for (const [key, log] of this.#logs) {
      log.forget(now - span);
      if (log.count === 0) this.#logs.delete(key);
    }
  }
}
