/** Checks the types in three parts, one after the other: for all at once the compiler needs 2.5 GB, for a part 1.4. */
import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import tsconfig from "../tsconfig.json" with { type: "json" };
import { asScript, repository, run } from "./command.ts";

/** Commands, pages and generators: half of what the packages have. */
const outermost = ["cli", "codegen", "conformance", "console", "site"].map((name) => `packages/${name}`);
const meta = "scripts/docs-check/task-meta.d.ts";

interface Part {
  readonly include: readonly string[];
  readonly exclude?: readonly string[];
}

/** Files of one part are read by others that import them, but for their tests. */
const parts: { readonly [name: string]: Part } = {
  packages: { include: ["packages", meta], exclude: [...tsconfig.exclude, ...outermost] },
  outermost: { include: [...outermost, meta] },
  others: { include: ["servers", "examples", "spec", "scripts", "runtimes", "foreign", "*.ts"] },
};

const inClone = (paths: readonly string[] | undefined) => paths?.map((path) => `../${path}`);

const check = async (name: string, { include, exclude }: Part): Promise<boolean> => {
  const config = join(repository, "node_modules", `.types-${name}.json`);
  const options = { extends: "../tsconfig.json", include: inClone(include), exclude: inClone(exclude) };
  await writeFile(config, JSON.stringify(options));
  // Bun starts the compiler: Node.js 24 does so without the environment. More checkers check what they share again.
  const compiler = ["bun", "node_modules/typescript/bin/tsc", "--noEmit", "--checkers", "1", "--pretty", "false"];
  const { ok, output } = await run([...compiler, "--project", config]);
  await rm(config);
  if (!ok) console.log(output);
  return ok;
};

await asScript(async () => {
  const results: boolean[] = [];
  for (const [name, part] of Object.entries(parts)) results.push(await check(name, part));
  if (results.includes(false)) throw new Error("The types have errors.");
});
