import { readFile, readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";

/**
 * Writes what `require` finds in a built package: for each module a shim and its declaration. Every supported Node.js
 * loads an ES module by `require`, but TypeScript needs a declaration of CommonJS to believe it.
 */
export const writeCommonJs = async (dist: string): Promise<void> => {
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
