/**
 * `npm test`: the tests, and beside them every other check, one after the other. Tests wait for databases and servers a
 * fifth of their time, which the others fill. Nothing is stopped by a failure. Names of steps and files run those alone.
 */
import { postgresProblem } from "../servers/reference/test-support/postgres-programs.ts";
import { asScript, runGroup } from "./command.ts";
import { uncounted } from "./docs-check/counts.ts";
import { type Outcome, summary } from "./report.ts";
import { chosen, runSteps, steps } from "./steps.ts";
import { runTests } from "./tests.ts";

const given = process.argv.slice(2);
const names = given.filter((name) => steps.some((step) => step.name === name));
const files = given.filter((name) => !names.includes(name));

const checked = (): Promise<Outcome> => {
  const wanted = files.length > 0 && names.length === 0 ? [] : chosen("verify", names);
  return runSteps(wanted, { atOnce: 1, run: runGroup, now: () => performance.now(), say: console.log });
};

const tested = async (): Promise<readonly Outcome[]> => {
  if (names.length > 0 && files.length === 0) return [];
  const result = await runTests(files);
  if (result.skipped > 0) console.log(`  tests: ${result.skipped} skipped`);
  return files.length > 0 ? [result] : [result, uncounted(result.counts)];
};

const broken = (error: unknown): Outcome => ({
  passed: 0,
  failures: [{ name: "verify itself", reason: String(error), command: "npm test" }],
});

await asScript(async () => {
  const problem = await postgresProblem();
  if (problem !== null) throw new Error(problem);
  const running = [checked().catch(broken), tested().catch((error: unknown) => [broken(error)])] as const;
  const [checks, tests] = await Promise.all(running);
  const outcomes = [...tests, checks];
  console.log(`\n${summary(outcomes)}`);
  if (outcomes.some(({ failures }) => failures.length > 0)) process.exitCode ??= 1;
});
