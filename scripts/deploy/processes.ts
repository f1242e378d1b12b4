/** Programs of a deployment, started by hand. All end with this command. */
import { once } from "node:events";
import { type ChildProcess, spawn } from "node:child_process";

const started = new Set<ChildProcess>();

export interface Started {
  readonly pid: number;
  /** Asks it to end; returns its exit code. */
  stop(signal?: NodeJS.Signals): Promise<number | null>;
  /** Output so far. */
  output(): string;
}

const kept = 20_000;

export const startProgram = (
  command: readonly string[],
  env: { readonly [name: string]: string },
  cwd?: string,
): Started => {
  const [file = "", ...args] = command;
  const child = spawn(file, args, {
    env: { PATH: process.env["PATH"] ?? "", ...env },
    cwd,
    stdio: ["ignore", "pipe", "pipe"],
  });
  started.add(child);
  let text = "";
  const keep = (part: Buffer): void => void (text = `${text}${part.toString()}`.slice(-kept));
  child.stdout.on("data", keep);
  child.stderr.on("data", keep);
  child.once("error", (error) => keep(Buffer.from(error.message)));
  const ended = once(child, "exit").finally(() => started.delete(child));
  return {
    pid: child.pid ?? 0,
    stop: async (signal = "SIGTERM") => {
      if (child.exitCode === null && child.signalCode === null) child.kill(signal);
      await ended;
      return child.exitCode;
    },
    output: () => text,
  };
};

export const endAll = async (): Promise<void> => {
  const running = [...started];
  for (const child of running) child.kill("SIGTERM");
  await Promise.all(
    running.map(async (child) => {
      const stuck = setTimeout(() => child.kill("SIGKILL"), 40_000);
      if (child.exitCode === null && child.signalCode === null) await once(child, "exit");
      clearTimeout(stuck);
    }),
  );
};

/** Runs one program to its end, with this on its standard input. Returns its output. @throws {Error} if it fails */
export const runProgram = async (
  command: readonly string[],
  env: { readonly [name: string]: string } = {},
  input = "",
): Promise<string> => {
  const child = Bun.spawn([...command], {
    env: { PATH: process.env["PATH"] ?? "", ...env },
    stdin: new Blob([input]),
    stdout: "pipe",
    stderr: "pipe",
  });
  const [out, err, code] = await Promise.all([
    new Response(child.stdout).text(),
    new Response(child.stderr).text(),
    child.exited,
  ]);
  if (code !== 0) throw new Error(`${command[0]} ended with ${code}: ${(err || out).trim()}`);
  return out;
};

/** A start takes seconds, and minutes on a machine that does much else. */
const readyMilliseconds = 180_000;

/** Waits until something answers; the program's output tells why it does not. */
export const untilReady = async (url: string, program: Pick<Started, "output">, tls = {}): Promise<void> => {
  const deadline = performance.now() + readyMilliseconds;
  let last = "nothing answers";
  while (performance.now() < deadline) {
    last = await fetch(url, { ...tls, signal: AbortSignal.timeout(10_000) }).then(
      (answer) => (answer.ok ? "ready" : `it answers ${answer.status}`),
      String,
    );
    if (last === "ready") return;
    await Bun.sleep(50);
  }
  throw new Error(`${url} is not ready (${last}): ${program.output()}`);
};

// Tools that a step needs and that not every machine has.

/** Thrown by a step that this machine cannot prove. */
export class Unproven extends Error {
  override readonly name = "Unproven";
}

const searched = `${process.env["PATH"] ?? ""}:/usr/sbin:/sbin`;

const missingOf = (tools: readonly string[]): readonly string[] =>
  tools.filter((tool) => Bun.which(tool, { PATH: searched }) === null);

export const has = (...tools: readonly string[]): boolean => missingOf(tools).length === 0;

/** @throws {Unproven} if one is missing */
export const needs = (...tools: readonly string[]): void => {
  const missing = missingOf(tools);
  if (missing.length > 0)
    throw new Unproven(`${missing.join(", ")} ${missing.length > 1 ? "are" : "is"} not installed.`);
};
