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
 * On two threads compiler and linter, which are in Go, check again what their files share. A program on Bun ends before
 * its last two compilers pay.
 */
const environment = {
  GOMAXPROCS: "1",
  BUN_JSC_useFTLJIT: "0",
  BUN_JSC_useOMGJIT: "0",
  BUN_JSC_numberOfGCMarkers: "1",
  ...process.env,
  PATH,
};

/** Runs one command whose output is seen as it comes. Returns its exit code, and what it said on standard error. */
export const follow = async (command: readonly string[], variables: Readonly<Record<string, string>>) => {
  const child = Bun.spawn([...command], {
    cwd: repository,
    env: { ...environment, ...variables },
    stdio: ["ignore", "inherit", "pipe"],
  });
  const errors = await new Response(child.stderr).text();
  return { code: await child.exited, errors };
};

/** Runs one command without a shell. `folder` is relative to the repository. */
export const run = async (command: readonly string[], folder = "."): Promise<Finished> => {
  const child = Bun.spawn([...command], {
    cwd: resolve(repository, folder),
    env: environment,
    stdin: "ignore",
    stdout: "pipe",
    stderr: "pipe",
  });
  const [out, err, code] = await Promise.all([
    new Response(child.stdout).text(),
    new Response(child.stderr).text(),
    child.exited,
  ]);
  return { ok: code === 0, output: `${out}${err}`.trim() };
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
