/** Runs the printed programs in each runner, on each version of Node.js. */
import { existsSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { delimiter, dirname, join } from "node:path";
import { run } from "../../scripts/command.ts";
import { readManifest } from "../../scripts/examples/install.ts";
import type { Tarballs } from "../project.ts";
import { installRow, programFile, tried } from "./install.ts";
import { type Row, chosenRows } from "./rows.ts";
import { type Cell, type Tried, tableOf } from "./table.ts";

export interface Executable {
  readonly path: string;
  readonly version: string;
}

/** Returns a table. @throws {Error} with table and output if a program fails */
export const tryRunners = async (
  folder: string,
  { names, nodes, tarballs }: { names: readonly string[]; nodes: readonly Executable[]; tarballs: Tarballs },
): Promise<string> => {
  const scratch = await mkdtemp(join(folder, "runners-"));
  const results: Tried[] = [];
  for (const row of await chosenRows(names)) {
    const project = await installRow(row, scratch, tarballs);
    const cells: Cell[] = [];
    for (const node of withBunAlone(row) ? [{ path: process.execPath, version: `Bun ${Bun.version}` }] : nodes)
      cells.push(await cellOf(row, project, node));
    results.push({ name: row.name, cells });
    await rm(project, { recursive: true });
  }
  const table = tableOf(results);
  const outputs = results.flatMap(({ name, cells }) => cells.map(({ output }) => output && `\n${name}\n${output}`));
  if (outputs.some(Boolean)) throw new Error(`${table}\n${outputs.join("")}`);
  return table;
};

const withBunAlone = ({ manifest }: Row): boolean => manifest.scripts.test.startsWith("bun ");

const cellOf = async (row: Row, project: string, node: Executable): Promise<Cell> => {
  const { version } = node;
  if (await refuses(row, project, version)) return { version, passed: null, output: "" };
  const all = await runTests(row, project, node, []);
  if (all.ok) return { version, passed: Object.fromEntries(tried.map((name) => [name, true])), output: "" };
  const passed: Record<string, boolean> = {};
  for (const name of tried) passed[name] = (await runTests(row, project, node, [programFile(name)])).ok;
  return { version, passed, output: all.output };
};

/** Tells if a runner, or a package that it is used with here, refuses this version by its `engines`. */
const refuses = async ({ manifest }: Row, project: string, version: string): Promise<boolean> => {
  for (const name of Object.keys(manifest.devDependencies ?? {})) {
    const { engines } = await readManifest(join(project, "node_modules", name));
    if (engines?.node !== undefined && !Bun.semver.satisfies(version, engines.node)) return true;
  }
  return false;
};

/** Runs what `npm test` runs. npm itself takes as much CPU as a runner does. */
const runTests = async (
  { manifest }: Row,
  project: string,
  { path }: Executable,
  files: readonly string[],
): Promise<{ ok: boolean; output: string }> => {
  const [first = "", ...rest] = manifest.scripts.test.split(" ");
  const bin = join(project, "node_modules/.bin", first);
  const command = existsSync(bin) ? [path, bin, ...rest] : [path, ...rest];
  const PATH = [dirname(path), process.env["PATH"]].join(delimiter);
  return run(["env", `PATH=${PATH}`, "CI=1", ...command, ...files], project);
};
