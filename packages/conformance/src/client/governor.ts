/** Keeps the suite under the target's limits: sends no more than the headers allow, and waits after a 429. */
import { setTimeout as pause } from "node:timers/promises";
import { type LimitName, limits } from "@atlas-messaging/contract";
import type { MovableClock } from "../until.ts";
import type { Received } from "./exchange.ts";

export interface GovernorOptions {
  /** Maximum requests per second, besides the target's own limits. */
  readonly rate?: number | undefined;
  /** Clock to wait by, if the suite can move the target's. */
  readonly clock?: MovableClock | undefined;
  /** Milliseconds in which a window may refuse everything, however often. */
  readonly patience?: number | undefined;
  /** Ends each wait. */
  readonly stop?: AbortSignal | undefined;
}

interface Window {
  readonly limitClass: string;
  /** Requests that were left when the latest answer was made. */
  remaining: number;
  inFlight: number;
  /** Requests that have chosen the window and are not sent yet. */
  chosen: number;
  /** Time when more requests are allowed. */
  moreAt: number;
  /** True while one request, of all that wait for the full window, finds out whether there is room again. */
  isProbed: boolean;
  /** Number of the latest request that was answered. */
  latest: number;
  /** Time of the first of refusals in succession. Null after an answer. */
  refusedSince: number | null;
  /** Wakes the requests that wait. */
  readonly waiting: (() => void)[];
}

/** The part of an answer that the governor reads. */
export type Limited = Pick<Received, "status" | "headers">;

/** Place of a request in a window. */
export interface Place {
  readonly owner: string;
  readonly window: Window;
  readonly number: number;
  readonly probes: boolean;
  /** Time when the request first asked for a place. */
  readonly since: number;
}

/** Limit class and remaining requests: `"reads";r=299;t=60`. The contract declares this header on every answer. */
const field = /^"([a-z_]+)";r=(\d+);t=(\d+)$/;

/** Longest wait for a place that a header of the limit may ask for: the windows of the contract are a minute. */
const maxWindow = 60_000;

export class Governor {
  readonly #windows = new Map<string, Window>();
  readonly #spacing: number;
  readonly #patience: number;
  readonly #stop: AbortSignal | undefined;
  readonly #hasClock: boolean;
  readonly #sleep: (milliseconds: number) => Promise<unknown>;
  readonly #now: () => number;
  #moved = 0;
  #next = 0;
  #count = 0;

  constructor({ rate, clock, patience = 1_200_000, stop }: GovernorOptions) {
    this.#patience = patience;
    this.#stop = stop;
    this.#spacing = rate === undefined ? 0 : 1_000 / rate;
    this.#hasClock = clock !== undefined;
    this.#now = clock ? () => this.#moved : () => performance.now();
    this.#sleep = clock
      ? async (milliseconds) => {
          await clock.advance(`${Math.ceil(milliseconds)}ms`);
          this.#moved += Math.ceil(milliseconds);
        }
      : (milliseconds) => pause(milliseconds, undefined, { signal: stop });
  }

  /** Returns the longest wait for a place: "24 s for a place in writes". Null if no request waits. */
  get waitsFor(): string | null {
    const full = [...this.#windows.values()].filter(({ isProbed, moreAt }) => isProbed && moreAt > this.#now());
    const [last] = full.toSorted((one, other) => other.moreAt - one.moreAt);
    return last ? `${Math.ceil((last.moreAt - this.#now()) / 1_000)} s for a place in ${last.limitClass}` : null;
  }

  /**
   * Waits until a request of the class may be sent. `owner` is a token, or the client address for unknown callers.
   * `first` is the place that the same request had before a refusal.
   */
  async admit(owner: string, limitClass: string, first?: Place): Promise<Place> {
    const since = first?.since ?? this.#now();
    await this.#paced();
    const window = this.#window(owner, limitClass);
    const probes = await this.#admitted(window);
    window.inFlight += 1;
    window.chosen = Math.max(0, window.chosen - 1);
    this.#count += 1;
    return { owner, window, number: this.#count, probes, since };
  }

  /** Waits for room. Returns true if this request finds out whether there is any. */
  async #admitted(window: Window): Promise<boolean> {
    while (window.remaining <= window.inFlight && !this.#hasRefusedTooLong(window)) {
      if (window.isProbed) {
        await new Promise<void>((resolve) => void window.waiting.push(resolve));
        continue;
      }
      window.isProbed = true;
      try {
        // Answers that come meanwhile may put it off.
        while (window.moreAt > this.#now()) await this.#sleep(window.moreAt - this.#now());
      } catch (error) {
        window.isProbed = false;
        for (const wake of window.waiting.splice(0)) wake();
        throw error;
      }
      return true;
    }
    return false;
  }

  /** Chooses a window for a request, if it needs no wait there. */
  choose(owner: string, limitClass: LimitName): boolean {
    const window = this.#window(owner, limitClass);
    const remaining = Math.min(window.remaining, window.latest === 0 ? limits[limitClass].limit : Infinity);
    const hasRoom = remaining > window.inFlight + window.chosen;
    if (!hasRoom && (window.isProbed || window.moreAt > this.#now() || window.chosen > 0)) return false;
    window.chosen += 1;
    return true;
  }

  /** Returns true if a request of the class needs no wait. */
  hasRoom(owner: string, limitClass: string): boolean {
    const { remaining, inFlight, moreAt, isProbed } = this.#window(owner, limitClass);
    return remaining > inFlight || (!isProbed && moreAt <= this.#now());
  }

  /**
   * Records the limits of an answer; null means that there was none. Returns the class to ask in again after a refusal,
   * or null if the window, or the request, has been refused for too long.
   */
  settle({ owner, window: admitted, number, probes, since }: Place, received: Limited | null): string | null {
    admitted.inFlight -= 1;
    if (probes) admitted.isProbed = false;
    const [, named = "", remaining, seconds] = field.exec(received?.headers.get("ratelimit") ?? "") ?? [];
    const counted = named === "" ? admitted : this.#window(owner, named);
    if (named !== "") {
      // Answers overtake each other; that of the later request knows more.
      counted.remaining = number > counted.latest ? Number(remaining) : Math.min(counted.remaining, Number(remaining));
      counted.moreAt = this.#now() + Math.min(Number(seconds) * 1_000, maxWindow);
      counted.latest = Math.max(counted.latest, number);
    }
    if (received?.status === 429) {
      counted.refusedSince ??= this.#now();
      counted.remaining = 0;
      counted.moreAt = this.#now() + retryAfter(received);
    } else if (received) counted.refusedSince = null;
    for (const wake of [...admitted.waiting.splice(0), ...counted.waiting.splice(0)]) wake();
    const isTooLong = this.#hasRefusedTooLong(counted) || this.#now() - since > 2 * this.#patience;
    return isTooLong ? null : counted.limitClass;
  }

  /** Waits as long as a gateway says. A clock that the suite moves is not the gateway's, and would move windows on. */
  async waitOut(refusal: Limited): Promise<void> {
    if (!this.#hasClock) await this.#sleep(retryAfter(refusal));
  }

  #hasRefusedTooLong({ refusedSince, moreAt }: Window): boolean {
    return refusedSince !== null && moreAt - refusedSince > this.#patience;
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
    if (this.#next > now) await pause(this.#next - now, undefined, { signal: this.#stop });
  }
}

/** Milliseconds of `Retry-After`, at least a second: a limit without a time must not be asked in a circle. */
const retryAfter = ({ headers }: Limited): number => {
  const seconds = Number(headers.get("retry-after"));
  return seconds >= 1 ? seconds * 1_000 : 1_000;
};

const newWindow = (limitClass: string): Window => ({
  limitClass,
  remaining: Number.POSITIVE_INFINITY,
  inFlight: 0,
  chosen: 0,
  moreAt: 0,
  isProbed: false,
  latest: 0,
  refusedSince: null,
  waiting: [],
});
