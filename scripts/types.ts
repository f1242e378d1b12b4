/** Checks the types in two halves, one after the other: for all at once the compiler needs 2 GB, for a half 1.4. */
import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { asScript, repository, run } from "./command.ts";

const everything = ["servers", "examples", "spec", "scripts", "runtimes", "foreign", "*.ts"];

/** Packages are read by the second half too, but for their tests. */
const halves = { packages: ["packages", "scripts/docs-check/task-meta.d.ts"], others: everything };

const check = async (name: string, include: readonly string[]): Promise<boolean> => {
  const config = join(repository, "node_modules", `.types-${name}.json`);
  const paths = include.map((path) => `../${path}`);
  await writeFile(config, JSON.stringify({ extends: "../tsconfig.json", include: paths }));
  // Bun starts the compiler: Node.js 24 does so without the environment. More checkers check what they share again.
  const compiler = ["bun", "node_modules/typescript/bin/tsc", "--noEmit", "--checkers", "1", "--pretty", "false"];
  const { ok, output } = await run([...compiler, "--project", config]);
  await rm(config);
  if (!ok) console.log(output);
  return ok;
};

await asScript(async () => {
  const results: boolean[] = [];
  for (const [name, include] of Object.entries(halves)) results.push(await check(name, include));
  if (results.includes(false)) throw new Error("The types have errors.");
});
