import { readdir } from "node:fs/promises";
import { join } from "node:path";

const FOLDERS = ["sections", "events", "shared/parameters", "shared/responses", "shared/schemas"];

/**
 * The files of the contract that nothing refers to: what an unused component is in a contract of many files.
 * @param specFolder the folder of the contract
 * @param used absolute paths of the files that its bundle was made from
 * @returns absolute paths in alphabetical order
 */
export const unreferencedFiles = async (specFolder: string, used: ReadonlySet<string>): Promise<string[]> => {
  const listings = await Promise.all(FOLDERS.map((folder) => yamlFilesIn(join(specFolder, folder))));
  return listings
    .flat()
    .filter((file) => !used.has(file))
    .toSorted();
};

const yamlFilesIn = async (folder: string): Promise<string[]> => {
  const entries = await readdir(folder, { recursive: true });
  return entries.filter((name) => name.endsWith(".yaml")).map((name) => join(folder, name));
};
