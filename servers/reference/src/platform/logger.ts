import pino from "pino";

export type Logger = pino.Logger;

/** A write for each line costs more than the line: some are written together, soon, and the last when the process exits. */
const batched = { sync: true, minLength: 4_096, periodicFlush: 50 };

/**
 * Structured logs, a JSON object a line. Callers log ids and outcomes, never message texts; should a secret slip into an
 * object all the same, it is struck out here.
 */
export const createLogger = (level: string, destination?: pino.DestinationStream): Logger =>
  pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      redact: {
        paths: ["token", "secret", "authorization", "*.token", "*.secret", "*.authorization", "*.text"],
        censor: "[redacted]",
      },
    },
    destination ?? pino.destination(batched),
  );

/** For lines whose members are all named where they are written: nothing in them needs to be looked for. */
export const withoutRedaction = (logger: Logger): Logger => logger.child({}, { redact: [] });
