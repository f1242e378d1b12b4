/** Rate limits (Limits): an exact sliding window per key, in this process or shared through the database. */
import type { Clock } from "./clock.ts";
import { type CountedRequests, SlidingWindows, type WindowState } from "./sliding-window.ts";
import type { MaybePromise } from "./work.ts";

export type { WindowState } from "./sliding-window.ts";

export interface Taken {
  readonly admitted: boolean;
  /** State of each window, in the order of the keys: after counting if admitted, else as it refused. */
  readonly windows: readonly WindowState[];
  /** Milliseconds since the epoch, by the clock that the windows run on. */
  readonly now: number;
}

export interface Limiter {
  /** Counts a request in all windows, or in none if one of them is full. */
  take(keys: readonly string[], limit: number): MaybePromise<Taken>;
  /** Returns what `take` would return, without counting. */
  peek(keys: readonly string[], limit: number): MaybePromise<Taken>;
}

/** Windows of one process, which snapshots can read and write. */
export interface ProcessLimiter extends Limiter {
  read(): readonly CountedRequests[];
  write(counted: readonly CountedRequests[]): void;
}

const lessOne = ({ limit, remaining, resetAt }: WindowState): WindowState => ({
  limit,
  remaining: remaining - 1,
  resetAt,
});

/** Creates a limiter for a deployment of one process. */
export const processLimiter = (clock: Clock): ProcessLimiter => {
  const windows = new SlidingWindows();
  const look = (keys: readonly string[], limit: number): Taken => {
    const now = clock.now();
    const states = keys.map((key) => windows.peek(key, limit, now));
    return { admitted: states.every(({ remaining }) => remaining > 0), windows: states, now };
  };
  return {
    read: () => windows.read(),
    write: (counted) => windows.write(counted),
    peek: look,
    take: (keys, limit) => {
      const found = look(keys, limit);
      if (!found.admitted) return found;
      for (const key of keys) windows.add(key, found.now);
      return { admitted: true, windows: found.windows.map(lessOne), now: found.now };
    },
  };
};
