import type { Services } from "../services/services.ts";

/** Milliseconds between polls without a wake-up. */
export const pollEvery = 1_000;

/** Milliseconds to gather more jobs, as a claim costs nearly the same for one as for many. */
const gatherFor = 4;

/** Least wait for a job that is due soon. */
const soonest = 5;

export const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

/**
 * Spaces claims by the duration of the last one, so a loaded database is asked less. An idle worker claims at once, and
 * so does one that found plenty: it is back only after that work.
 */
export class Throttle {
  #began = 0;
  #ended = 0;
  #plenty = false;

  async claim<Found>(look: () => Promise<Found>, isPlenty: (found: Found) => boolean = () => false): Promise<Found> {
    const apart = this.#plenty ? 0 : Math.max(gatherFor, this.#ended - this.#began);
    const rest = apart - (performance.now() - this.#ended);
    if (rest > 0) await pause(rest);
    this.#began = performance.now();
    const found = await look();
    this.#ended = performance.now();
    this.#plenty = isPlenty(found);
    return found;
  }
}

/** Returns the milliseconds until a worker should look again: until the next job is due, and not longer than between two polls. */
export const untilDue = async (
  { clock, logger }: Pick<Services, "clock" | "logger">,
  nextDueAt: () => Promise<number | null>,
): Promise<number> => {
  try {
    const due = await nextDueAt();
    return due === null ? pollEvery : Math.min(pollEvery, Math.max(soonest, due - clock.now()));
  } catch (error) {
    logger.warn({ err: error }, "looking for the next due job failed");
    return pollEvery;
  }
};

/** Wakes a waiting loop, or ends its wait after a timeout. A call before the wait is not lost. */
export class Wakeup {
  #awake = false;
  #end: (() => void) | null = null;

  wake(): void {
    this.#awake = true;
    this.#end?.();
  }

  reset(): void {
    this.#awake = false;
  }

  /** Tells if `wake` was called since the last reset. */
  get isAwake(): boolean {
    return this.#awake;
  }

  async wait(milliseconds: number): Promise<void> {
    if (this.#awake) return;
    const { promise, resolve } = Promise.withResolvers<void>();
    const timer = setTimeout(resolve, milliseconds);
    this.#end = resolve;
    await promise;
    clearTimeout(timer);
    this.#end = null;
  }
}
