import type { Clock } from "../src/transport/clock.ts";

/** A clock that stands still until it is moved; chance is always the same. */
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

  /** Timers that were neither run nor stopped. */
  get pending(): number {
    return this.#timers.size;
  }

  /** Lets time pass, timer by timer, with all that follows from each, until the call has settled. */
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

/** All that can happen without time passing has happened. */
const quiet = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
