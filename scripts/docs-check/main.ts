/**
 * `npm run docs:check`: runs the tests that hold the documentation to the service, and the light examples, and prints
 * what they counted. `verify` runs both among its others.
 */
import { asScript, mustRun } from "../command.ts";
import { allExamples } from "../examples/list.ts";
import { outcomeOf, reportExamples, tryExamples } from "../examples/run.ts";
import { summary } from "../report.ts";
import { runTests } from "../tests.ts";
import { countTable, uncounted } from "./counts.ts";

await asScript(async () => {
  await mustRun(["bun", "scripts/build.ts"]);
  const light = (await allExamples()).filter(({ foreign }) => !foreign);
  const [pages, examples] = await Promise.all([runTests(["--project", "docs"]), tryExamples(light)]);
  reportExamples(examples);
  console.log(`\n${countTable(pages.counts)}`);
  const outcomes = [pages, uncounted(pages.counts), outcomeOf(examples)];
  console.log(`\n${summary(outcomes)}`);
  if (outcomes.some(({ failures }) => failures.length > 0)) process.exitCode ??= 1;
});
