/** The server as its users run it: a process of its own on Bun, spoken to over HTTP only. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";

const bun = fileURLToPath(new URL("../../../node_modules/.bin/bun", import.meta.url));
const main = fileURLToPath(new URL("../src/main.ts", import.meta.url));
const startMilliseconds = 60_000;
const stopMilliseconds = 20_000;

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
  /** What the process has logged so far. */
  readonly logs: readonly LogLine[];
  /** Asks it to end with SIGTERM; the exit code, or null when it had to be killed because it did not. */
  stop(): Promise<number | null>;
  /** Ends it at once, as a crash does. */
  kill(): Promise<void>;
}

/** Starts the server with these settings and nothing else from the environment; resolves when it listens. */
export async function start(settings: Variables): Promise<ServerProcess> {
  const env = { PATH: process.env["PATH"] ?? "", HOST: "127.0.0.1", PORT: "0", ...settings };
  const child = spawn(bun, [main], { env, stdio: ["ignore", "pipe", "pipe"] });
  const killWithUs = () => void child.kill("SIGKILL");
  process.once("exit", killWithUs);
  const ended = once(child, "exit").then(([code]) => {
    process.off("exit", killWithUs);
    return typeof code === "number" ? code : null;
  });
  const errors: string[] = [];
  child.stderr.setEncoding("utf8").on("data", (text: string) => errors.push(text));

  const logs: LogLine[] = [];
  const listening = new Promise<string>((resolve) => {
    createInterface({ input: child.stdout }).on("line", (text) => {
      const line = logLine(text);
      logs.push(line);
      if (line.msg === "listening") resolve(String(line["url"]));
    });
  });
  const slow = setTimeout(killWithUs, startMilliseconds);
  const failed = ended.then((code) => {
    throw new Error(`the server ended with ${code} before it listened: ${errors.join("")}`);
  });
  const url = await Promise.race([listening, failed]).finally(() => clearTimeout(slow));
  failed.catch(() => {});
  return {
    url,
    pid: child.pid ?? 0, // It has listened, so it has one.
    logs,
    stop: async () => {
      child.kill("SIGTERM");
      const stuck = setTimeout(killWithUs, stopMilliseconds);
      return ended.finally(() => clearTimeout(stuck));
    },
    kill: async () => {
      killWithUs();
      await ended;
    },
  };
}

/** The logger writes one object with a message a line; anything else on standard output is shown as it is. */
const logLine = (text: string): LogLine => {
  try {
    return JSON.parse(text) as LogLine;
  } catch {
    return { msg: text };
  }
};
