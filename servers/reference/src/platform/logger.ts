import pino from "pino";
import { RepeatedLines } from "./repeated-lines.ts";

export type Logger = pino.Logger;

/**
 * Batches lines, since a write costs more than a line; the rest is flushed at exit. Batches stay small, as the stream
 * counts all waiting bytes with each line.
 */
const batched = { sync: true, minLength: 4_096, maxWrite: 8_192, periodicFlush: 50 };

let output: ReturnType<typeof pino.destination> | undefined;

/** Standard output, shared by all loggers. We flush at exit, since the library drops the last batch. */
const standardOutput = (): pino.DestinationStream => {
  if (output) return output;
  const stream = pino.destination(batched);
  // A closed terminal or pipe takes no more, and `flushSync` would try again without end.
  stream.on("error", () => {
    stream.write = () => true;
    stream.flushSync = () => {};
  });
  process.once("exit", () => {
    stream.flush(); // Meets the error first.
    stream.flushSync();
  });
  output = stream;
  return stream;
};

const secretMembers = ["token", "secret", "secrets", "authorization", "password", "webhook_url"];

/**
 * Creates a logger that writes one JSON object per line. Callers log ids and outcomes, never message texts; `redact`
 * catches secrets that slip in. Of a failure that repeats, ten lines are written in ten seconds; the next has the number
 * of the others.
 */
export const createLogger = (level: string, destination?: pino.DestinationStream): Logger => {
  const repeated = new RepeatedLines();
  return pino(
    {
      level,
      base: null,
      hooks: {
        logMethod: function (args, write) {
          const before = repeated.counted(args[0], args[1]);
          if (before === null) return;
          const about: unknown = args[0];
          if (before > 0 && typeof about === "object") Object.assign(args, [{ ...about, repeated: before }]);
          write.apply(this, args);
        },
      },
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      redact: {
        paths: [...secretMembers, ...secretMembers.map((name) => `*.${name}`), "*.text"],
        censor: "[redacted]",
      },
    },
    destination ?? standardOutput(),
  );
};

export interface LineLog {
  info(about: object, message: string): void;
}

/**
 * Writes lines that need no redaction: each request's and delivery's, whose members are all named where they are
 * written. Lines of one turn of the event loop share a write.
 */
export const lineLog = (logger: Logger): LineLog => {
  // pino exports the symbol of a logger's stream but leaves it out of the type.
  const stream: pino.DestinationStream = Reflect.get(logger, pino.symbols.streamSym);
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
