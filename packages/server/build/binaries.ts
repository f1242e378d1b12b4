/**
 * Compiles single binaries with the embedded database into `binaries/`: `npm run binaries -- [linux-x64 linux-arm64]`. The
 * Bun of another processor comes from npm.
 */
import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { carried } from "@atlas-messaging/codegen/carried";
import { $ } from "bun";
import manifest from "../package.json" with { type: "json" };
import {
  carrying,
  consoleFiles,
  copyMigrations,
  entries,
  minify,
  pgliteFile,
  reference,
  websiteFiles,
} from "./carried.ts";
import { writeLicenses } from "@atlas-messaging/codegen/licenses";
import { allInputsOf, bunFolder, pgliteFolder } from "./inputs.ts";

const targets = {
  "linux-x64": "@oven/bun-linux-x64",
  "linux-arm64": "@oven/bun-linux-aarch64",
} as const;

type Target = keyof typeof targets;

const isTarget = (name: string): name is Target => Object.hasOwn(targets, name);

const program = `import { join } from "node:path";
  export const migrationsFolder = join(import.meta.dir, "migrations");
  // A process of this binary is the binary again, with a command of its own.
  export const readerProgram = "read-sources";
  export const watchdogProgram = join(import.meta.dir, "platform/extraction/watchdog.js");
  export const build = ${JSON.stringify(manifest.version)};
  export const typed = (command) => \`atlas-server \${command}\`;
  export const example = null;`;

const parts = `import pglite from ${JSON.stringify(pgliteFile("pglite.wasm"))} with { type: "file" };
  import initdb from ${JSON.stringify(pgliteFile("initdb.wasm"))} with { type: "file" };
  import data from ${JSON.stringify(pgliteFile("pglite.data"))} with { type: "file" };
  const compiled = async (file) => WebAssembly.compile(await Bun.file(file).arrayBuffer());
  export const embeddedParts = async () => ({
    pgliteWasmModule: await compiled(pglite),
    initdbWasmModule: await compiled(initdb),
    fsBundle: Bun.file(data),
  });`;

/** Returns the path of Bun for the target, out of its package. */
const bunFor = async (target: Target, folder: string): Promise<string> => {
  const asked = `${targets[target]}@${Bun.version}`;
  const tarball = (await $`npm pack --silent --pack-destination ${folder} ${asked}`.text()).trim();
  const to = join(folder, target);
  await mkdir(to);
  await $`tar --extract --gzip --file ${join(folder, tarball)} --directory ${to} --strip-components 1`;
  return join(to, "bin/bun");
};

const compile = async (target: Target, folder: string): Promise<void> => {
  const begun = performance.now();
  const outfile = join("binaries", `atlas-server-${target}`);
  const built = await Bun.build({
    entrypoints: [entries.command, entries.watchdog],
    root: join(reference, "src"),
    target: "bun",
    plugins: [
      carried,
      carrying({
        ...(await websiteFiles()),
        ...(await consoleFiles()),
        "servers/reference/src/platform/program.ts": program,
        "servers/reference/src/platform/database/embedded-parts.ts": parts,
      }),
    ],
    minify,
    metafile: true,
    compile: {
      executablePath: await bunFor(target, folder),
      outfile,
      assets: [join(folder, "migrations")],
      autoloadBunfig: false,
    },
  });
  if (!built.success) throw new AggregateError(built.logs, `the binary for ${target} failed`);
  await writeLicenses(await allInputsOf(built), "binaries", [bunFolder, pgliteFolder]);
  const megabytes = Bun.file(outfile).size / 1_000_000;
  console.log(`${outfile}: ${megabytes.toFixed(1)} MB in ${((performance.now() - begun) / 1_000).toFixed(1)} s`);
};

const asked = process.argv.slice(2);
const names = asked.length === 0 ? Object.keys(targets) : asked;
const folder = await mkdtemp(join(tmpdir(), "atlas-binaries-"));
await mkdir("binaries", { recursive: true });
await copyMigrations(join(folder, "migrations"));
try {
  for (const name of names) {
    if (!isTarget(name)) throw new Error(`There is no target ${name}; there are ${Object.keys(targets).join(", ")}.`);
    await compile(name, folder);
  }
} finally {
  await rm(folder, { recursive: true, force: true });
}
