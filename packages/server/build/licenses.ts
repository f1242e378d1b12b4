/** Writes `THIRD-PARTY-LICENSES.txt` for a bundle of the server, with the console and the website that it carries. */
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { entryPoints as ofConsole } from "@atlas-messaging/console/build";
import { entryPoints as ofWebsite } from "@atlas-messaging/site/assets";
import type { BuildOutput } from "bun";
import { foldersOf, heldIn, licensesText } from "./third-party.ts";

/** The build's paths are relative to this folder, from which it runs. */
const inputsOf = ({ metafile }: BuildOutput): readonly string[] => {
  if (!metafile) throw new Error("the bundle tells no inputs");
  return Object.keys(metafile.inputs);
};

/** Finds what the pages hold: their files are values in the server's bundle. */
const pages = async (): Promise<readonly string[]> => {
  const built = await Bun.build({ entrypoints: [...ofConsole, ...ofWebsite], target: "browser", metafile: true });
  if (!built.success) throw new AggregateError(built.logs, "the pages do not build");
  return inputsOf(built);
};

/** Programs that are no input of the bundler, by their folders. */
export const bunFolder = fileURLToPath(new URL("../node_modules/bun", import.meta.url));
export const pgliteFolder = fileURLToPath(new URL("../node_modules/@electric-sql/pglite", import.meta.url));

/** `beside` names folders of packages that go with the bundle. */
export const writeLicenses = async (bundle: BuildOutput, to: string, beside: readonly string[]): Promise<void> => {
  const folders = [...foldersOf([...inputsOf(bundle), ...(await pages())]), ...beside];
  const held = await Promise.all(folders.map(heldIn));
  await writeFile(join(to, "THIRD-PARTY-LICENSES.txt"), licensesText(held));
};
