/**
 * `bun run deploy:check [STEP …]`: starts the parts of a deployment by hand, each with its real configuration, and prints
 * a table. A step whose tools are missing says so by name; it is unproven, and no failure.
 */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { asScript } from "../command.ts";
import { Unproven, endAll } from "./processes.ts";
import { steps } from "./steps.ts";

interface Row {
  readonly name: string;
  readonly outcome: "passed" | "failed" | "unproven";
  readonly text: string;
}

const perform = async (name: string, run: () => Promise<string>): Promise<Row> => {
  const row = await run().then(
    (text): Row => ({ name, outcome: "passed", text }),
    (error: unknown): Row => ({
      name,
      outcome: error instanceof Unproven ? "unproven" : "failed",
      text: error instanceof Error ? error.message : String(error),
    }),
  );
  console.log(`${row.outcome.padEnd(9)} ${name}: ${row.text}`);
  return row;
};

/** Performs the steps that are asked for, or all. */
const performSteps = async (asked: readonly string[], folder: string): Promise<readonly Row[]> => {
  const { all, close } = steps(folder);
  const names = Object.keys(all);
  const unknown = asked.find((name) => !names.includes(name));
  if (unknown !== undefined) throw new Error(`There is no step ${unknown}; there are ${names.join(", ")}.`);
  const rows: Row[] = [];
  try {
    for (const [name, run] of Object.entries(all)) {
      if (asked.length === 0 || asked.includes(name)) rows.push(await perform(name, run));
    }
  } finally {
    await endAll();
    await close();
  }
  return rows;
};

const printTable = (rows: readonly Row[]): void => {
  const width = Math.max(...rows.map(({ name }) => name.length));
  const lines = rows.map(({ name, outcome, text }) => `${name.padEnd(width)}  ${outcome.padEnd(9)} ${text}`);
  console.log(`\n${lines.join("\n")}\n`);
  const count = (outcome: Row["outcome"]): number => rows.filter((row) => row.outcome === outcome).length;
  console.log(`${count("passed")} passed, ${count("unproven")} unproven, ${count("failed")} failed`);
  if (count("failed") > 0) process.exitCode = 1;
};

await asScript(async () => {
  const folder = await mkdtemp(join(tmpdir(), "atlas-deploy-"));
  try {
    printTable(await performSteps(process.argv.slice(2), folder));
  } finally {
    // Packages of all former versions are many files: minutes on a busy disk, after the table.
    await rm(folder, { recursive: true, force: true });
  }
});
