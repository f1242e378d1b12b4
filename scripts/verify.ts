/**
 * `bun run verify`: the tests, and beside them the checks, the packed packages and the documentation, one after the
 * other. Tests wait for databases and servers a fifth of their time, which the others fill.
 */
import { type Following, besides } from "./besides.ts";
import { follow, run } from "./command.ts";
import { postgresProblem } from "../servers/reference/test-support/postgres-programs.ts";

const problem = await postgresProblem();
if (problem !== null) {
  console.error(problem);
  process.exit(1);
}

const tests = (): Following => follow(["vitest", "run", "--project", "!docs", "--project", "!types"]);

const others = [
  ["bun", "scripts/check.ts", "--one-at-a-time"],
  ["bun", "scripts/check-built.ts", "--one-at-a-time"],
];

const passed = await besides(tests(), others, { run, report: (output) => console.log(`\n${output}`) });
console.log(passed ? "\nAll of it passed." : "\nNot all of it passed.");
process.exitCode = passed ? 0 : 1;
