/** Keeps the suite under the target's limits: sends no more than the headers allow, and waits after a 429. */
import { setTimeout as pause } from "node:timers/promises";
import type { MovableClock } from "../until.ts";
import type { Received } from "./exchange.ts";

export interface GovernorOptions {
  /** Maximum requests per second, besides the target's own limits. */
  readonly rate?: number | undefined;
  /** Clock to wait by, if the suite can move the target's. */
  readonly clock?: MovableClock | undefined;
}

interface Window {
  readonly limitClass: string;
  /** Requests that were left when the latest answer was made. */
  remaining: number;
  inFlight: number;
  /** Time when more requests are allowed. */
  moreAt: number;
  /** True while one request, of all that wait for the full window, finds out whether there is room again. */
  isProbed: boolean;
  /** Number of the latest request that was answered. */
  latest: number;
  /** Refusals in succession. */
  refusals: number;
  /** Wakes the requests that wait. */
  readonly waiting: (() => void)[];
}

/** Place of a request in a window. */
export interface Place {
  readonly owner: string;
  readonly window: Window;
  readonly number: number;
  readonly probes: boolean;
}

/** Limit class and remaining requests: `"reads";r=299;t=60`. The contract declares this header on every answer. */
const field = /^"([a-z_]+)";r=(\d+);t=(\d+)$/;

/**
 * Refusals of a window in succession, after which its requests wait no more. Another process may take a free place a few
 * times; a target that refuses everything delays a run by 20 minutes.
 */
export const maxRefusals = 20;

export class Governor {
  readonly #windows = new Map<string, Window>();
  readonly #spacing: number;
  readonly #sleep: (milliseconds: number) => Promise<unknown>;
  readonly #now: () => number;
  #moved = 0;
  #next = 0;
  #count = 0;

  constructor({ rate, clock }: GovernorOptions) {
    this.#spacing = rate === undefined ? 0 : 1_000 / rate;
    this.#now = clock ? () => this.#moved : () => performance.now();
    this.#sleep = clock
      ? async (milliseconds) => {
          await clock.advance(`${Math.ceil(milliseconds)}ms`);
          this.#moved += Math.ceil(milliseconds);
        }
      : pause;
  }

  /** Waits until a request of the class may be sent. `owner` is a token, or the client address for unknown callers. */
  async admit(owner: string, limitClass: string): Promise<Place> {
    await this.#paced();
    const window = this.#window(owner, limitClass);
    const probes = await this.#admitted(window);
    window.inFlight += 1;
    this.#count += 1;
    return { owner, window, number: this.#count, probes };
  }

  /** Waits for room. Returns true if this request finds out whether there is any. */
  async #admitted(window: Window): Promise<boolean> {
    while (window.remaining <= window.inFlight && window.refusals < maxRefusals) {
      if (window.isProbed) {
        await new Promise<void>((resolve) => void window.waiting.push(resolve));
        continue;
      }
      window.isProbed = true;
      // Answers that come meanwhile may put it off.
      while (window.moreAt > this.#now()) await this.#sleep(window.moreAt - this.#now());
      return true;
    }
    return false;
  }

  /** Returns true if a request of the class needs no wait. */
  hasRoom(owner: string, limitClass: string): boolean {
    const { remaining, inFlight, moreAt, isProbed } = this.#window(owner, limitClass);
    return remaining > inFlight || (!isProbed && moreAt <= this.#now());
  }

  /**
   * Records the limits of an answer; null means that there was none. Returns the class to ask in again after a refusal,
   * or null if the window has refused too often.
   */
  settle({ owner, window, number, probes }: Place, received: Received | null): string | null {
    window.inFlight -= 1;
    if (probes) window.isProbed = false;
    const [, named = "", remaining, seconds] = field.exec(received?.headers.get("ratelimit") ?? "") ?? [];
    const counted = named === "" ? window : this.#window(owner, named);
    if (named !== "") {
      // Answers overtake each other; that of the later request knows more.
      counted.remaining = number > counted.latest ? Number(remaining) : Math.min(counted.remaining, Number(remaining));
      counted.moreAt = this.#now() + Number(seconds) * 1_000;
      counted.latest = Math.max(counted.latest, number);
    }
    if (received?.status === 429) {
      counted.refusals += 1;
      counted.remaining = 0;
      counted.moreAt = this.#now() + Math.max(1, Number(received.headers.get("retry-after"))) * 1_000;
    } else if (received) counted.refusals = 0;
    for (const wake of [...window.waiting.splice(0), ...counted.waiting.splice(0)]) wake();
    return counted.refusals < maxRefusals ? counted.limitClass : null;
  }

  /** Requests without a known token count for the client address. */
  #window(owner: string, limitClass: string): Window {
    const key = limitClass === "public" ? limitClass : `${limitClass} ${owner}`;
    const known = this.#windows.get(key) ?? newWindow(limitClass);
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

const newWindow = (limitClass: string): Window => ({
  limitClass,
  remaining: Number.POSITIVE_INFINITY,
  inFlight: 0,
  moreAt: 0,
  isProbed: false,
  latest: 0,
  refusals: 0,
  waiting: [],
});
