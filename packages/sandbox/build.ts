/** Bundles the package: what it stands on is private, or is wanted in one piece so that it starts fast. */
import { readFile, rm, writeFile } from "node:fs/promises";
import { isolatedDeclaration } from "rolldown/experimental";

await rm("dist", { recursive: true, force: true });
const built = await Bun.build({
  entrypoints: ["src/index.ts", "src/msw.ts", "src/cli.ts"],
  outdir: "dist",
  target: "node",
  format: "esm",
  splitting: true,
  external: ["msw"],
  minify: true,
});
if (!built.success) throw new AggregateError(built.logs, "the bundle failed");

/** The declarations that the entries need; they stand on the contract alone. */
for (const name of ["api", "index", "msw"]) {
  const source = await readFile(`src/${name}.ts`, "utf8");
  const { code, errors } = await isolatedDeclaration(`${name}.ts`, source);
  if (errors.length > 0) throw new AggregateError(errors, `${name}.ts cannot be declared by itself`);
  await writeFile(`dist/${name}.d.ts`, code.replace(/(from "\.\/\w+)\.ts"/g, '$1.js"'));
}
