import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { repository } from "./command.ts";

export interface Package {
  name: string;
  version: string;
  /** Folder, relative to the repository. */
  folder: string;
}

interface Manifest {
  name: string;
  version: string;
  private?: boolean;
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

/** Published packages, dependencies first. */
export const publishedPackages = async (): Promise<Package[]> => {
  const waiting = new Map<string, Pick<Package, "folder" | "version"> & { needs: string[] }>();
  for (const { folder, manifest } of await manifests())
    if (manifest.private !== true)
      waiting.set(manifest.name, { folder, version: manifest.version, needs: dependenciesOf(manifest) });

  const ordered: Package[] = [];
  while (waiting.size > 0) {
    const ready = [...waiting].filter(([, { needs }]) => !needs.some((name) => waiting.has(name)));
    if (ready.length === 0) throw new Error(`These packages depend on each other: ${[...waiting.keys()].join(", ")}`);
    for (const [name, { folder, version }] of ready) {
      ordered.push({ name, folder, version });
      waiting.delete(name);
    }
  }
  return ordered;
};

const dependenciesOf = ({ dependencies, peerDependencies }: Manifest): string[] =>
  Object.keys({ ...dependencies, ...peerDependencies });

const manifests = async (): Promise<{ folder: string; manifest: Manifest }[]> => {
  const entries = await readdir(join(repository, "packages"));
  // A package that a newer commit took away leaves its node_modules behind.
  const folders = entries
    .map((name) => `packages/${name}`)
    .filter((folder) => existsSync(join(repository, folder, "package.json")));
  return Promise.all(folders.toSorted().map(async (folder) => ({ folder, manifest: await manifestIn(folder) })));
};

// The package manager has already refused packages without a name or a version.
const manifestIn = async (folder: string): Promise<Manifest> =>
  JSON.parse(await readFile(join(repository, folder, "package.json"), "utf8"));
