import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";

export const repository = fileURLToPath(new URL("..", import.meta.url));

export interface Finished {
  ok: boolean;
  /** Everything that the command printed. */
  output: string;
}

/** The workspace's own tools, and its Node.js, come before those of the machine. */
const PATH = [join(repository, "node_modules/.bin"), process.env["PATH"]].join(delimiter);

/** Runs one command to its end, without a shell; `folder` is relative to the repository. */
export async function run(command: readonly string[], folder = "."): Promise<Finished> {
  const child = Bun.spawn([...command], {
    cwd: join(repository, folder),
    env: { ...process.env, PATH },
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
}

/** Runs one command and throws what it printed when it fails. */
export async function mustRun(command: readonly string[], folder?: string): Promise<string> {
  const { ok, output } = await run(command, folder);
  if (!ok) throw new Error(`${command.join(" ")} failed${folder ? ` in ${folder}` : ""}\n${output}`);
  return output;
}

/** Runs the body of a script; a failure is told in its own words, without a stack. */
export async function asScript(body: () => Promise<void>): Promise<void> {
  await body().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  });
}
