/** Time and chance, as they come in from outside. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Resolves after so many milliseconds. */
  sleep(milliseconds: number): Promise<void>;
}

/** The machine's clock. A rest keeps no process alive. */
export const systemClock: Clock = {
  now: () => Date.now(),
  sleep: (milliseconds) =>
    new Promise((resolve) => {
      setTimeout(resolve, milliseconds).unref();
    }),
};

export interface ManualClock extends Clock {
  /** Moves the time on and ends the rests that are over, in the order of their ends. */
  advance(milliseconds: number): void;
}

/** A clock that stands still until it is moved, for tests. */
export const manualClock = (start: number | string = "2026-11-30T09:00:00Z"): ManualClock => {
  let now = typeof start === "number" ? start : Date.parse(start);
  let rests: { readonly end: number; readonly resolve: () => void }[] = [];
  return {
    now: () => now,
    sleep: (milliseconds) => new Promise((resolve) => void rests.push({ end: now + milliseconds, resolve })),
    advance: (milliseconds) => {
      now += milliseconds;
      const over = rests.filter(({ end }) => end <= now).toSorted((one, other) => one.end - other.end);
      rests = rests.filter(({ end }) => end > now);
      for (const { resolve } of over) resolve();
    },
  };
};

/** Numbers in [0, 1) that depend on the seed alone. */
export const seededRandom = (seed: number): (() => number) => {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
};
