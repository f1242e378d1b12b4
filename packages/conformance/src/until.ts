import { setTimeout as sleep } from "node:timers/promises";
import { Skipped } from "./check.ts";

const pauseMilliseconds = 100;

interface MovableClock {
  readonly advance: (duration: string) => Promise<void>;
}

/** Repeats an attempt until it does not throw, then throws the last error. Waits by moving the clock if possible. */
export const untilOn =
  (clock?: MovableClock) =>
  async <Value>(attempt: () => Promise<Value> | Value, milliseconds = 10_000): Promise<Value> => {
    const started = performance.now();
    for (let waited = 0; ; waited += pauseMilliseconds) {
      try {
        return await attempt();
      } catch (failure) {
        if (failure instanceof Skipped || Math.max(waited, performance.now() - started) > milliseconds) throw failure;
      }
      await (clock ? clock.advance(`${pauseMilliseconds}ms`) : sleep(pauseMilliseconds));
    }
  };

export type Until = <Value>(attempt: () => Promise<Value> | Value, milliseconds?: number) => Promise<Value>;
