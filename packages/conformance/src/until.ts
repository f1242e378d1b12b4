import { setTimeout as sleep } from "node:timers/promises";
import { Skipped } from "./check.ts";

const pauseMilliseconds = 100;

/** Attempts again until one no longer throws; the failure of the last is thrown. */
export const until = async <Value>(attempt: () => Promise<Value> | Value, milliseconds = 10_000): Promise<Value> => {
  const end = performance.now() + milliseconds;
  for (;;) {
    try {
      return await attempt();
    } catch (failure) {
      if (failure instanceof Skipped || performance.now() > end) throw failure;
    }
    await sleep(pauseMilliseconds);
  }
};
