/** Scripts and styles of the console. Names carry a hash, so caches keep them forever. */
import { readFile } from "node:fs/promises";
import { basename } from "node:path";
import { fileURLToPath } from "node:url";

/** A file as it is served, also compressed. */
export interface Asset {
  readonly contentType: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly gzipped: Uint8Array<ArrayBuffer>;
  readonly headers: { readonly [name: string]: string };
}

/** Paths of the files that the page loads first. */
export interface Loaded {
  readonly early: string;
  readonly script: string;
  readonly style: string;
  readonly icon: string;
}

const folder = "/console/assets/";
const forever = { "cache-control": "public, max-age=31536000, immutable" };

const types: { readonly [ending: string]: string } = {
  js: "text/javascript; charset=utf-8",
  css: "text/css; charset=utf-8",
  svg: "image/svg+xml",
};

const naming = "[name].[hash].[ext]";

/** The early script is no module: it runs before the page is shown. */
const bundles = [
  { entrypoints: ["app/early.ts"], format: "iife" },
  { entrypoints: ["app/main.tsx", "style/style.css"], format: "esm", splitting: true },
] as const;

export const buildAssets = async (): Promise<{
  readonly assets: ReadonlyMap<string, Asset>;
  readonly loaded: Loaded;
}> => {
  const assets = new Map<string, Asset>();
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
    for (const output of built.outputs) {
      const path = folder + basename(output.path);
      assets.set(path, assetOf(typeOf(path), new Uint8Array(await output.arrayBuffer()), forever));
    }
  }
  const icon = `${folder}icon.svg`;
  assets.set(icon, assetOf(typeOf(icon), await readFile(here("style/icon.svg")), forever));
  const named = (start: string, ending: string): string => {
    const found = [...assets.keys()].find((path) => path.startsWith(folder + start) && path.endsWith(ending));
    if (found === undefined) throw new Error(`the build made no ${start}${ending}`);
    return found;
  };
  const loaded = {
    early: named("early.", ".js"),
    script: named("main.", ".js"),
    style: named("style.", ".css"),
    icon,
  };
  return { assets, loaded };
};

export const assetOf = (contentType: string, bytes: Uint8Array, headers: Asset["headers"]): Asset => {
  const own = new Uint8Array(bytes);
  return { contentType, bytes: own, gzipped: Bun.gzipSync(own, { level: 9 }), headers };
};

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

const typeOf = (path: string): string => types[path.slice(path.lastIndexOf(".") + 1)] ?? "application/octet-stream";
