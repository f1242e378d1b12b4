/** Time and randomness for the client. Tests pass their own, so that none waits. */
export interface Clock {
  /** Milliseconds since any fixed moment. Never goes back. */
  now(): number;
  /** Calls `run` once after `milliseconds`. The returned function cancels it. */
  after(milliseconds: number, run: () => void): () => void;
  /** A number from 0 (inclusive) to 1 (exclusive). */
  random(): number;
  /**
   * Waits between attempts, for a limit, or to connect a stream again. Default: by `after`, which also ends what takes too long. The
   * offline sandbox moves its own clock.
   */
  sleep?(milliseconds: number): Promise<unknown>;
}

/** Maximum delay of a timer, about 23 days. From 2 ** 31 on, timers fire at once. */
const maxTimeout = 2e9;

export const systemClock: Clock = {
  now: () => performance.now(),
  after: (milliseconds, run) => {
    const timer = setTimeout(run, Math.min(milliseconds, maxTimeout));
    return () => clearTimeout(timer);
  },
  random: Math.random,
};

/** Calls the function after the delay or when the signal aborts. The returned function cancels it. */
export const watch = (
  clock: Clock,
  milliseconds: number,
  signal: AbortSignal | undefined,
  end: () => void,
): (() => void) => {
  // Anything but a signal throws here, and not inside a timer.
  signal?.addEventListener("abort", end);
  const stop = clock.after(milliseconds, end);
  return () => {
    stop();
    signal?.removeEventListener?.("abort", end);
  };
};

/** Waits, and returns the time afterwards. Ends early when the signal aborts; the caller checks it. */
export const sleep = (clock: Clock, milliseconds: number, signal: AbortSignal | undefined): Promise<number> =>
  new Promise((resolve) => {
    const wake = (): void => {
      stop();
      resolve(clock.now());
    };
    const stop = watch(clock, milliseconds, signal, wake);
    if (signal?.aborted) wake();
    else void clock.sleep?.(milliseconds).then(wake);
  });
