/** Examples from packages that are packed now, on the offline sandbox and on a server that is started now. */
import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Tarballs, isUsed, pack, toolFolder } from "../../runtimes/project.ts";
import { serverOf } from "../../runtimes/server.ts";
import { type Outcome, reasonOf } from "../report.ts";
import type { Against, Example } from "./list.ts";
import { run } from "../command.ts";
import { installForeign, installLight, readManifest } from "./install.ts";

const chosenNode = "--node=";

/**
 * Packs the packages, which must be built, and runs the examples. `args` may name the packed server. Two run at once,
 * since they wait much of their time, or one with `--one-at-a-time`: two with a browser take 600 MB each. `--node=node24`
 * names the Node.js; by default it is the oldest that the example takes.
 */
export const tryExamples = async (
  examples: readonly Example[],
  args: readonly string[] = [],
): Promise<readonly Result[]> => {
  const folder = await mkdtemp(join(tmpdir(), "atlas-examples-"));
  // PostgreSQL does not run as root; its own user must be able to enter.
  await chmod(folder, 0o755);
  // Its database takes seconds to begin, in which the examples run on the offline sandbox.
  const starting = serverOf(args, join(folder, "packed-server"));
  const serverUrl = starting.then(({ url }) => url);
  serverUrl.catch(() => {}); // The runs that need it report it.
  try {
    const atOnce = args.includes("--one-at-a-time") ? 1 : 2;
    const chosen = args.find((arg) => arg.startsWith(chosenNode))?.slice(chosenNode.length);
    const bin = join(await toolFolder(chosen ?? "node20"), "node_modules/.bin");
    const node = { bin, forAll: chosen !== undefined };
    return await runAll(examples, { folder, tarballs: await pack(folder, isUsed), serverUrl, atOnce, node });
  } finally {
    const server = await starting.catch(() => undefined);
    await server?.stop();
    await rm(folder, { recursive: true, force: true });
  }
};

/** Prints what failed, then a line for each run. */
export const reportExamples = (results: readonly Result[]): void => {
  for (const { name, against, outcome, output } of results)
    if (outcome === "failed") console.log(`\n✗ ${name} (${against})\n\n${output}`);
  console.log(`\n${resultTable(results)}`);
};

/** Counts the runs, with a reason for each that failed. */
export const outcomeOf = (results: readonly Result[]): Outcome => ({
  passed: results.filter(({ outcome }) => outcome === "passed").length,
  failures: results
    .filter(({ outcome }) => outcome === "failed")
    .map(({ name, against, output }) => ({
      name: `examples/${name} (${against})`,
      reason: reasonOf(output),
      command: `npm run test:examples -- ${name}`,
    })),
});

// Runs examples, and records how each ended.

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
  /** Folder of the Node.js that runs all, or those that run on Node.js 20. */
  readonly node: { readonly bin: string; readonly forAll: boolean };
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

/** Returns the folders to look for commands in. */
const pathFor = async (folder: string, { bin, forAll }: Surroundings["node"]): Promise<string> => {
  const path = process.env["PATH"] ?? "";
  return forAll || (await readManifest(folder)).engines?.node === ">=20.19" ? `${bin}:${path}` : path;
};

/** Runs the script that `npm test` runs. npm itself takes as much CPU as an example does. */
const runTest = async (folder: string, against: Against, { serverUrl, node }: Surroundings) => {
  // An empty variable is as good as none, and wins over a reader's `.env`.
  const baseUrl = against === "server" ? await serverUrl : "";
  const variables = [`PATH=${await pathFor(folder, node)}`, `ATLAS_BASE_URL=${baseUrl}`, "NEXT_TELEMETRY_DISABLED=1"];
  return run(["env", ...variables, "bun", "run", "--silent", "test"], folder);
};

/** Names what an example needs and the machine lacks. */
const missing = async ({ needs }: Example): Promise<string | undefined> => {
  if (needs === undefined) return undefined;
  const found = await run(needs.probe).catch(() => ({ ok: false }));
  return found.ok ? undefined : `${needs.what} is not installed`;
};

const runLight = async (examples: readonly Example[], surroundings: Surroundings) => {
  if (examples.length === 0) return [];
  const { folder, tarballs, atOnce } = surroundings;
  const installed = await installLight(examples, folder, tarballs);
  const tasksOn = (against: Against): Task[] =>
    examples.filter((each) => each.against.includes(against)).map(({ name }) => ({ name, against }));
  const tasks = [...tasksOn("offline"), ...tasksOn("server")];
  const results: Result[] = [];
  const work = async (): Promise<void> => {
    for (let task = tasks.shift(); task; task = tasks.shift()) {
      const { name, against } = task;
      results.push(await attempt(task, () => runTest(join(installed, name), against, surroundings)));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return results;
};

const runForeign = async (example: Example, surroundings: Surroundings): Promise<Result[]> => {
  const { name } = example;
  const { folder, tarballs } = surroundings;
  const results: Result[] = [];
  const installed = installForeign(example, join(folder, "foreign"), tarballs);
  // Reported by each run, which awaits it too.
  await installed.catch(() => undefined);
  for (const against of example.against)
    results.push(await attempt({ name, against }, async () => runTest(await installed, against, surroundings)));
  await rm(join(folder, "foreign"), { recursive: true, force: true });
  return results;
};

/** Runs the light examples, then the others one by one. */
const runAll = async (examples: readonly Example[], surroundings: Surroundings): Promise<Result[]> => {
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

const headings = ["example", "against", "result", "seconds"];

const cells = ({ name, against, outcome, seconds, output }: Result): string[] =>
  outcome === "skipped" ? [name, against, `skipped: ${output}`, ""] : [name, against, outcome, seconds.toFixed(1)];

/** Prints a line for each run, and the counts. */
const resultTable = (results: readonly Result[]): string => {
  const rows = [headings, ...results.map(cells)];
  const widths = headings.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const lines = rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join("  ")
      .trimEnd(),
  );
  const count = (wanted: Result["outcome"]): number => results.filter(({ outcome }) => outcome === wanted).length;
  return [...lines, "", `${count("passed")} passed, ${count("failed")} failed, ${count("skipped")} skipped`].join("\n");
};
