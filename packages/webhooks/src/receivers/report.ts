import { AtlasSignatureError } from "../errors.ts";
import type { ReceiverClock } from "./options.ts";

const pause = 60_000;

/** Logs an error that would be seen nowhere else: a mistake in the setup, or an `onError` that fails. */
// oxlint-disable-next-line no-console -- The default log of a receiver.
export const logError = (error: unknown): void => console.error(error);

/** Logs the cause of a refusal. The sender gets no more than 401. */
// oxlint-disable-next-line no-console -- The default log of a receiver.
const logWarning = (line: string): void => console.warn(line);

/**
 * Reports errors on the console. Anyone can cause a refused signature, so each reason is said once a minute at most, in
 * one line.
 */
export const consoleReport = (clock: ReceiverClock): ((error: unknown) => void) => {
  const said = new Map<string, number>();
  return (error) => {
    if (!(error instanceof AtlasSignatureError)) return logError(error);
    const { reason, message } = error;
    if (clock.now() - (said.get(reason) ?? -pause) < pause) return;
    said.set(reason, clock.now());
    logWarning(`Atlas webhook answered 401: ${message}`);
  };
};
