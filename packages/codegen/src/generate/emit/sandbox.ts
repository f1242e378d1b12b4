import { literal } from "../print.ts";
import type { CorpusDocument } from "../corpus.ts";

/** Emits the seed of a sandbox organization: one constant per file of `spec/sandbox`. */
export const emitSandbox = (files: Record<string, unknown>): string => {
  const constants = Object.entries(files).flatMap(([name, content]) => [
    `/** From \`spec/sandbox/${name}.yaml\`. */`,
    `export const ${camelCase(name)} = ${literal(content)} as const;`,
    "",
  ]);
  return constants.length === 0 ? "export {};\n" : constants.join("\n");
};

const camelCase = (name: string): string =>
  name.replace(/[-_.](\w)/g, (_match, letter: string) => letter.toUpperCase());

/** Emits the sandbox documents as a separate module, since most importers of the contract do not need them. */
export const emitSandboxCorpus = (corpus: CorpusDocument[]): string =>
  [
    "/** The documents of `spec/sandbox/corpus`; the text is Markdown. */",
    `export const sandboxCorpus = ${literal(corpus)} as const;`,
    "",
  ].join("\n");
