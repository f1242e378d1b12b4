/**
 * `bun run test:examples [name …]`: installs each example from the packed packages, and runs its `npm test` on the
 * offline sandbox and on a fresh server. `--light` leaves out foreign frameworks, `--built` the build, and
 * `--once` the sandbox where an example runs on both. All by default. `--server=URL` takes a server that runs.
 * Each runs on Node.js 20 if it can, or on the version that `--node=node24` names.
 */
import { asScript, mustRun } from "../command.ts";
import { chosenExamples } from "./list.ts";
import { reportExamples, tryExamples } from "./run.ts";

const given = process.argv.slice(2);
const chosen = await chosenExamples(given.filter((name) => !name.startsWith("--")));
const examples = given.includes("--light") ? chosen.filter(({ foreign }) => !foreign) : chosen;
const once = examples.map((example) => ({ ...example, against: example.against.slice(-1) }));

await asScript(async () => {
  if (!given.includes("--built")) await mustRun(["bun", "scripts/build.ts"]);
  const results = await tryExamples(given.includes("--once") ? once : examples, given);
  reportExamples(results);
  const failed = results.filter(({ outcome }) => outcome === "failed");
  if (failed.length > 0) throw new Error(`${failed.length} of ${results.length} runs failed.`);
});
