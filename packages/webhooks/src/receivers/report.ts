import { AtlasSignatureError } from "../errors.ts";
import type { ReceiverClock } from "./options.ts";

const pause = 60_000;

/**
 * Reports errors on the console. Anyone can cause a refused signature, so each reason is said once a minute at most, in
 * one line.
 */
export const consoleReport = (clock: ReceiverClock): ((error: unknown) => void) => {
  const said = new Map<string, number>();
  return (error) => {
    // oxlint-disable-next-line no-console -- A mistake in how a receiver is set up would else be seen nowhere.
    if (!(error instanceof AtlasSignatureError)) return console.error(error);
    const { reason, message } = error;
    if (clock.now() - (said.get(reason) ?? -pause) < pause) return;
    said.set(reason, clock.now());
    // oxlint-disable-next-line no-console -- The sender gets 401 alone, so the cause must stand here.
    console.warn(`Atlas webhook answered 401: ${message}`);
  };
};
