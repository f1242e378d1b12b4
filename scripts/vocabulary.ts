/**
 * Packs the synonyms and wordings of `packages/domain/vocabulary` for `packages/domain/src/knowledge/listed-vocabulary.ts`:
 * `bun scripts/vocabulary.ts`. Run it after a change. `vocabulary.test.ts` compares.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { pack } from "../packages/domain/src/knowledge/packed-text.ts";
import type { Language } from "../packages/domain/src/knowledge/language.ts";
import { termOf } from "../packages/domain/src/knowledge/tokenize.ts";

const folder = new URL("../packages/domain/vocabulary/", import.meta.url);
const output = new URL("../packages/domain/src/knowledge/listed-vocabulary.ts", import.meta.url);
const files = { en: "english", de: "german", fr: "french", es: "spanish", tr: "turkish" } as const;

const linesOf = (name: string): string[] =>
  readFileSync(new URL(`${name}.txt`, folder), "utf8")
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("#"));

/** Returns the terms of each group, each group once. */
export const groupsOf = (language: keyof typeof files): string[] => {
  const groups = linesOf(files[language]).map((line) => termsOf(line.split(" "), language));
  return [...new Set(groups.filter((terms) => terms.length > 1).map((terms) => terms.join(" ")))];
};

const termsOf = (words: readonly string[], language: Language): string[] => [
  ...new Set(words.flatMap((word) => termOf(word, language) ?? [])),
];

export const wordings = (): string[] => linesOf("english-wordings");

const head = `/**
 * Synonyms and wordings, packed by \`scripts/vocabulary.ts\` from \`packages/domain/vocabulary\`; do not edit.
 */
`;

export const listedVocabulary = (): string => {
  const languages = Object.keys(files) as (keyof typeof files)[]; // The table has exactly its own keys.
  const texts = [
    ...languages.map((language) => [language, groupsOf(language)] as const),
    ["wordings", wordings()] as const,
  ];
  // A formatter breaks the line after a longer name.
  const members = texts.map(
    ([name, lines]) => `  ${name}:${name.length > 2 ? "\n   " : ""} "${pack(lines.join("\n"))}",\n`,
  );
  return `${head}/** Groups of terms by language, a line each, and wordings, in the code of \`packed-text.ts\`. */
export const listedVocabulary = {\n${members.join("")}} as const;\n`;
};

if (import.meta.main) writeFileSync(output, listedVocabulary());
