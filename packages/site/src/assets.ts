/** Assets of the pages, built from source at their first request. Names carry a hash, so caches keep them forever. */
import { readFile, readdir } from "node:fs/promises";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Document } from "@atlas-messaging/service/pipeline/website";
import { text } from "@atlas-messaging/service/discovery/html";
import type { Loaded } from "./frame.ts";
import { folder, iconPath, previewPath, sandboxPath } from "./paths.ts";

const forever = { "cache-control": "public, max-age=31536000, immutable" };

const types: { readonly [ending: string]: string } = {
  js: "text/javascript; charset=utf-8",
  css: "text/css; charset=utf-8",
};

export interface Assets {
  readonly loaded: Loaded;
  readonly files: { readonly [path: string]: Document };
}

const naming = "[name].[hash].[ext]";

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** The early script is no module: it runs before the page is shown. */
const bundles = [
  { entrypoints: ["client/early.ts"], format: "iife" },
  { entrypoints: ["client/main.ts", "style/style.css"], format: "esm", splitting: true },
] as const;

/** Program that runs the examples of a page. */
export const playground = here("client/try/playground.ts");

/** Files that the bundles begin with. */
export const entryPoints: readonly string[] = [
  ...bundles.flatMap(({ entrypoints }) => entrypoints.map((path) => here(path))),
  playground,
];

export const buildAssets = async (): Promise<Assets> => {
  const files = new Map<string, Document>();
  for (const bundle of bundles) {
    const built = await Bun.build({
      ...bundle,
      entrypoints: bundle.entrypoints.map(here),
      target: "browser",
      minify: true,
      naming: { entry: naming, chunk: naming },
    });
    if (!built.success) throw new AggregateError(built.logs, "the site's assets do not build");
    for (const output of built.outputs) {
      const path = folder + basename(output.path);
      files.set(path, { ...text(await output.text(), typeOf(path)), headers: forever });
    }
  }
  const named = (start: string, ending: string): string => {
    const found = [...files.keys()].find((path) => path.startsWith(folder + start) && path.endsWith(ending));
    if (found === undefined) throw new Error(`the build made no ${start}${ending}`);
    return found;
  };
  return {
    loaded: {
      early: named("early.", ".js"),
      script: named("main.", ".js"),
      style: named("style.", ".css"),
    },
    files: {
      ...Object.fromEntries(files),
      [iconPath]: await svg(here("style/icon.svg")),
      [previewPath]: await jpeg(here("style/preview.jpg")),
      ...(await images()),
    },
  };
};

/** Builds the offline sandbox for the page that runs an example. It is large, so it waits until somebody does. */
export const buildSandbox = async (): Promise<Document> => {
  const { carried } = await import("@atlas-messaging/codegen/carried");
  const built = await Bun.build({
    entrypoints: [playground],
    target: "browser",
    format: "esm",
    minify: true,
    plugins: [carried],
  });
  const [output] = built.outputs;
  if (!output) throw new AggregateError(built.logs, "the sandbox of the pages does not build");
  return text(await output.text(), typeOf(sandboxPath));
};

const typeOf = (path: string): string => types[path.slice(path.lastIndexOf(".") + 1)] ?? "application/octet-stream";

/** Diagrams of the pages. */
const images = async (): Promise<{ readonly [path: string]: Document }> => {
  const from = here("../../../docs/images");
  const names = (await readdir(from)).filter((name) => name.endsWith(".svg"));
  const read = names.map(async (name) => [`/docs/images/${name}`, await svg(join(from, name))] as const);
  return Object.fromEntries(await Promise.all(read));
};

const jpeg = async (file: string): Promise<Document> => ({
  contentType: "image/jpeg",
  encoding: "base64",
  body: await readFile(file, "base64"),
});

const svg = async (file: string): Promise<Document> =>
  text(await readFile(file, "utf8"), "image/svg+xml; charset=utf-8");
