/** Copies examples out of the repository, and installs them with the packed packages, as a reader would. */
import { existsSync } from "node:fs";
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import type { Tarballs } from "../../runtimes/project.ts";
import { mustRun } from "../command.ts";
import type { Example } from "./list.ts";

const notCopied = new Set(["node_modules", ".next", ".nuxt", ".output", ".svelte-kit", "build", ".env"]);

const copyOut = async ({ folder, name }: Example, to: string): Promise<string> => {
  const copy = join(to, name);
  await cp(folder, copy, { recursive: true, filter: (path) => !notCopied.has(basename(path)) });
  return copy;
};

const usePacked = async (folder: string, tarballs: Tarballs, more: object = {}): Promise<void> => {
  const packed = withVersions(await readManifest(folder), (name, version) => tarballs[name] ?? version);
  await writeManifest(folder, { ...packed, ...more });
};

/** Installs all light examples at once, as a workspace. Returns the folder that holds them. */
export const installLight = async (examples: readonly Example[], to: string, tarballs: Tarballs): Promise<string> => {
  const folder = join(to, "light");
  await mkdir(folder);
  for (const example of examples) await usePacked(await copyOut(example, folder), tarballs);
  const workspaces = examples.map(({ name }) => name);
  await writeManifest(folder, { name: "light", private: true, workspaces, overrides: tarballs });
  await mustRun(["bun", "install", "--ignore-scripts", "--cwd", folder]);
  for (const name of workspaces) await completeBun(join(folder, name, "node_modules/bun"));
  return folder;
};

/** Bun's package is a stub until its script has run, and the user's settings may forbid scripts. */
const completeBun = async (folder: string): Promise<void> => {
  if (existsSync(folder)) await mustRun(["node", "install.js"], folder);
};

const compilerOptions = {
  target: "es2023",
  lib: ["ESNext", "DOM", "DOM.Iterable", "DOM.AsyncIterable"],
  module: "nodenext",
  strict: true,
  noEmit: true,
  allowImportingTsExtensions: true,
  verbatimModuleSyntax: true,
  skipLibCheck: true,
  types: ["node"],
};

/** Checks the types of an example that the repository's own check leaves out, after its framework has made its own. */
const checkTypes = async (folder: string): Promise<void> => {
  if ((await readManifest(folder)).scripts?.prepare !== undefined) await mustRun(["bun", "run", "prepare"], folder);
  const config = join(folder, "tsconfig.json");
  if (!existsSync(config)) await writeFile(config, JSON.stringify({ compilerOptions, include: ["**/*.ts"] }));
  await mustRun(["tsc", "--build", "--noEmit", config]);
};

/** Installs a foreign example by its own lockfile, which lacks only the packed packages, and checks its types. */
export const installForeign = async (example: Example, to: string, tarballs: Tarballs): Promise<string> => {
  await mkdir(to, { recursive: true });
  const folder = await copyOut(example, to);
  await usePacked(folder, tarballs, { overrides: tarballs });
  await mustRun(["bun", "install", "--ignore-scripts", "--cwd", folder]);
  await checkTypes(folder);
  return folder;
};

const foreignVersion = (name: string, version: string): string | undefined =>
  name.startsWith("@atlas-messaging/") ? undefined : version;

/** Writes the lockfile of a project. It pins everything but our own packages, whose latest release a reader gets. */
export const writeLock = async (folder: string): Promise<void> => {
  const scratch = await mkdtemp(join(tmpdir(), "atlas-lock-"));
  await writeManifest(scratch, withVersions(await readManifest(folder), foreignVersion));
  await mustRun(["bun", "install", "--lockfile-only", "--cwd", scratch]);
  await cp(join(scratch, "bun.lock"), join(folder, "bun.lock"));
  await rm(scratch, { recursive: true });
};

export type Dependencies = Readonly<Record<string, string>>;

export interface Manifest {
  readonly name: string;
  readonly engines?: { readonly node?: string };
  readonly scripts?: { readonly [name: string]: string };
  readonly dependencies?: Dependencies;
  readonly devDependencies?: Dependencies;
}

export const readManifest = async (folder: string): Promise<Manifest> =>
  JSON.parse(await readFile(join(folder, "package.json"), "utf8")); // The list's test reads each.

export const writeManifest = (folder: string, manifest: object): Promise<void> =>
  writeFile(join(folder, "package.json"), JSON.stringify(manifest, null, 2));

/** Changes the versions of dependencies. One without a version is left out. */
const withVersions = (
  manifest: Manifest,
  versionOf: (name: string, version: string) => string | undefined,
): Manifest => {
  const change = (dependencies: Dependencies = {}): Dependencies =>
    Object.fromEntries(
      Object.entries(dependencies).flatMap(([name, version]) => {
        const changed = versionOf(name, version);
        return changed === undefined ? [] : [[name, changed] as const];
      }),
    );
  return {
    ...manifest,
    dependencies: change(manifest.dependencies),
    devDependencies: change(manifest.devDependencies),
  };
};
