/**
 * `npm run fuzz [-- COUNT [SEED]]`: so many odd deliveries, calls, answers, streams, requests and options for receivers, SDK and
 * sandbox, in Node.js and in Bun; 100,000 by default. Nothing may fail outside of what the caller holds, stay open or grow.
 */
import { fileURLToPath } from "node:url";
import { asScript, runGroup } from "../command.ts";

const [count = "100000", seed = String(Date.now() % 1_000_000)] = process.argv.slice(2);
if (!/^\d+$/.test(count) || !/^\d+$/.test(seed)) throw new Error("The count and the seed are whole numbers.");

const program = fileURLToPath(new URL("run.ts", import.meta.url));

const runtimes = {
  "Node.js": ["node", "--expose-gc", "--import", "./scripts/source-paths.ts"],
  Bun: ["bun"],
};

await asScript(async () => {
  console.log(`Seed ${seed}.`);
  for (const [name, command] of Object.entries(runtimes)) {
    console.log(`\n${name}`);
    const { code, output } = await runGroup([...command, program, count, seed], {});
    if (code !== 0) {
      console.log(output);
      process.exitCode = 1;
    }
  }
});
