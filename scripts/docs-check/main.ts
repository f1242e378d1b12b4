/**
 * `bun run docs:check`: runs the tests that hold the documentation to the service, and the light examples, and prints
 * what they counted. `--built` leaves out the build, and `--server=URL` takes a packed server that runs.
 */
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { asScript, mustRun, run } from "../command.ts";
import { allExamples } from "../examples/list.ts";
import type { Result } from "../examples/run.ts";
import { reportExamples, tryExamples } from "../examples/try.ts";
import { type Counted, type Report, countTable, countsOf } from "./counts.ts";

/** Runs the tests, and returns their report with what they said. */
const testPages = async (): Promise<{ readonly report: Report; readonly output: string }> => {
  const folder = await mkdtemp(join(tmpdir(), "atlas-docs-"));
  try {
    const file = join(folder, "report.json");
    const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${file}`];
    const { output } = await run(["vitest", "run", "--project", "docs", ...reporters]);
    return { report: JSON.parse(await readFile(file, "utf8")) as Report /* Written by the runner. */, output };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

const exampleCount = (results: readonly Result[], against: Result["against"], name: string): Counted => {
  const runs = results.filter((result) => result.against === against);
  const passed = runs.filter(({ outcome }) => outcome === "passed");
  return { name, count: passed.length, ok: passed.length > 0 && runs.every(({ outcome }) => outcome !== "failed") };
};

await asScript(async () => {
  if (!process.argv.includes("--built")) await mustRun(["bun", "scripts/build.ts"]);
  const light = (await allExamples()).filter(({ foreign }) => !foreign);
  const [pages, examples] = await Promise.all([testPages(), tryExamples(light, process.argv)]);
  reportExamples(examples);
  const rows = [
    ...countsOf(pages.report),
    exampleCount(examples, "offline", "light examples on the offline sandbox"),
    exampleCount(examples, "server", "light examples on a fresh server"),
  ];
  if (!pages.report.success) console.log(`\n${pages.output}`);
  console.log(`\n${countTable(rows)}`);
  if (!pages.report.success || rows.some(({ ok }) => !ok)) throw new Error("The documentation is not as it says.");
});
