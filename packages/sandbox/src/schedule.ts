import type { Clock } from "@atlas-messaging/service/core/time";
import type { Duration } from "./api.ts";

const units: { readonly [unit: string]: number } = { ms: 1, s: 1_000, m: 60_000, h: 3_600_000, d: 86_400_000 };

/** @throws {TypeError} for anything but a duration, and for a negative one */
export const millisecondsOf = (duration: Duration): number => {
  const [, amount = "", unit = "ms"] = /^(\d+(?:\.\d+)?)(ms|s|m|h|d)?$/.exec(String(duration)) ?? [];
  const milliseconds = Math.round(Number(amount) * (units[unit] ?? Number.NaN));
  if (amount === "" || !Number.isSafeInteger(milliseconds)) {
    throw new TypeError(
      `A duration is milliseconds, or like "500ms", "30s", "5m", "25h" or "7d", not ${JSON.stringify(duration)}.`,
    );
  }
  return milliseconds;
};

/** Clock of a sandbox. It stands still until moved, or runs with the system's clock. */
export class SandboxClock {
  #base: number;
  /** Milliseconds of the system's clock; null while the clock stands still. */
  readonly #elapsed: (() => number) | null;

  constructor(base: number, elapsed: (() => number) | null) {
    this.#base = base;
    this.#elapsed = elapsed;
  }

  now(): number {
    return this.#base + (this.#elapsed?.() ?? 0);
  }

  advance(milliseconds: number): void {
    this.#base += milliseconds;
  }

  set(time: number): void {
    this.#base = time - (this.#elapsed?.() ?? 0);
  }
}

/** Due time of an organization's job. */
export interface Due {
  /** Milliseconds since the epoch. */
  readonly at: number;
  readonly organizationId: string;
  readonly jobId: string;
}

/** A job with its position. Of jobs due at the same time, the one enqueued first runs first. */
interface Placed extends Due {
  readonly place: number;
}

const isBefore = (one: Placed, other: Placed): boolean =>
  one.at < other.at || (one.at === other.at && one.place < other.place);

/**
 * Queue of due times. Entries of moved or deleted jobs stay in it; the caller skips them. Most jobs are due at once and
 * wait in a list, in order of arrival. Only later jobs need a heap.
 */
export class Schedule {
  readonly #clock: Clock;
  #line: Placed[] = [];
  #served = 0;
  #heap: Placed[] = [];
  #enqueued = 0;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** Returns the next job without removing it. */
  peek(): Due | undefined {
    return this.#lineIsNext() ? this.#line[this.#served] : this.#heap[0];
  }

  clear(): void {
    this.#line = [];
    this.#served = 0;
    this.#heap = [];
  }

  add(at: number, organizationId: string, jobId: string): void {
    const placed = { at, organizationId, jobId, place: this.#enqueued++ };
    const inOrder = (this.#line.at(-1)?.at ?? 0) <= at;
    if (inOrder && at <= this.#clock.now()) this.#line.push(placed);
    else this.#rise(this.#heap.push(placed) - 1);
  }

  /** Removes and returns the next job. */
  take(): Due | undefined {
    if (!this.#lineIsNext()) return this.#takeFromHeap();
    const first = this.#line[this.#served++];
    if (this.#served === this.#line.length) {
      this.#line = [];
      this.#served = 0;
    }
    return first;
  }

  #lineIsNext(): boolean {
    const inLine = this.#line[this.#served];
    const inHeap = this.#heap[0];
    return inLine !== undefined && (inHeap === undefined || isBefore(inLine, inHeap));
  }

  #takeFromHeap(): Due | undefined {
    const first = this.#heap[0];
    const last = this.#heap.pop();
    if (!first || !last || this.#heap.length === 0) return first;
    this.#heap[0] = last;
    this.#sink();
    return first;
  }

  #rise(from: number): void {
    let place = from;
    while (place > 0) {
      const above = (place - 1) >> 1;
      if (!this.#swapIfBefore(place, above)) return;
      place = above;
    }
  }

  #sink(): void {
    let place = 0;
    for (;;) {
      const left = 2 * place + 1;
      const [one, other] = [this.#heap[left], this.#heap[left + 1]];
      if (!one) return;
      const lesser = other && isBefore(other, one) ? left + 1 : left;
      if (!this.#swapIfBefore(lesser, place)) return;
      place = lesser;
    }
  }

  #swapIfBefore(place: number, other: number): boolean {
    const [one, two] = [this.#heap[place], this.#heap[other]];
    if (!one || !two || !isBefore(one, two)) return false;
    [this.#heap[place], this.#heap[other]] = [two, one];
    return true;
  }
}
