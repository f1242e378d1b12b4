import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

export type Dependencies = Readonly<Record<string, string>>;

export interface Manifest {
  readonly name: string;
  readonly dependencies?: Dependencies;
  readonly devDependencies?: Dependencies;
}

export const readManifest = async (folder: string): Promise<Manifest> =>
  JSON.parse(await readFile(join(folder, "package.json"), "utf8")) as Manifest; // The list's test reads each.

export const writeManifest = (folder: string, manifest: object): Promise<void> =>
  writeFile(join(folder, "package.json"), JSON.stringify(manifest, null, 2));

/** Changes the versions of dependencies. One without a version is left out. */
export const withVersions = (
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
