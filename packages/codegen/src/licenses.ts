/** The licenses of everything that a bundle holds, as one text. Each must allow to pass the bundle on. */
import { readFile, readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { BuildOutput } from "bun";

/** Returns the paths of a bundle's inputs. They are relative to the folder from which the build runs. */
export const inputsOf = ({ success, logs, metafile }: BuildOutput): readonly string[] => {
  if (!success || !metafile) throw new AggregateError(logs, "the bundle tells no inputs");
  return Object.keys(metafile.inputs);
};

/** Writes `THIRD-PARTY-LICENSES.txt` for these inputs. `beside` names folders of packages that go with the bundle. */
export const writeLicenses = async (
  inputs: readonly string[],
  to: string,
  beside: readonly string[] = [],
): Promise<void> => {
  const held = await Promise.all([...foldersOf(inputs), ...beside].map(heldIn));
  await writeFile(join(to, "THIRD-PARTY-LICENSES.txt"), licensesText(held));
};

/** Licenses that ask for their text and no more. */
const allowed = new Set([
  "MIT",
  "MIT-0",
  "ISC",
  "0BSD",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "Apache-2.0",
  "BlueOak-1.0.0",
  "CC0-1.0",
  "Unlicense",
  "Python-2.0",
  "PostgreSQL",
  "Zlib",
]);

const folderOf = /^(.*node_modules\/((?:@[^/]+\/)?[^/]+))\//;

const licenseFile = /^(licen[cs]e|copying|notice)\b/i;

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly license?: string | { readonly type?: string };
  readonly licenses?: readonly { readonly type?: string }[];
  readonly homepage?: string;
}

/** A package that a bundle holds. */
export interface Held {
  readonly name: string;
  readonly version: string;
  /** SPDX expression. */
  readonly license: string;
  /** Texts of its license and notice; empty where it brings none. */
  readonly text: string;
}

/** Returns the folders of packages that files of a bundle come from. */
export const foldersOf = (inputs: readonly string[]): readonly string[] =>
  [...new Set(inputs.flatMap((path) => folderOf.exec(path)?.[1] ?? []))].toSorted();

const expressionOf = ({ license, licenses }: Manifest): string => {
  if (typeof license === "string") return license;
  const old = license?.type ?? licenses?.flatMap(({ type }) => type ?? []).join(" OR ");
  return old ?? "";
};

/** Reads what a package says of its license. */
export const heldIn = async (folder: string): Promise<Held> => {
  const manifest: Manifest = JSON.parse(await readFile(join(folder, "package.json"), "utf8"));
  const names = (await readdir(folder, { withFileTypes: true }))
    .filter((entry) => entry.isFile() && licenseFile.test(entry.name))
    .map(({ name }) => name)
    .toSorted();
  const texts = await Promise.all(names.map((name) => readFile(join(folder, name), "utf8")));
  return {
    name: manifest.name,
    version: manifest.version,
    license: expressionOf(manifest),
    text: texts.map((text) => text.replaceAll("\r\n", "\n").trim()).join("\n\n"),
  };
};

/** True if one of the licenses that a package offers is allowed. */
const isAllowed = ({ license }: Held): boolean =>
  license
    .replace(/^\((.*)\)$/, "$1")
    .split(" OR ")
    .some((offered) => offered.split(" AND ").every((each) => allowed.has(each.trim())));

const rule = "-".repeat(80);

const headOf = ({ name, version, license }: Held): string => `${name} ${version}\nLicense: ${license}`;

/** Writes the text. Throws if a package has no license, or one that asks for more than its text. */
export const licensesText = (held: readonly Held[]): string => {
  const refused = held.filter((each) => !isAllowed(each));
  if (refused.length > 0) {
    const names = refused.map(({ name, license }) => `${name} (${license || "no license"})`);
    throw new Error(`These packages may not be part of the bundle, or are not known to be free: ${names.join(", ")}.`);
  }
  const unique = new Map(held.map((each) => [`${each.name} ${each.version}`, each]));
  const parts = [...unique.values()]
    .toSorted((one, other) => (headOf(one) < headOf(other) ? -1 : 1))
    .map((each) => `${rule}\n${headOf(each)}\n\n${each.text || "The package brings no text of its license."}\n`);
  const head = `This program holds ${unique.size} packages of others, under the licenses below.\n`;
  return [head, ...parts].join("\n");
};
