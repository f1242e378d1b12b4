/** Milliseconds between polls without a wake-up. */
export const pollEvery = 1_000;

/** Milliseconds to gather more jobs, as a claim costs nearly the same for one as for many. */
const gatherFor = 4;

/** Least wait for a job that is due soon. */
export const soonest = 5;

export const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

/**
 * Spaces claims by the duration of the last one, so a loaded database is asked less. An idle worker claims at once, and
 * so does one that found plenty: it is back only after that work.
 */
export class Pace {
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

/** Wakes a waiting loop, or ends its wait after a timeout. A ring before the wait is not lost. */
export class Bell {
  #rang = false;
  #rouse: (() => void) | null = null;

  ring(): void {
    this.#rang = true;
    this.#rouse?.();
  }

  reset(): void {
    this.#rang = false;
  }

  /** Tells if it has rung since the last wait. */
  get hasRung(): boolean {
    return this.#rang;
  }

  async rung(milliseconds: number): Promise<void> {
    if (this.#rang) return;
    const { promise, resolve } = Promise.withResolvers<void>();
    const timer = setTimeout(resolve, milliseconds);
    this.#rouse = resolve;
    await promise;
    clearTimeout(timer);
    this.#rouse = null;
  }
}
