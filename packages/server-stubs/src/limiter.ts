/** Rate limits (Limits): an exact sliding window per key, and the headers that tell of it. */
import type { LimitName, Operation } from "@atlas-messaging/contract";
import { Problem } from "./problem.ts";

type Awaitable<Value> = Value | Promise<Value>;

/** State of the windows of a request, as the headers show it. */
export interface LimitDecision {
  readonly limitClass: LimitName;
  readonly limit: number;
  readonly remaining: number;
  /** Time when the oldest counted request leaves the window, in milliseconds since the epoch. */
  readonly resetAt: number;
  readonly resetSeconds: number;
  /** `ok`, or the window that refuses the request. */
  readonly reason: "ok" | "organization" | "principal" | "address";
  readonly retryAfterSeconds: number;
}

/** Window that a request counts in. */
export interface CountedIn {
  readonly key: string;
  readonly reason: Exclude<LimitDecision["reason"], "ok">;
}

/** State of an exact sliding window. A request counts for one minute, to the millisecond. */
export interface WindowState {
  readonly limit: number;
  readonly remaining: number;
  /** Time when the oldest counted request leaves the window, in milliseconds since the epoch. */
  readonly resetAt: number;
}

export interface Taken {
  readonly admitted: boolean;
  /** State of each window, in the order of the keys: after counting if admitted, else as it refused. */
  readonly windows: readonly WindowState[];
  /** Milliseconds since the epoch, by the clock that the windows run on. */
  readonly now: number;
}

export interface Limiter {
  /**
   * Counts a request in all windows, or in none if one of them is full. One that stands for several, `places`, is taken
   * whole where there is a place, and may overfill the window.
   */
  take(keys: readonly string[], limit: number, places?: number): Awaitable<Taken>;
  /** Returns what `take` would return, without counting. */
  peek(keys: readonly string[], limit: number): Awaitable<Taken>;
}

/** Returns the limit class of a request whose body is known. */
export const limitClassOf = ({ limit: own, limitBy }: Operation, body: unknown): LimitName => {
  if (!limitBy) return own;
  const value: unknown = Reflect.get(Object(body), limitBy.member);
  return limitBy.classes[String(value)] ?? own;
};

/** Returns the state of the tightest window. `reasons` are in the order of the keys. */
export const decisionOf = (
  limitClass: LimitName,
  reasons: readonly CountedIn["reason"][],
  taken: Taken,
): LimitDecision => {
  const tightest = taken.windows.reduce((a, b) => (b.remaining < a.remaining ? b : a));
  const { limit, remaining, resetAt } = tightest;
  const reason = reasons[taken.windows.indexOf(tightest)] ?? "organization";
  const waitSeconds = Math.ceil((resetAt - taken.now) / 1_000);
  return {
    limitClass,
    limit,
    remaining,
    resetAt,
    resetSeconds: Math.max(0, waitSeconds),
    reason: taken.admitted ? "ok" : reason,
    retryAfterSeconds: taken.admitted ? 0 : Math.max(1, waitSeconds),
  };
};

/** Refusal of a request whose window is full. */
export const rateLimited = ({ limit, limitClass, reason, retryAfterSeconds }: LimitDecision): Problem =>
  new Problem(
    "rate_limited",
    `${limit} requests per minute are allowed (${limitClass}, per ${reason}); try again in ${retryAfterSeconds} s.`,
  );

/** Returns the six headers of the specification, and the two fields of the IETF draft on rate limits. */
export const limitHeaders = (state: LimitDecision) => ({
  "x-atlas-ratelimit-limit": String(state.limit),
  "x-atlas-ratelimit-remaining": String(state.remaining),
  "x-atlas-ratelimit-reset": String(Math.ceil(state.resetAt / 1_000)),
  "x-atlas-ratelimit-reason": state.reason,
  "retry-after": String(state.retryAfterSeconds),
  "x-ratelimit-remaining": String(state.remaining),
  "ratelimit-policy": `"${state.limitClass}";q=${state.limit};w=60`,
  ratelimit: `"${state.limitClass}";r=${state.remaining};t=${state.resetSeconds}`,
});

// Windows of one process.

interface ProcessLimiter extends Limiter {
  take(keys: readonly string[], limit: number, places?: number): Taken;
  peek(keys: readonly string[], limit: number): Taken;
}

/** Windows of one process, which snapshots can read and write. */
export interface SnapshotLimiter extends ProcessLimiter {
  read(): readonly CountedRequests[];
  /** Replaces all counted requests. */
  write(counted: readonly CountedRequests[]): void;
}

/** Creates a limiter for a deployment of one process. */
export const processLimiter = (clock: { now(): number }, windows = new SlidingWindows()): ProcessLimiter => {
  const look = (keys: readonly string[], max: number): Taken => {
    const now = clock.now();
    const states = keys.map((key) => windows.peek(key, max, now));
    return { admitted: states.every(({ remaining }) => remaining > 0), windows: states, now };
  };
  return {
    peek: look,
    take: (keys, max, places = 1) => {
      const found = look(keys, max);
      if (!found.admitted) return found;
      for (const key of keys) for (let place = 0; place < places; place++) windows.add(key, found.now);
      const taken = found.windows.map(({ limit, remaining, resetAt }) => ({
        limit,
        remaining: Math.max(0, remaining - places),
        resetAt,
      }));
      return { admitted: true, windows: taken, now: found.now };
    },
  };
};

/** Creates a limiter whose windows are part of a snapshot. */
export const snapshotLimiter = (clock: { now(): number }): SnapshotLimiter => {
  const logs = new Map<string, Log>();
  const windows = new SlidingWindows(logs);
  return {
    ...processLimiter(clock, windows),
    read: () => Array.from(logs, ([key, log]) => [key, log.times]),
    write: (counted) => {
      logs.clear();
      for (const [key, times] of counted) for (const time of times) windows.add(key, time);
    },
  };
};

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
  readonly #logs: Map<string, Log>;
  #calls = 0;

  constructor(logs = new Map<string, Log>()) {
    this.#logs = logs;
  }

  /** Returns the state of a window without counting. */
  peek(key: string, max: number, now: number): WindowState {
    const log = this.#logs.get(key);
    log?.forget(now - span);
    return {
      limit: max,
      remaining: Math.max(0, max - (log?.count ?? 0)),
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

  #sweep(now: number): void {
    for (const [key, log] of this.#logs) {
      log.forget(now - span);
      if (log.count === 0) this.#logs.delete(key);
    }
  }
}
