/** Modules that read the clone are replaced by what they find there, since neither package nor binary has a clone. */
import { copyFile, mkdir, readdir } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { buildFiles } from "@atlas-messaging/console/build";
import { buildAssets, buildSandbox } from "@atlas-messaging/site/assets";
import type { BunPlugin } from "bun";

export const reference = fileURLToPath(new URL("../../../servers/reference/", import.meta.url));

const source = (name: string): string => join(reference, "src", name);

/** Programs of the server: the command, the process that reads sources, and the thread that watches over it. */
export const entries = {
  command: source("cli.ts"),
  reader: source("platform/extraction/child.ts"),
  watchdog: source("platform/extraction/watchdog.ts"),
};

/** Elysia reads the source of handlers, so names must stay as they are. */
export const minify = { whitespace: true, syntax: true, identifiers: false };

/** Replacements of modules, by the end of their path. */
export type Carried = { readonly [ending: string]: string };

export const carrying = (carried: Carried): BunPlugin => ({
  name: "carried files",
  setup: (build) => {
    for (const [ending, contents] of Object.entries(carried)) {
      const filter = new RegExp(`${RegExp.escape(ending)}$`);
      build.onLoad({ filter }, () => ({ contents, loader: "js" }));
    }
  },
});

/** The website's files as values: they are text, and read when somebody opens the website. */
export const websiteFiles = async (): Promise<Carried> => {
  const [assets, sandbox] = [await buildAssets(), await buildSandbox()].map((each) =>
    JSON.stringify(JSON.stringify(each)),
  );
  return {
    "packages/site/src/assets.ts": `const read = (text) => JSON.parse(text);
      export const buildAssets = async () => read(${assets});
      export const buildSandbox = async () => read(${sandbox});`,
  };
};

/** The console's files as values, which are read when somebody opens it. */
export const consoleFiles = async (): Promise<Carried> => {
  const built = JSON.stringify(JSON.stringify(await buildFiles()));
  return { "packages/console/src/build.ts": `export const buildFiles = async () => JSON.parse(${built});` };
};

/** Copies what migrations are read from, without the snapshots that the next one is made from. */
export const copyMigrations = async (to: string): Promise<void> => {
  const names = await readdir(join(reference, "migrations"));
  for (const name of ["meta/_journal.json", ...names.filter((each) => each.endsWith(".sql"))]) {
    await mkdir(dirname(join(to, name)), { recursive: true });
    await copyFile(join(reference, "migrations", name), join(to, name));
  }
};

/** Path of a file of the embedded database. */
export const pgliteFile = (name: string): string => join(reference, "node_modules/@electric-sql/pglite/dist", name);
