import type { CorpusDocument } from "../corpus.ts";
import { literal } from "../print.ts";

/** Emits the sandbox documents as a separate module, since most importers of the contract do not need them. */
export const emitSandboxCorpus = (corpus: CorpusDocument[]): string =>
  [
    "/** The documents of `spec/sandbox/corpus`; the text is Markdown. */",
    `export const sandboxCorpus = ${literal(corpus)} as const;`,
    "",
  ].join("\n");
