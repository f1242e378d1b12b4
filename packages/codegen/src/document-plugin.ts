/** A bundle carries the contract's document, since it has no `spec/` to make it from. */
import type { BunPlugin } from "bun";
import document from "./openapi-document.ts";

/** The module `openapi-document` of a package. Runtimes read JSON faster than an expression. */
export const documentModule = `export default JSON.parse(${JSON.stringify(JSON.stringify(document))});\n`;

export const documentPlugin: BunPlugin = {
  name: "the contract's document",
  setup: (build) => {
    build.onLoad({ filter: /codegen.src.openapi-document\.ts$/ }, () => ({ contents: documentModule, loader: "js" }));
  },
};
