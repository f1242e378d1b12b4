import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join, relative } from "node:path";

export interface Difference {
  path: string;
  problem: "differs" | "is missing" | "is left over";
}

/** Lists the files below `root` that differ from the expected ones. */
export const differences = async (
  root: string,
  folders: readonly string[],
  files: ReadonlyMap<string, string>,
): Promise<Difference[]> => {
  const found: Difference[] = [];
  for (const [path, text] of files) {
    const current = await readFile(join(root, path), "utf8").catch(() => null);
    if (current === null) found.push({ path, problem: "is missing" });
    else if (current !== text) found.push({ path, problem: "differs" });
  }
  for (const path of await filesBelow(root, folders))
    if (!files.has(path)) found.push({ path, problem: "is left over" });
  return found.toSorted((one, other) => (one.path < other.path ? -1 : 1));
};

/** Writes the given files below `root` and removes all others in these folders. Unchanged files stay untouched. */
export const write = async (
  root: string,
  folders: readonly string[],
  files: ReadonlyMap<string, string>,
): Promise<void> => {
  for (const { path, problem } of await differences(root, folders, files)) {
    if (problem === "is left over") await rm(join(root, path));
    else await writeTo(join(root, path), files.get(path) ?? "");
  }
};

const writeTo = async (path: string, text: string): Promise<void> => {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, text);
};

/** Lists all files in folders below `root`, by their path from it. */
export const filesBelow = async (root: string, folders: readonly string[]): Promise<string[]> => {
  const lists = folders.map(async (folder) => {
    const entries = await readdir(join(root, folder), { recursive: true, withFileTypes: true }).catch(() => []);
    return entries.filter((entry) => entry.isFile()).map((entry) => relative(root, join(entry.parentPath, entry.name)));
  });
  return (await Promise.all(lists)).flat();
};
