/** The commands of the suite and of the sandbox, as their users start them. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { type AddressInfo, createServer } from "node:net";
import { fileURLToPath } from "node:url";
import { limits } from "@atlas-messaging/contract";
import { afterEach, beforeEach, vi } from "vitest";
import type { Report } from "../src/report/report.ts";

const pathOf = (path: string): string => fileURLToPath(new URL(`../${path}`, import.meta.url));

const running: ChildProcess[] = [];
export const stopAll = (): void => {
  for (const child of running) child.kill();
};

export interface Ended {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

const start = (script: string, ...args: readonly string[]) => {
  const child = spawn("bun", [pathOf(script), ...args], { stdio: ["ignore", "pipe", "pipe"] });
  running.push(child);
  const said = { out: "", err: "" };
  child.stdout.setEncoding("utf8").on("data", (text: string) => void (said.out += text));
  child.stderr.setEncoding("utf8").on("data", (text: string) => void (said.err += text));
  const ended = new Promise<Ended>((resolve) => child.once("close", (code) => resolve({ code, ...said })));
  return { child, said, ended };
};

export const startSuite = (...args: readonly string[]) => start("src/cli.ts", ...args);

/** Leaves out lines of progress: a slow machine has some, a quick one none. */
const withoutProgress = (err: string): string => err.replaceAll(/^\d+ (?:of \d+ )?cases, .*\n/gm, "");

/** Runs the suite to its end. */
export const runSuite = async (...args: readonly string[]): Promise<Ended> => {
  const { err, ...ended } = await startSuite(...args).ended;
  return { ...ended, err: withoutProgress(err) };
};

/** Keeps the output of commands that tests run in this process, for each test anew. */
export const keepOutput = () => {
  let [out, err] = ["", ""];
  beforeEach(() => {
    [out, err] = ["", ""];
    vi.spyOn(process.stdout, "write").mockImplementation((text) => ((out += String(text)), true));
    vi.spyOn(process.stderr, "write").mockImplementation((text) => ((err += String(text)), true));
  });
  afterEach(() => vi.restoreAllMocks());
  return { out: () => out, err: () => withoutProgress(err) };
};
export const runEngine = (): Promise<Ended> => start("test-support/engine.ts").ended;
export const runSandbox = (...args: readonly string[]): Promise<Ended> => start("../sandbox/src/cli.ts", ...args).ended;

const freePort = async (): Promise<number> => {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const { port } = probe.address() as AddressInfo; // A server that listens on a port has one.
  probe.close();
  await once(probe, "close");
  return port;
};

/** Starts a sandbox; resolves with its address when it listens. */
export const startSandbox = async (...args: readonly string[]): Promise<string> => (await sandboxProcess(...args)).url;

/** Starts a sandbox that its caller may end. */
export const sandboxProcess = async (...args: readonly string[]) => {
  const { child, said, ended } = start("../sandbox/src/cli.ts", "--port", String(await freePort()), ...args);
  const ready = new Promise<string>((resolve) =>
    child.stdout.on("data", () => {
      const address = /Base URL\s+(\S+)/.exec(said.out)?.[1];
      if (address !== undefined) resolve(address);
    }),
  );
  const failed = ended.then(({ err }): never => {
    throw new Error(`the sandbox ended: ${err}`);
  });
  return { child, url: await Promise.race([ready, failed]) };
};

/** Limits so wide that none is met. */
export const unlimited = Object.keys(limits).flatMap((name) => ["--limit", `${name}=1000000`]);

/** The cases that failed, each with what it expected. */
export const failuresIn = (out: string): readonly string[] => out.match(/^✗.*\n.*/gm) ?? [];

export const reportAt = async (path: string): Promise<Report> => JSON.parse(await readFile(path, "utf8")) as Report;
