/** Test runners. Each has a project of its own in `rows/`, with a lockfile. */
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type Manifest as AnyManifest, readManifest } from "../../scripts/examples/install.ts";

export const rowsFolder = fileURLToPath(new URL("rows", import.meta.url));

type Manifest = AnyManifest & { readonly scripts: { readonly test: string } };

export interface Row {
  readonly name: string;
  readonly folder: string;
  readonly manifest: Manifest;
}

export const rowNames = (): readonly string[] => readdirSync(rowsFolder).toSorted();

/** Rows with these names; all without names. @throws {Error} for an unknown name */
export const chosenRows = async (names: readonly string[]): Promise<readonly Row[]> => {
  const all = rowNames();
  const unknown = names.find((name) => !all.includes(name));
  if (unknown !== undefined) throw new Error(`There is no runner ${unknown}; there are: ${all.join(", ")}.`);
  const chosen = names.length === 0 ? all : names;
  return Promise.all(chosen.map((name) => rowIn(join(rowsFolder, name), name)));
};

const rowIn = async (folder: string, name: string): Promise<Row> => ({
  name,
  folder,
  // A test holds each to having a script.
  manifest: (await readManifest(folder)) as Manifest,
});

/** Imports of `test` and `expect` by the package that has them. Jest's are global. */
const imports: readonly (readonly [dependency: string, lines: string])[] = [
  ["vitest", 'import { expect, test } from "vitest";'],
  ["@playwright/test", 'import { expect, test } from "@playwright/test";'],
  ["jest", ""],
  ["expect", 'import { test } from "node:test";\nimport { expect } from "expect";'],
];

/** Changes the import of a printed program, as the page tells its reader. */
export const programFor = ({ manifest }: Pick<Row, "manifest">, program: string): string => {
  const [, line = 'import { expect, test } from "bun:test";'] =
    imports.find(([name]) => Object.hasOwn(manifest.devDependencies ?? {}, name)) ?? [];
  return program.replace(/^import \{ expect, test \} from "vitest";$/m, () => line);
};
