/** Installs the project of a runner with the packed packages and the printed programs. */
import { cp, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { mustRun, repository } from "../../scripts/command.ts";
import { writeManifest } from "../../scripts/examples/install.ts";
import type { Tarballs } from "../project.ts";
import { type Row, programFor } from "./rows.ts";

const snippets = join(repository, "packages/sandbox/test/snippets");

/** Packages that the programs try, one each. */
export const tried = ["sdk", "webhooks", "sandbox"] as const;

export const programFile = (name: string): string => `runner-${name}.test`;

/** Runners without a compiler take the programs as JavaScript, which they also are. */
const extensionFor = ({ manifest }: Row): string =>
  /"(ts-jest|@swc\/jest|vitest)"/.test(JSON.stringify(manifest.devDependencies ?? {})) ? "ts" : "js";

/** Returns the folder of the installed project. */
export const installRow = async (row: Row, to: string, tarballs: Tarballs): Promise<string> => {
  const folder = join(to, row.name);
  await cp(row.folder, folder, { recursive: true });
  const dependencies = Object.fromEntries(
    Object.entries(tarballs).filter(([name]) => tried.some((each) => name.endsWith(`/${each}`))),
  );
  await writeManifest(folder, { ...row.manifest, dependencies, overrides: tarballs });
  for (const name of tried) {
    const program = await readFile(join(snippets, `${programFile(name)}.ts`), "utf8");
    await writeFile(join(folder, `${programFile(name)}.${extensionFor(row)}`), programFor(row, program));
  }
  await mustRun(["bun", "install", "--ignore-scripts", "--cwd", folder]);
  return folder;
};
