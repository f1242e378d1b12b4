import pino from "pino";

export type Logger = pino.Logger;

/**
 * A write for each line costs more than the line: some are written together, soon, and the last when the process exits.
 * Not too many, as the stream counts the bytes of all that wait with each line.
 */
const batched = { sync: true, minLength: 4_096, maxWrite: 8_192, periodicFlush: 50 };

let output: ReturnType<typeof pino.destination> | undefined;

/** Standard output, one for all loggers of the process. The library itself lets the last lines of a batch go. */
const standardOutput = (): pino.DestinationStream => {
  if (output) return output;
  const stream = pino.destination(batched);
  process.once("exit", () => stream.flushSync());
  output = stream;
  return stream;
};

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
    destination ?? standardOutput(),
  );

export interface LineLog {
  info(about: object, message: string): void;
}

/**
 * For the line of each request and of each delivery, whose members are all named where it is written: nothing in them
 * needs to be looked for, and the logger's own walk would cost as much as any room of the request's. What one turn of
 * the event loop has to tell is handed on together, since handing on costs more than writing a line.
 */
export const lineLog = (logger: Logger): LineLog => {
  // The library publishes the symbol of a logger's stream, and leaves it out of the logger's type.
  const stream = (logger as unknown as Streaming)[pino.symbols.streamSym];
  let lines: string[] = [];
  const handOn = () => {
    stream.write(lines.join(""));
    lines = [];
  };
  return {
    info: (about, msg) => {
      if (!logger.isLevelEnabled("info")) return;
      if (lines.length === 0) setImmediate(handOn);
      lines.push(`${JSON.stringify({ level: "info", time: new Date().toISOString(), ...about, msg })}\n`);
    },
  };
};

interface Streaming {
  readonly [pino.symbols.streamSym]: pino.DestinationStream;
}
