/** The server and the worker as their users run them: processes of their own on Bun. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { settled, watch } from "@atlas-messaging/test-wait";
import { argumentsOf, bun } from "./compiled-programs.ts";
import { freePort } from "./postgres.ts";

const main = fileURLToPath(new URL("../src/main.ts", import.meta.url));
const sandbox = fileURLToPath(new URL("../src/sandbox.ts", import.meta.url));
const worker = fileURLToPath(new URL("../src/worker.ts", import.meta.url));

/** Settings by the names of the environment, as `src/settings.ts` reads them. */
export interface Variables {
  readonly [name: string]: string;
}

export interface LogLine {
  readonly msg: string;
  readonly [member: string]: unknown;
}

export interface ServerProcess {
  readonly url: string;
  readonly pid: number;
  /** Log lines of the process so far. */
  readonly logs: readonly LogLine[];
  /** Asks it to end with SIGTERM; the exit code, or null when a signal ended it. Kills one that does not, and rejects. */
  stop(): Promise<number | null>;
  /** Ends it at once, as a crash does. */
  kill(): Promise<void>;
}

const listensAt = (line: LogLine): string | null => (line.msg === "listening" ? String(line["url"]) : null);

/**
 * Starts the server, or a server of a test's own, with these settings and nothing else; resolves when it listens.
 *
 * @param keep hears each line of its log
 */
export const start = (settings: Variables, file = main, keep?: (line: string) => void): Promise<ServerProcess> =>
  startProcess(argumentsOf(file), settings, listensAt, keep);

/** Starts the server as `bun run start` does. */
export const startFromSource = (settings: Variables): Promise<ServerProcess> =>
  startProcess([main], settings, listensAt);

/** Starts the program behind `bun run sandbox`, which prints its address. */
export const startSandbox = (settings: Variables): Promise<ServerProcess> =>
  startProcess([sandbox], settings, ({ msg }) => /^ +Base URL +(http\S+)$/.exec(msg)?.[1] ?? null);

/** A worker of its own; it has no URL. */
export const startWorkerProcess = (settings: Variables, preload?: string): Promise<ServerProcess> =>
  startProcess([...(preload ? ["--preload", preload] : []), ...argumentsOf(worker)], settings, (line) =>
    line.msg === "working" ? "" : null,
  );

/** All processes of a test share a key, as those of a deployment do. */
export const testKey = Buffer.alloc(32, "a test's own").toString("base64");

/** Variables that every process of a test has. Bun reads sources that it has read before a fifth sooner. */
export const machine = {
  PATH: process.env["PATH"] ?? "",
  BUN_RUNTIME_TRANSPILER_CACHE_PATH: join(tmpdir(), "atlas-transpiled"),
};

/** Variables of a process that ends before Bun's last two compilers pay: without them it takes two thirds of the time. */
export const quickly = {
  ...machine,
  BUN_JSC_useFTLJIT: "0",
  BUN_JSC_useOMGJIT: "0",
  // Several servers share two cores, where a second thread of its collector only waits.
  BUN_JSC_numberOfGCMarkers: "1",
};

/** A machine that is merely slow refuses nothing. */
export const patiently = { ATLAS_REQUEST_SECONDS: "3600" };

const surroundings = { ...quickly, ...patiently, ATLAS_ENCRYPTION_KEYS: testKey };

/** Production on PostgreSQL starts with these alone. Its base URL must be known before the port is. */
const neededBy = async ({ ATLAS_ENVIRONMENT: environment, DATABASE_URL: database = "", PORT }: Variables) => {
  if (environment !== "production" || !database.startsWith("postgres")) return {};
  const port = PORT ?? String(await freePort());
  return {
    PORT: port,
    ATLAS_BASE_URL: `http://127.0.0.1:${port}`,
    ATLAS_SECRET: "the same for all processes, at least",
    // Closed by default in production.
    ATLAS_SIGN_UP: "first",
  };
};

const startProcess = async (
  command: readonly string[],
  settings: Variables,
  urlOf: (line: LogLine) => string | null,
  keep: (line: string) => void = () => {},
): Promise<ServerProcess> => {
  const env = { ...surroundings, HOST: "127.0.0.1", PORT: "0", ...(await neededBy(settings)), ...settings };
  const child = spawn(bun, command, {
    env,
    stdio: ["ignore", "pipe", "pipe"],
  });
  const killWithUs = () => void child.kill("SIGKILL");
  process.once("exit", killWithUs);
  const errors: string[] = [];
  child.stderr.setEncoding("utf8").on("data", (text: string) => errors.push(text));

  const logs: LogLine[] = [];
  let events = 0;
  const pid = child.pid ?? 0; // What could not be spawned is told below, and has none.
  const unwatch = watch({
    name: `${command.join(" ")} (${pid})`,
    pid,
    events: () => events,
    tail: () => [...notable(logs).map((line) => JSON.stringify(line)), errors.join("")].join("\n"),
  });
  const ended = once(child, "exit").then(([code]) => {
    process.off("exit", killWithUs);
    unwatch();
    return typeof code === "number" ? code : null;
  });
  const listening = new Promise<string>((resolve) => {
    createInterface({ input: child.stdout }).on("line", (text) => {
      const line = logLine(text);
      logs.push(line);
      keep(text);
      // An answer may be to those who wait.
      if (line.msg !== "answered") events += 1;
      const url = urlOf(line);
      if (url !== null) resolve(url);
    });
  });
  const failed = ended.then((code) => {
    throw new Error(`the process ended with ${code} before it was ready: ${errors.join("")}`);
  });
  failed.catch(() => {});
  const url = await settled("a process that is ready", Promise.race([listening, failed]), killWithUs);
  return {
    url,
    pid,
    logs,
    stop: () => {
      child.kill("SIGTERM");
      return settled("the end of a process after SIGTERM", ended, killWithUs);
    },
    kill: async () => {
      killWithUs();
      await ended;
    },
  };
};

/** Leaves out requests that succeeded, as each look of a wait is one, but for the very last. */
const notable = (logs: readonly LogLine[]): readonly LogLine[] =>
  logs.filter(({ msg, status }, index) => msg !== "answered" || status !== 200 || index >= logs.length - 3).slice(-20);

/** The logger writes one object with a message a line; anything else on standard output is shown as it is. */
const logLine = (text: string): LogLine => {
  try {
    return JSON.parse(text) as LogLine;
  } catch {
    return { msg: text };
  }
};
