/** Compiles the package, and takes the raw client's library in: its source maps and changelog are longer than its code. */
import { copyFile, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { writeLicenses } from "@atlas-messaging/codegen/licenses";
import { $ } from "bun";

const folderOf = (file: string): string => dirname(dirname(fileURLToPath(file)));

const library = folderOf(import.meta.resolve("openapi-fetch"));
const helpers = folderOf(import.meta.resolve("openapi-typescript-helpers"));

/** Copies a file of others, and lets it import what lies beside it. */
const copy = async (from: string, to: string): Promise<void> => {
  const text = await readFile(from, "utf8");
  await writeFile(to, pointed(text).replace(/\n\/\/# sourceMappingURL=.*\n?$/, "\n"));
};

const pointed = (text: string): string =>
  text.replaceAll(/(["'])(openapi-fetch|openapi-typescript-helpers)\1/g, (_, __, name: string) => `"./${name}.js"`);

await $`tsc -p tsconfig.build.json`;
await copy(join(library, "dist/index.mjs"), "dist/openapi-fetch.js");
await copy(join(library, "dist/index.d.mts"), "dist/openapi-fetch.d.ts");
await copyFile(join(helpers, "dist/index.d.mts"), "dist/openapi-typescript-helpers.d.ts");
for (const file of ["dist/raw.js", "dist/raw.d.ts"]) await copy(file, file);
await writeLicenses([], "dist", [library, helpers]);
