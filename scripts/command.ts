import { closeSync, openSync } from "node:fs";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { constants, tmpdir } from "node:os";
import { delimiter, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

export const repository = fileURLToPath(new URL("..", import.meta.url));

export interface Finished {
  ok: boolean;
  /** Complete output of the command. */
  output: string;
}

/** Puts the workspace's tools and Node.js ahead of the machine's. */
const PATH = [join(repository, "node_modules/.bin"), process.env["PATH"]].join(delimiter);

/**
 * On two threads compiler and linter, which are in Go, check again what their files share; near so much memory they collect
 * more often. A program on Bun ends before its last two compilers pay.
 */
const environment = {
  GOMAXPROCS: "1",
  GOMEMLIMIT: "1400MiB",
  BUN_JSC_useFTLJIT: "0",
  BUN_JSC_useOMGJIT: "0",
  BUN_JSC_numberOfGCMarkers: "1",
  ...process.env,
  PATH,
};

const groups = new Set<Bun.Subprocess>();
let stopped: NodeJS.Signals | undefined;

/** Hands a signal on to each group, and starts nothing more. The script itself ends with what it can tell. */
const stop = (signal: NodeJS.Signals): void => {
  stopped = signal;
  process.exitCode = 128 + constants.signals[signal];
  for (const child of groups) {
    if (process.platform === "win32") child.kill();
    else process.kill(-child.pid, signal);
  }
};

const stopOnSignals = (): void => {
  for (const signal of ["SIGHUP", "SIGINT", "SIGTERM"] as const)
    if (!process.listeners(signal).includes(stop)) process.on(signal, stop);
};

/** Runs a command in a group of processes of its own. What it starts is in that group as well. */
export const runGroup = async (command: readonly string[], shown?: Readonly<Record<string, string>>) => {
  stopOnSignals();
  return withOutput(async (output) => {
    const stdio = ["ignore", shown ? "inherit" : output, output] as const;
    const env = { ...environment, ...shown };
    const child = Bun.spawn([...command], { cwd: repository, env, stdio: [...stdio], detached: true });
    groups.add(child);
    return child.exited.finally(() => groups.delete(child));
  }).catch((error: unknown) => ({ code: 127, output: String(error) }));
};

/** Runs one command without a shell. `folder` is relative to the repository. */
export const run = async (command: readonly string[], folder = "."): Promise<Finished> => {
  const cwd = resolve(repository, folder);
  const { code, output } = await withOutput(
    (file) => Bun.spawn([...command], { cwd, env: environment, stdio: ["ignore", file, file] }).exited,
  );
  return { ok: code === 0, output };
};

/** Output goes to a file: a pipe stays open as long as a process lives that a dead command has left. */
const withOutput = async (act: (file: number) => Promise<number>): Promise<{ code: number; output: string }> => {
  if (stopped !== undefined) return { code: 1, output: `Not run, since ${stopped} ended all.` };
  const folder = await mkdtemp(join(tmpdir(), "atlas-output-"));
  const path = join(folder, "output");
  const file = openSync(path, "w");
  try {
    const code = await act(file);
    return { code, output: (await readFile(path, "utf8")).trim() };
  } finally {
    closeSync(file);
    await rm(folder, { recursive: true });
  }
};

/** Runs one command. If it fails, throws its output. */
export const mustRun = async (command: readonly string[], folder?: string): Promise<string> => {
  const { ok, output } = await run(command, folder);
  if (!ok) throw new Error(`${command.join(" ")} failed${folder ? ` in ${folder}` : ""}\n${output}`);
  return output;
};

/** Runs the body of a script. A failure prints its message without a stack. */
export const asScript = async (body: () => Promise<void>): Promise<void> => {
  await body().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  });
};
