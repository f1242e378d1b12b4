import type { Clock } from "../src/clock.ts";

/** A clock that stands still until it is moved. Its random number is constant. */
export class FakeClock implements Clock {
  readonly #timers = new Set<{ at: number; run: () => void }>();
  #now = 0;
  #chance: number;

  constructor(chance = 0) {
    this.#chance = chance;
  }

  now(): number {
    return this.#now;
  }

  random(): number {
    return this.#chance;
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

  /** Advances timer by timer until the call has settled. */
  async until<Value>(call: PromiseLike<Value>): Promise<Value> {
    let settled = false;
    const done = (): void => {
      settled = true;
    };
    call.then(done, done);
    await quiet();
    while (!settled) {
      this.#next();
      await quiet();
    }
    return call;
  }

  #next(): void {
    const [timer] = [...this.#timers].toSorted((one, other) => one.at - other.at);
    if (timer === undefined) throw new Error("Nothing will ever happen.");
    this.#timers.delete(timer);
    this.#now = Math.max(this.#now, timer.at);
    timer.run();
  }
}

/** Waits for pending promises and I/O callbacks. */
const quiet = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
