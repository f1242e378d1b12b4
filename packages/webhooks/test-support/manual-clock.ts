import type { ReceiverClock } from "../src/index.ts";

/** A clock that stands still until it is moved. */
export class ManualClock implements ReceiverClock {
  readonly #timers = new Set<{ at: number; run: () => void }>();
  #now: number;

  constructor(now = Date.now()) {
    this.#now = now;
  }

  now(): number {
    return this.#now;
  }

  after(milliseconds: number, run: () => void): () => void {
    const timer = { at: this.#now + milliseconds, run };
    this.#timers.add(timer);
    return () => this.#timers.delete(timer);
  }

  /** Timers still waiting. */
  get pending(): number {
    return this.#timers.size;
  }

  /** Settles pending promises, advances the clock, and settles again. */
  async advance(milliseconds: number): Promise<void> {
    await quiet();
    this.#now += milliseconds;
    for (const timer of [...this.#timers].filter(({ at }) => at <= this.#now).toSorted((one, two) => one.at - two.at)) {
      this.#timers.delete(timer);
      timer.run();
    }
    await quiet();
  }
}

const quiet = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));
