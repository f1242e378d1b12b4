/** Runs examples, and records how each ended. */
import { rm } from "node:fs/promises";
import { join } from "node:path";
import type { Tarballs } from "../../runtimes/project.ts";
import { run } from "../command.ts";
import { reasonOf } from "../report.ts";
import { installForeign, installLight } from "./install.ts";
import type { Against, Example } from "./list.ts";

export interface Result {
  readonly name: string;
  readonly against: Against;
  readonly outcome: "passed" | "failed" | "skipped";
  readonly seconds: number;
  /** Output of the example, or the reason why it was skipped. */
  readonly output: string;
}

export interface Surroundings {
  /** Folder for the copies. */
  readonly folder: string;
  readonly tarballs: Tarballs;
  readonly serverUrl: Promise<string>;
  /** Light examples that run at a time. */
  readonly atOnce: number;
}

type Task = Pick<Result, "name" | "against">;

const attempt = async (task: Task, act: () => Promise<{ ok: boolean; output: string }>): Promise<Result> => {
  const begun = performance.now();
  const { ok, output } = await act().catch((error: unknown) => ({ ok: false, output: String(error) }));
  const seconds = (performance.now() - begun) / 1_000;
  const title = `${task.name} (${task.against}, ${seconds.toFixed(1)} s)`;
  console.log(ok ? `✓ ${title}` : `✗ ${title}\n${reasonOf(output)}`);
  return { ...task, outcome: ok ? "passed" : "failed", seconds, output };
};

/** Runs the script that `npm test` runs. npm itself takes as much CPU as an example does. */
const runTest = async (folder: string, against: Against, serverUrl: Promise<string>) => {
  // An empty variable is as good as none, and wins over a reader's `.env`.
  const baseUrl = against === "server" ? await serverUrl : "";
  const variables = [`ATLAS_BASE_URL=${baseUrl}`, "NEXT_TELEMETRY_DISABLED=1"];
  return run(["env", ...variables, "node", "--run", "test"], folder);
};

/** Names what an example needs and the machine lacks. */
const missing = async ({ needs }: Example): Promise<string | undefined> => {
  if (needs === undefined) return undefined;
  const found = await run(needs.probe).catch(() => ({ ok: false }));
  return found.ok ? undefined : `${needs.what} is not installed`;
};

const runLight = async (examples: readonly Example[], { folder, tarballs, serverUrl, atOnce }: Surroundings) => {
  if (examples.length === 0) return [];
  const installed = await installLight(examples, folder, tarballs);
  const tasksOn = (against: Against): Task[] =>
    examples.filter((each) => each.against.includes(against)).map(({ name }) => ({ name, against }));
  const tasks = [...tasksOn("offline"), ...tasksOn("server")];
  const results: Result[] = [];
  const work = async (): Promise<void> => {
    for (let task = tasks.shift(); task; task = tasks.shift()) {
      const { name, against } = task;
      results.push(await attempt(task, () => runTest(join(installed, name), against, serverUrl)));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return results;
};

const runForeign = async (example: Example, { folder, tarballs, serverUrl }: Surroundings): Promise<Result[]> => {
  const { name } = example;
  const results: Result[] = [];
  const installed = installForeign(example, join(folder, "foreign"), tarballs);
  // Reported by each run, which awaits it too.
  await installed.catch(() => undefined);
  for (const against of example.against)
    results.push(await attempt({ name, against }, async () => runTest(await installed, against, serverUrl)));
  await rm(join(folder, "foreign"), { recursive: true, force: true });
  return results;
};

/** Runs the light examples, then the others one by one. */
export const runAll = async (examples: readonly Example[], surroundings: Surroundings): Promise<Result[]> => {
  const results: Result[] = [];
  const able: Example[] = [];
  for (const example of examples) {
    const output = await missing(example);
    if (output === undefined) able.push(example);
    else
      for (const against of example.against)
        results.push({ name: example.name, against, outcome: "skipped", seconds: 0, output });
  }
  const light = able.filter(({ foreign }) => !foreign);
  results.push(...(await runLight(light, surroundings)));
  for (const example of able.filter(({ foreign }) => foreign))
    results.push(...(await runForeign(example, surroundings)));
  return results.toSorted((a, b) => a.name.localeCompare(b.name) || a.against.localeCompare(b.against));
};
