/** `bun run bench sdk` and `bun run bench verify`: the packages' own benches, in processes of their own. */
import { fileURLToPath } from "node:url";
import { benchApprovals } from "./approvals.ts";
import { benchBlock } from "./block.ts";
import { benchConsole } from "./console.ts";
import { benchDeliver } from "./deliver.ts";
import { benchFaults } from "./faults.ts";
import { benchMemory } from "./memory.ts";
import { benchOrder } from "./order.ts";
import { benchPooler } from "./pooler.ts";
import { benchNeighbours } from "./neighbours.ts";
import { benchRead } from "./read.ts";
import { benchRetrieval } from "./retrieval.ts";
import { benchRetrievalGrowth } from "./retrieval-growth.ts";
import { benchRetrievalScores } from "./retrieval-scores.ts";
import { benchSandbox } from "./sandbox.ts";
import { benchWrite } from "./write.ts";

const bench = (name: string) => async (): Promise<void> => {
  const script = fileURLToPath(new URL(`../../../packages/${name}/bench/main.ts`, import.meta.url));
  const child = Bun.spawn([process.execPath, script], { stdout: "inherit", stderr: "inherit" });
  if ((await child.exited) !== 0) throw new Error(`the package ${name} cannot be measured`);
};

const benchSdk = bench("sdk");

const benchVerify = bench("webhooks");

// `bun run bench [suite]`: each suite prints a table of ratios to a floor that is measured in the same run.

const suites: { readonly [name: string]: () => Promise<void> } = {
  read: benchRead,
  write: benchWrite,
  deliver: benchDeliver,
  order: benchOrder,
  sandbox: benchSandbox,
  sdk: benchSdk,
  verify: benchVerify,
};

/** These take options or many minutes, and are run by their names only. */
const withOptions: { readonly [name: string]: (given: readonly string[]) => Promise<void> } = {
  retrieval: benchRetrieval,
  "retrieval-growth": benchRetrievalGrowth,
  "retrieval-scores": benchRetrievalScores,
  faults: benchFaults,
  approvals: benchApprovals,
  pooler: benchPooler,
  neighbours: benchNeighbours,
  block: benchBlock,
  memory: benchMemory,
  console: benchConsole,
};

const [first = "", ...given] = process.argv.slice(2);

if (first in withOptions) {
  await withOptions[first]?.(given);
  process.exit();
}

const asked = process.argv.slice(2);

const unknown = asked.find((name) => !(name in suites));

if (unknown !== undefined) {
  process.stderr.write(
    `There is no suite ${unknown}; there are: ${[...Object.keys(suites), ...Object.keys(withOptions)].join(", ")}.\n`,
  );
  process.exit(1);
}

for (const [name, run] of Object.entries(suites)) {
  if (asked.length === 0 || asked.includes(name)) await run();
}

process.exit(0);
