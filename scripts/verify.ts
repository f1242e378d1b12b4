/**
 * `npm test`: the compilers, then the tests, and beside them every other check, one after the other. Tests wait for databases
 * and servers a fifth of their time, which the others fill. Nothing is stopped by a failure. Names of steps and files run
 * those alone.
 */
import { postgresProblem } from "../servers/reference/test-support/postgres-programs.ts";
import { asScript, runGroup } from "./command.ts";
import { uncounted } from "./docs-check/counts.ts";
import { type Outcome, summary } from "./report.ts";
import { type Step, chosen, runSteps, steps } from "./steps.ts";
import { runTests } from "./tests.ts";

const given = process.argv.slice(2);
const names = given.filter((name) => steps.some((step) => step.name === name));
const files = given.filter((name) => !names.includes(name));

/** Each takes 1.5 GB: beside the tests, all would need more than 4. */
const compilers = new Set(["promises", "types"]);

const checked = (wanted: readonly Step[], atOnce: number): Promise<Outcome> =>
  runSteps(wanted, { atOnce, run: runGroup, now: () => performance.now(), say: console.log });

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
  const wanted = files.length > 0 && names.length === 0 ? [] : chosen("verify", names);
  const large = wanted.filter(({ name }) => compilers.has(name));
  const others = wanted.filter((step) => !large.includes(step));
  const compiled = await checked(large, 2).catch(broken);
  const running = [checked(others, 1).catch(broken), tested().catch((error: unknown) => [broken(error)])] as const;
  const [checks, tests] = await Promise.all(running);
  const outcomes = [...tests, compiled, checks];
  console.log(`\n${summary(outcomes)}`);
  if (outcomes.some(({ failures }) => failures.length > 0)) process.exitCode ??= 1;
});
