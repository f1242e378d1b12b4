/** Tries the built packages in each runtime, and holds the documentation to them. Part of `bun run verify`. */
import { run } from "./command.ts";
import { atOnce, inOrder, type Step } from "./steps.ts";
import { table } from "./table.ts";

const steps: readonly Step[] = [
  { name: "packed packages", commands: [["bun", "runtimes/main.ts", "--built", "node20", "bun", "server"]] },
  { name: "documentation", commands: [["bun", "scripts/docs-check/main.ts", "--built"]] },
];

const report = (name: string, _ok: boolean, _milliseconds: number, output: string): void =>
  console.log(`\n${name}\n\n${output}`);

const results = await inOrder(steps, { atOnce: atOnce(process.argv), run, now: () => performance.now(), report });
console.log(`\n${table(results)}`);
process.exitCode = results.every(({ outcome }) => outcome === "passed") ? 0 : 1;
