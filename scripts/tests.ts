/** Runs the tests by their runner, and returns what it found, also when it dies. */
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runGroup } from "./command.ts";
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
    const { code, output } = await runGroup(command, { TEST_REPORT: file });
    return testedBy(await readFile(file, "utf8").catch(() => ""), code, output);
  } finally {
    await rm(folder, { recursive: true });
  }
};

/** Adds up the lines of a report. A runner that failed without a reason, or before its end, is a failure itself. */
export const testedBy = (report: string, code: number, errors: string): Tested => {
  // The last line ends the text, or was cut by the death of the reporter.
  const texts = report.split("\n").slice(0, -1);
  const lines = texts.map((line): ReportLine => JSON.parse(line)); // The reporter wrote it.
  const failures = lines.flatMap(({ failure }) => failure ?? []);
  const ended = lines.some((line) => line.ended === true);
  if (!ended || (code !== 0 && failures.length === 0)) failures.push(runnerFailed(code, underWay(lines), errors));
  const counts = new Map<string, number>();
  for (const [name, count] of lines.flatMap((line) => Object.entries(line.counts ?? {})))
    counts.set(name, (counts.get(name) ?? 0) + count);
  const sum = (of: "passed" | "skipped"): number => lines.reduce((total, line) => total + (line[of] ?? 0), 0);
  return { passed: sum("passed"), skipped: sum("skipped"), failures, counts };
};

const underWay = (lines: readonly ReportLine[]): readonly string[] => {
  const over = new Set(lines.map((line) => line.over));
  return lines.flatMap(({ begins }) => (begins === undefined || over.has(begins) ? [] : begins));
};

const runnerFailed = (code: number, files: readonly string[], errors: string): Failure => ({
  name: `The test runner ended with ${code}, before it told why`,
  reason: [...files.map((file) => `${file} was under way.`), ...errors.trim().split("\n").slice(-9)].join("\n"),
  command: ["npm run test:unit --", ...files].join(" "),
});
