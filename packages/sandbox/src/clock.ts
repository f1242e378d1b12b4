import type { Duration } from "./api.ts";
import { remembering } from "./remembering.ts";

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

/** Parses one of our own instants. Many rows share few times, so results are remembered. */
export const timeOf = remembering(64, Date.parse);

/** Clock of a sandbox. It stands still until moved, or runs with the system's clock. */
export class SandboxClock {
  #base: number;
  readonly #elapsed: () => number;

  constructor(base: number, elapsed: () => number) {
    this.#base = base;
    this.#elapsed = elapsed;
  }

  now(): number {
    return this.#base + this.#elapsed();
  }

  advance(milliseconds: number): void {
    this.#base += milliseconds;
  }

  set(time: number): void {
    this.#base = time - this.#elapsed();
  }
}
