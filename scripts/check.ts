import { run } from "./command.ts";
import { atOnce, inOrder, type Step } from "./steps.ts";
import { table } from "./table.ts";

const report = (name: string, ok: boolean, milliseconds: number, output: string): void => {
  console.log(`${ok ? "✓" : "✗"} ${name} (${(milliseconds / 1000).toFixed(1)} s)`);
  if (!ok) console.log(`\n${output}\n`);
};

/** All checks of the repository except the tests. The first failure ends the check. */
const steps: readonly Step[] = [
  // Before the types: a wrong line of the contract is told here in its own words.
  { name: "contract conventions", commands: [["bun", "packages/codegen/src/contract/lint.ts"]] },
  { name: "format", commands: [["oxfmt", "--check"]] },
  { name: "changeset", commands: [["bun", "scripts/check-changeset.ts"]] },
  { name: "migrations", commands: [["bun", "servers/reference/upgrades/lint-migrations.ts"]] },
  // The longest chain that keeps one core alone.
  {
    name: "packages",
    commands: [
      ["bun", "scripts/build.ts"],
      ["bun", "scripts/check-packages.ts"],
    ],
  },
  // Each checker beyond one checks again what it shares with others.
  { name: "types", commands: [["tsc", "--noEmit", "--checkers", "1"]] },
  { name: "lint", commands: [["oxlint"]] },
  { name: "breaking changes", commands: [["bun", "packages/codegen/src/breaking/check.ts"]] },
  { name: "generated files", commands: [["bun", "packages/codegen/src/generate/main.ts", "--check"]] },
  { name: "dead code", commands: [["knip"]] },
];

const results = await inOrder(steps, { atOnce: atOnce(process.argv), run, now: () => performance.now(), report });
console.log(`\n${table(results)}`);
process.exitCode = results.every(({ outcome }) => outcome === "passed") ? 0 : 1;
