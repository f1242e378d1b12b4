import { readFile, readdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { asScript, mustRun, repository } from "./command.ts";
import { publishedPackages } from "./packages.ts";

/**
 * Writes what `require` finds in a built package: for each module a shim and its declaration. Every supported Node.js
 * loads an ES module by `require`, but TypeScript needs a declaration of CommonJS to believe it.
 */
const writeCommonJs = async (dist: string): Promise<void> => {
  const files = (await readdir(dist, { recursive: true })).filter((name) => name.endsWith(".d.ts"));
  await Promise.all(
    files.map(async (file) => {
      const name = file.replace(/\.d\.ts$/, "");
      const source = await readFile(join(dist, file), "utf8");
      const declaration = source.replaceAll(/(["'])(\.{1,2}\/[^"']+)\.[jt]s\1/g, "$1$2.cjs$1");
      await writeFile(join(dist, `${name}.d.cts`), declaration);
      const module = name.split(/[/\\]/).at(-1) ?? name;
      await writeFile(join(dist, `${name}.cjs`), `module.exports = require("./${module}.js");\n`);
    }),
  );
};

const buildOf = async (folder: string): Promise<readonly string[]> => {
  const { scripts }: { scripts: { build: string } } = await Bun.file(join(repository, folder, "package.json")).json();
  return scripts.build.split(" ");
};

/** Builds every published package into its dist/, dependencies first. */
await asScript(async () => {
  for (const { name, folder } of await publishedPackages()) {
    await rm(join(repository, folder, "dist"), { recursive: true, force: true });
    // Not by `bun run`: among the packages of the server, `bun` is a stub that its install script would replace.
    await mustRun(await buildOf(folder), folder);
    await writeCommonJs(join(repository, folder, "dist"));
    console.log(`${name} is built.`);
  }
});
