/**
 * `bun run test:examples [name …]`: installs each example from the packed packages, and runs its `npm test` on the
 * offline sandbox and on a fresh server. `--light` leaves out foreign frameworks, `--built` the build. All by default.
 */
import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pack } from "../../runtimes/project.ts";
import { startServer } from "../../runtimes/server.ts";
import { asScript, mustRun } from "../command.ts";
import { chosenExamples } from "./list.ts";
import { runAll } from "./run.ts";
import { resultTable } from "./table.ts";

const given = process.argv.slice(2);
const chosen = await chosenExamples(given.filter((name) => !name.startsWith("--")));
const examples = given.includes("--light") ? chosen.filter(({ foreign }) => !foreign) : chosen;

await asScript(async () => {
  if (!given.includes("--built")) await mustRun(["bun", "scripts/build.ts"]);
  const folder = await mkdtemp(join(tmpdir(), "atlas-examples-"));
  // PostgreSQL does not run as root; its own user must be able to enter.
  await chmod(folder, 0o755);
  // Its database takes seconds to begin, in which the examples run on the offline sandbox.
  const starting = startServer();
  const serverUrl = starting.then(({ url }) => url);
  serverUrl.catch(() => {}); // The runs that need it report it.
  try {
    const results = await runAll(examples, { folder, tarballs: await pack(folder), serverUrl });
    for (const { name, against, outcome, output } of results)
      if (outcome === "failed") console.log(`\n✗ ${name} (${against})\n\n${output}`);
    console.log(`\n${resultTable(results)}`);
    const failed = results.filter(({ outcome }) => outcome === "failed");
    if (failed.length > 0) throw new Error(`${failed.length} of ${results.length} runs failed.`);
  } finally {
    const server = await starting.catch(() => undefined);
    await server?.stop();
    await rm(folder, { recursive: true, force: true });
  }
});
