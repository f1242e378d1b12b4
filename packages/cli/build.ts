/** Bundles the command line: what it stands on is taken in, and each command is loaded when it is asked for. */
import { readFile, rm } from "node:fs/promises";
import { inputsOf, writeLicenses } from "@atlas-messaging/codegen/licenses";

const { version }: { readonly version: string } = JSON.parse(await readFile("package.json", "utf8"));

await rm("dist", { recursive: true, force: true });
const built = await Bun.build({
  entrypoints: ["src/cli.ts"],
  outdir: "dist",
  naming: { entry: "[name].[ext]", chunk: "[name]-[hash].[ext]" },
  target: "node",
  format: "esm",
  splitting: true,
  minify: true,
  metafile: true,
  define: { ATLAS_CLI_VERSION: JSON.stringify(version) },
});
if (!built.success) throw new AggregateError(built.logs, "the bundle failed");
await writeLicenses(inputsOf(built), "dist");

const maxLoadedAtOnce = 80_000;

/** Adds up the code that is loaded before the first help is printed. */
const weigh = async (name: string, seen = new Set<string>()): Promise<number> => {
  if (seen.has(name)) return 0;
  seen.add(name);
  const text = await readFile(`dist/${name}`, "utf8");
  let weight = text.length;
  for (const [, imported = ""] of text.matchAll(/(?:from|import)\s*"\.\/([^"]+)"/g))
    weight += await weigh(imported, seen);
  return weight;
};

const weight = await weigh("cli.js");
if (weight > maxLoadedAtOnce) throw new Error(`cli.js loads ${weight} bytes at once, more than ${maxLoadedAtOnce}`);
console.log(`cli.js loads ${weight} bytes at once.`);
