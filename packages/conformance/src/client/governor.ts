/** Keeps the suite under the target's limits: what the headers say remains is not exceeded, and a 429 is waited out. */
import { setTimeout as pause } from "node:timers/promises";

export interface GovernorOptions {
  /** Requests per second at most, on top of the target's own limits. */
  readonly rate?: number | undefined;
  /** Lets time pass; for a target whose clock the suite moves. */
  readonly sleep?: ((milliseconds: number) => Promise<unknown>) | undefined;
}

interface Window {
  remaining: number;
  inFlight: number;
  /** By `performance.now()`: when there is more. */
  moreAt: number;
}

/** The class and what remains of it: `"reads";r=299;t=60`, in the field that the contract declares on every answer. */
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

  /** Waits until a request of the class may go. `owner` is who the class counts for: a token, or nobody in particular. */
  async admit(owner: string, limitClass: string): Promise<void> {
    await this.#paced();
    const window = this.#window(owner, limitClass);
    while (window.remaining - window.inFlight <= 0) {
      const wait = window.moreAt - performance.now();
      if (wait > 0) await this.#sleep(wait);
      // A place has become free; one of those who wait for it finds out how many more.
      if (window.moreAt <= performance.now() || this.#sleep !== pause) window.remaining = window.inFlight + 1;
    }
    window.inFlight += 1;
  }

  /** Whether a request of the class would go without waiting. */
  hasRoom(owner: string, limitClass: string): boolean {
    const { remaining, inFlight, moreAt } = this.#window(owner, limitClass);
    return remaining - inFlight > 0 || (inFlight === 0 && moreAt <= performance.now());
  }

  /** Takes note of what an answer says; `null` when there was none. */
  settle(owner: string, limitClass: string, headers: Headers | null): void {
    this.#window(owner, limitClass).inFlight -= 1;
    const [, named = "", remaining, seconds] = field.exec(headers?.get("ratelimit") ?? "") ?? [];
    if (named === "") return;
    const window = this.#window(owner, named);
    window.remaining = Number(remaining);
    window.moreAt = performance.now() + Number(seconds) * 1_000;
  }

  /** Lets a refusal's `Retry-After` pass. */
  async backOff(headers: Headers): Promise<void> {
    await this.#sleep(Math.max(1, Number(headers.get("retry-after"))) * 1_000);
  }

  /** The address counts for all who show no token that is known. */
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
