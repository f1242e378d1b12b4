/**
 * `npm test`: the tests, and beside them every other check, one after the other. Tests wait for databases and servers a
 * fifth of their time, which the others fill. Nothing is stopped by a failure. Names of steps and files run those alone.
 */
import { existsSync } from "node:fs";
import { asScript, run } from "./command.ts";
import { uncounted } from "./docs-check/counts.ts";
import { type Outcome, summary } from "./report.ts";
import { chosen, runSteps } from "./steps.ts";
import { runTests } from "./tests.ts";

const given = process.argv.slice(2);
const files = given.filter((name) => existsSync(name));
const names = given.filter((name) => !files.includes(name));

const checked = (): Promise<Outcome> => {
  const steps = files.length > 0 && names.length === 0 ? [] : chosen("verify", names);
  return runSteps(steps, { atOnce: 1, run, now: () => performance.now(), say: console.log });
};

const tested = async (): Promise<readonly Outcome[]> => {
  if (names.length > 0 && files.length === 0) return [];
  const result = await runTests(files);
  if (result.skipped > 0) console.log(`  tests: ${result.skipped} skipped`);
  return files.length > 0 ? [result] : [result, uncounted(result.counts)];
};

await asScript(async () => {
  const [checks, tests] = await Promise.all([checked(), tested()]);
  const outcomes = [...tests, checks];
  console.log(`\n${summary(outcomes)}`);
  if (outcomes.some(({ failures }) => failures.length > 0)) process.exitCode = 1;
});
