import type { CorpusDocument } from "../corpus.ts";
import { literal } from "../print.ts";

/** What a sandbox organization knows, in a module of its own: most who import the contract do not need it. */
export const emitSandboxCorpus = (corpus: CorpusDocument[]): string =>
  [
    "/** The documents of `spec/sandbox/corpus`; the text is Markdown. */",
    `export const sandboxCorpus = ${literal(corpus)} as const;`,
    "",
  ].join("\n");
