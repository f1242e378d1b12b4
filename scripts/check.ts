/** `npm run check [-- NAME …]`: runs all checks but the tests, or those that are named. `--release` runs the release's. */
import { asScript, run } from "./command.ts";
import { summary } from "./report.ts";
import { chosen, runSteps } from "./steps.ts";

const given = process.argv.slice(2);
const names = given.filter((name) => name !== "--release");

await asScript(async () => {
  const steps = chosen(given.includes("--release") ? "release" : "check", names);
  const outcome = await runSteps(steps, { atOnce: 2, run, now: () => performance.now(), say: console.log });
  console.log(`\n${summary([outcome])}`);
  if (outcome.failures.length > 0) process.exitCode = 1;
});
