/** Builds scripts and styles of the console from source. Names carry a hash, so caches keep them forever. */
import { readFile } from "node:fs/promises";
import { basename } from "node:path";
import { fileURLToPath } from "node:url";

/** Paths of the files that the page loads first. */
export interface Loaded {
  readonly early: string;
  readonly script: string;
  readonly style: string;
  readonly icon: string;
}

/** Files as texts by path. A package or a binary carries them in this form. */
export interface Built {
  readonly files: { readonly [path: string]: string };
  readonly loaded: Loaded;
}

const folder = "/console/assets/";
const naming = "[name].[hash].[ext]";

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** The early script is no module: it runs before the page is shown. */
const bundles = [
  { entrypoints: ["app/early.ts"], format: "iife" },
  { entrypoints: ["app/main.tsx", "style/style.css"], format: "esm", splitting: true },
] as const;

/** Files that its bundles begin with. */
export const entryPoints: readonly string[] = bundles.flatMap(({ entrypoints }) =>
  entrypoints.map((path) => here(path)),
);

export const buildFiles = async (): Promise<Built> => {
  const files: { [path: string]: string } = {};
  for (const bundle of bundles) {
    const built = await Bun.build({
      ...bundle,
      entrypoints: bundle.entrypoints.map(here),
      target: "browser",
      minify: true,
      // React has a slow and large form for development.
      define: { "process.env.NODE_ENV": '"production"' },
      naming: { entry: naming, chunk: naming },
    });
    if (!built.success) throw new AggregateError(built.logs, "the console does not build");
    for (const output of built.outputs) files[folder + basename(output.path)] = await output.text();
  }
  const icon = `${folder}icon.svg`;
  files[icon] = await readFile(here("style/icon.svg"), "utf8");
  const named = (start: string, ending: string): string => {
    const found = Object.keys(files).find((path) => path.startsWith(folder + start) && path.endsWith(ending));
    if (found === undefined) throw new Error(`the build made no ${start}${ending}`);
    return found;
  };
  const loaded = {
    early: named("early.", ".js"),
    script: named("main.", ".js"),
    style: named("style.", ".css"),
    icon,
  };
  return { files, loaded };
};
