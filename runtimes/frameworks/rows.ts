/** Pages of queries, one for each framework. Each has a project of its own in `rows/`, with a lockfile. */
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type Manifest as AnyManifest, readManifest } from "../../scripts/examples/install.ts";

export const frameworksFolder = fileURLToPath(new URL("rows", import.meta.url));

export interface Framework {
  readonly name: string;
  readonly folder: string;
  readonly manifest: AnyManifest & { readonly scripts: { readonly check: string } };
}

export const allFrameworks = async (): Promise<readonly Framework[]> =>
  Promise.all(
    readdirSync(frameworksFolder)
      .toSorted()
      .map(async (name) => frameworkIn(join(frameworksFolder, name), name)),
  );

const frameworkIn = async (folder: string, name: string): Promise<Framework> => ({
  name,
  folder,
  // A test holds each to having a script.
  manifest: (await readManifest(folder)) as Framework["manifest"],
});
