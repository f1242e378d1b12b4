/** Time and chance as the client needs them; given in tests, so that none waits for time to pass. */
export interface Clock {
  /** Milliseconds since some moment; never goes back. */
  now(): number;
  /** Runs the function once, so many milliseconds from now, unless the returned function is called before. */
  after(milliseconds: number, run: () => void): () => void;
  /** From 0 up to, but without, 1. */
  random(): number;
}

/** A timer that is set for longer than this would run at once. */
const longest = 2 ** 31 - 1;

export const systemClock: Clock = {
  now: () => performance.now(),
  after: (milliseconds, run) => {
    const timer = setTimeout(run, Math.min(milliseconds, longest));
    return () => clearTimeout(timer);
  },
  random: () => Math.random(),
};

/** Runs the function after that time, or when the signal aborts, unless the returned function is called before. */
export const watch = (
  clock: Clock,
  milliseconds: number,
  signal: AbortSignal | undefined,
  end: () => void,
): (() => void) => {
  const stop = clock.after(milliseconds, end);
  signal?.addEventListener("abort", end);
  return () => {
    stop();
    signal?.removeEventListener("abort", end);
  };
};

/** Lets time pass, and tells the time then; ends early when the signal aborts, which is for the caller to notice. */
export const sleep = (clock: Clock, milliseconds: number, signal: AbortSignal | undefined): Promise<number> =>
  new Promise((resolve) => {
    const wake = (): void => {
      stop();
      resolve(clock.now());
    };
    const stop = watch(clock, milliseconds, signal, wake);
    if (signal?.aborted) wake();
  });
