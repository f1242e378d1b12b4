/** A file of the console as it is served, also compressed. */
export interface Asset {
  readonly contentType: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly gzipped: Uint8Array<ArrayBuffer>;
  readonly headers: { readonly [name: string]: string };
}

const types: { readonly [ending: string]: string } = {
  js: "text/javascript; charset=utf-8",
  css: "text/css; charset=utf-8",
  svg: "image/svg+xml",
};

const forever = { "cache-control": "public, max-age=31536000, immutable" };

/** Compresses built files. Their type follows from the end of their path. */
export const assetsOf = (files: { readonly [path: string]: string }): ReadonlyMap<string, Asset> =>
  new Map(
    Object.entries(files).map(([path, text]) => {
      const type = types[path.slice(path.lastIndexOf(".") + 1)] ?? "application/octet-stream";
      return [path, assetOf(type, text, forever)];
    }),
  );

export const assetOf = (contentType: string, text: string, headers: Asset["headers"]): Asset => {
  const bytes = new TextEncoder().encode(text);
  return { contentType, bytes, gzipped: Bun.gzipSync(bytes, { level: 9 }), headers };
};
