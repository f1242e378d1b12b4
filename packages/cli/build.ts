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
