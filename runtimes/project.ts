/** Throw-away projects with the packages installed as published. */
import { cp, mkdir, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { mustRun } from "../scripts/command.ts";
import { publishedPackages } from "../scripts/packages.ts";

const here = fileURLToPath(new URL(".", import.meta.url));
const used = ["contract", "validators", "sdk", "query", "webhooks", "sandbox", "conformance", "server-stubs"].map(
  (name) => `@atlas-messaging/${name}`,
);

/** Tells if programs of every runtime use the package. */
export const isUsed = (name: string): boolean => used.includes(name);

/** Packed packages by name. */
export type Tarballs = { readonly [name: string]: string };

export const pack = async (folder: string, wanted: (name: string) => boolean = isUsed): Promise<Tarballs> => {
  const tarballs: Record<string, string> = {};
  for (const { name, folder: source } of await publishedPackages()) {
    if (!wanted(name)) continue;
    const tarball = join(folder, `${basename(source)}.tgz`);
    await mustRun(["bun", "pm", "pack", "--filename", tarball], source);
    tarballs[name] = `file:${tarball}`;
  }
  return tarballs;
};

/** Creates a project with the programs. The contract, a dependency of the SDK, is not on the registry. */
export const makeProject = async (folder: string, dependencies: Tarballs): Promise<string> => {
  await mkdir(folder);
  const manifest = { name: "throw-away", private: true, type: "module", dependencies, overrides: dependencies };
  await writeFile(join(folder, "package.json"), JSON.stringify(manifest));
  await cp(join(here, "programs"), folder, { recursive: true });
  await mustRun(["bun", "install", "--no-save", "--cwd", folder]);
  return folder;
};

/** Installs a tool of `tools/` if necessary. Returns its folder. */
export const toolFolder = async (name: string): Promise<string> => {
  const folder = join(here, "tools", name);
  await mustRun(["bun", "install", "--frozen-lockfile", "--ignore-scripts", "--cwd", folder]);
  return folder;
};
