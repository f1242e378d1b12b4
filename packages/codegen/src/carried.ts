/** A bundle carries what source trees make of `spec/` and `docs/`, which it has not. */
import type { BunPlugin } from "bun";
import { docs, groups } from "./docs-pages.ts";
import { document } from "./openapi-document.ts";

/** Runtimes read JSON faster than an expression. */
const json = (value: unknown): string => `JSON.parse(${JSON.stringify(JSON.stringify(value))})`;

/** The module `openapi-document` of a package. */
export const documentModule = `export const document = ${json(document)};\n`;

const docsModule = `export const groups = ${json(groups)};\nexport const docs = ${json(docs)};\n`;

export const carried: BunPlugin = {
  name: "carried contract and docs",
  setup: (build) => {
    build.onLoad({ filter: /codegen.src.openapi-document\.ts$/ }, () => ({ contents: documentModule, loader: "js" }));
    build.onLoad({ filter: /codegen.src.docs-pages\.ts$/ }, () => ({ contents: docsModule, loader: "js" }));
  },
};
