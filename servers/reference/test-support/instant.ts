import { setTimeout as pause } from "node:timers/promises";

/** Resolves at this instant of the machine's clock, in milliseconds. Asking for the time until then takes a core. */
export const untilInstant = async (instant: number): Promise<void> => {
  // A timer may end a little early.
  for (let left = instant - Date.now(); left > 0; left = instant - Date.now()) await pause(left);
};
