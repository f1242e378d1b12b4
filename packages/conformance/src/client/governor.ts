/** Keeps the suite under the target's limits: sends no more than the headers allow, and waits after a 429. */
import { setTimeout as pause } from "node:timers/promises";

export interface GovernorOptions {
  /** Maximum requests per second, besides the target's own limits. */
  readonly rate?: number | undefined;
  /** Waits. Replaced for a target whose clock the suite moves. */
  readonly sleep?: ((milliseconds: number) => Promise<unknown>) | undefined;
}

interface Window {
  remaining: number;
  inFlight: number;
  /** Time by `performance.now()` when more requests are allowed. */
  moreAt: number;
}

/** Limit class and remaining requests: `"reads";r=299;t=60`. The contract declares this header on every answer. */
const field = /^"([a-z_]+)";r=(\d+);t=(\d+)$/;

export class Governor {
  readonly #windows = new Map<string, Window>();
  readonly #spacing: number;
  readonly #sleep: (milliseconds: number) => Promise<unknown>;
  #next = 0;

  constructor({ rate, sleep }: GovernorOptions) {
    this.#spacing = rate === undefined ? 0 : 1_000 / rate;
    this.#sleep = sleep ?? pause;
  }

  /** Waits until a request of the class may be sent. `owner` is a token, or the client address for unknown callers. */
  async admit(owner: string, limitClass: string): Promise<void> {
    await this.#paced();
    const window = this.#window(owner, limitClass);
    while (window.remaining - window.inFlight <= 0) {
      const wait = window.moreAt - performance.now();
      if (wait > 0) await this.#sleep(wait);
      // One place is free. The first waiter's answer shows how many more there are.
      if (window.moreAt <= performance.now() || this.#sleep !== pause) window.remaining = window.inFlight + 1;
    }
    window.inFlight += 1;
  }

  /** Returns true if a request of the class needs no wait. */
  hasRoom(owner: string, limitClass: string): boolean {
    const { remaining, inFlight, moreAt } = this.#window(owner, limitClass);
    return remaining - inFlight > 0 || (inFlight === 0 && moreAt <= performance.now());
  }

  /** Records the limits of an answer. `null` means that there was none. */
  settle(owner: string, limitClass: string, headers: Headers | null): void {
    this.#window(owner, limitClass).inFlight -= 1;
    const [, named = "", remaining, seconds] = field.exec(headers?.get("ratelimit") ?? "") ?? [];
    if (named === "") return;
    const window = this.#window(owner, named);
    window.remaining = Number(remaining);
    window.moreAt = performance.now() + Number(seconds) * 1_000;
  }

  /** Waits for a refusal's `Retry-After`. */
  async backOff(headers: Headers): Promise<void> {
    await this.#sleep(Math.max(1, Number(headers.get("retry-after"))) * 1_000);
  }

  /** Requests without a known token count for the client address. */
  #window(owner: string, limitClass: string): Window {
    const key = limitClass === "public" ? limitClass : `${limitClass} ${owner}`;
    const known = this.#windows.get(key) ?? { remaining: Number.POSITIVE_INFINITY, inFlight: 0, moreAt: 0 };
    this.#windows.set(key, known);
    return known;
  }

  async #paced(): Promise<void> {
    if (this.#spacing === 0) return;
    const now = performance.now();
    this.#next = Math.max(now, this.#next + this.#spacing);
    if (this.#next > now) await pause(this.#next - now);
  }
}
