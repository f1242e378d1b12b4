/** Runs the tests by their runner, and returns what it found, also when it dies. */
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { follow } from "./command.ts";
import type { Failure, Outcome } from "./report.ts";
import type { ReportLine } from "./test-reporter.ts";

export interface Tested extends Outcome {
  readonly skipped: number;
  /** Counts of what the documentation's tests hold. */
  readonly counts: ReadonlyMap<string, number>;
}

/** Runs the files, or all; other arguments are the runner's own. */
export const runTests = async (args: readonly string[]): Promise<Tested> => {
  const folder = await mkdtemp(join(tmpdir(), "atlas-tests-"));
  const file = join(folder, "report.jsonl");
  try {
    const command = ["vitest", "run", "--reporter=./scripts/test-reporter.ts", ...args];
    const { code, errors } = await follow(command, { TEST_REPORT: file });
    const text = await readFile(file, "utf8").catch(() => "");
    return testedBy(text, code, errors);
  } finally {
    await rm(folder, { recursive: true });
  }
};

/** Adds up the lines of a report. A runner that failed without a reason, or before its end, is a failure itself. */
export const testedBy = (report: string, code: number, errors: string): Tested => {
  // The last line ends the text, or was cut by the death of the reporter.
  const texts = report.split("\n").slice(0, -1);
  const lines = texts.map((line) => JSON.parse(line) as ReportLine); // The reporter wrote it.
  const failures = lines.flatMap(({ failure }) => failure ?? []);
  const ended = lines.some((line) => line.ended === true);
  if (!ended || (code !== 0 && failures.length === 0)) failures.push(runnerFailed(code, errors));
  const counts = new Map<string, number>();
  for (const [name, count] of lines.flatMap((line) => Object.entries(line.counts ?? {})))
    counts.set(name, (counts.get(name) ?? 0) + count);
  const sum = (of: "passed" | "skipped"): number => lines.reduce((total, line) => total + (line[of] ?? 0), 0);
  return { passed: sum("passed"), skipped: sum("skipped"), failures, counts };
};

const runnerFailed = (code: number, errors: string): Failure => ({
  name: `The test runner ended with ${code}, before it told why`,
  reason: errors.trim().split("\n").slice(-12).join("\n"),
  command: "npm run test:unit",
});
