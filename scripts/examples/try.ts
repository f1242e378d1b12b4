/** Examples from packages that are packed now, on the offline sandbox and on a server that is started now. */
import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { isUsed, pack } from "../../runtimes/project.ts";
import { serverOf } from "../../runtimes/server.ts";
import { type Outcome, reasonOf } from "../report.ts";
import type { Example } from "./list.ts";
import { type Result, runAll } from "./run.ts";
import { resultTable } from "./table.ts";

/** Examples are for browsers as well, and so some are in React. */
const isInExamples = (name: string): boolean => isUsed(name) || name === "@atlas-messaging/query";

/**
 * Packs the packages, which must be built, and runs the examples. `args` may name the packed server. Two run at once,
 * since they wait much of their time, or one with `--one-at-a-time`: two with a browser take 600 MB each.
 */
export const tryExamples = async (
  examples: readonly Example[],
  args: readonly string[] = [],
): Promise<readonly Result[]> => {
  const folder = await mkdtemp(join(tmpdir(), "atlas-examples-"));
  // PostgreSQL does not run as root; its own user must be able to enter.
  await chmod(folder, 0o755);
  // Its database takes seconds to begin, in which the examples run on the offline sandbox.
  const starting = serverOf(args, join(folder, "packed-server"));
  const serverUrl = starting.then(({ url }) => url);
  serverUrl.catch(() => {}); // The runs that need it report it.
  try {
    const atOnce = args.includes("--one-at-a-time") ? 1 : 2;
    return await runAll(examples, { folder, tarballs: await pack(folder, isInExamples), serverUrl, atOnce });
  } finally {
    const server = await starting.catch(() => undefined);
    await server?.stop();
    await rm(folder, { recursive: true, force: true });
  }
};

/** Prints what failed, then a line for each run. */
export const reportExamples = (results: readonly Result[]): void => {
  for (const { name, against, outcome, output } of results)
    if (outcome === "failed") console.log(`\n✗ ${name} (${against})\n\n${output}`);
  console.log(`\n${resultTable(results)}`);
};

/** Counts the runs, with a reason for each that failed. */
export const outcomeOf = (results: readonly Result[]): Outcome => ({
  passed: results.filter(({ outcome }) => outcome === "passed").length,
  failures: results
    .filter(({ outcome }) => outcome === "failed")
    .map(({ name, against, output }) => ({
      name: `examples/${name} (${against})`,
      reason: reasonOf(output),
      command: `npm run test:examples -- ${name}`,
    })),
});
