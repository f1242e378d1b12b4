import { isSecretName, redactedSecret, withoutOwnTokens } from "@atlas-messaging/service/core/secrets";
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

const deepest = 5;

/** Below the line itself, `text` is a message's. The URL of an incoming webhook is a secret, too. */
const isHidden = (name: string, depth: number): boolean =>
  isSecretName(name) || name === "webhook_url" || (name === "text" && depth > 0);

/** Returns the members without those that are named like secrets. */
const withoutSecrets = (members: object, depth = 0): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(members).map(([name, value]: [string, unknown]) => [
      name,
      value !== null && typeof value !== "boolean" && isHidden(name, depth) ? redactedSecret : shown(value, depth + 1),
    ]),
  );

const shown = (value: unknown, depth: number): unknown => {
  if (typeof value !== "object" || value === null || "toJSON" in value || ArrayBuffer.isView(value)) return value;
  if (depth > deepest) return redactedSecret;
  if (Array.isArray(value)) return value.map((each) => shown(each, depth));
  // Errors of libraries carry what they were called with.
  return withoutSecrets(value instanceof Error ? pino.stdSerializers.err(value) : value, depth);
};

/**
 * Creates a logger that writes one JSON object per line. Callers log ids and outcomes, never message texts. Secrets
 * that slip in are redacted, by their names and by the form of our tokens. Of a failure that repeats, ten lines are
 * written in ten seconds; the next has the number of the others.
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
          if (before > 0 && typeof about === "object") Object.assign(args, [{ ...about, left_out: before }]);
          write.apply(this, args);
        },
        streamWrite: withoutOwnTokens,
      },
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }), log: withoutSecrets },
    },
    destination ?? standardOutput(),
  );
};

export interface LineLog {
  info(about: object, message: string): void;
}

/**
 * Writes lines without secret members: each request's and delivery's, whose members are all named where they are
 * written. Lines of one turn of the event loop share a write.
 */
export const lineLog = (logger: Logger): LineLog => {
  // pino exports the symbol of a logger's stream but leaves it out of the type.
  const stream: pino.DestinationStream = Reflect.get(logger, pino.symbols.streamSym);
  let lines: string[] = [];
  const handOn = () => {
    stream.write(withoutOwnTokens(lines.join("")));
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
