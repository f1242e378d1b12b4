/**
 * Packs the synonyms and wordings of `packages/answers/vocabulary` for `packages/answers/src/search/packed-vocabulary.ts`:
 * `bun scripts/vocabulary.ts`. Run it after a change. `vocabulary.test.ts` compares.
 */
import { keysOf } from "@atlas-messaging/contract";
import { readFileSync, writeFileSync } from "node:fs";
import type { Language, Lists } from "@atlas-messaging/answers/search/language";
import { termOf } from "@atlas-messaging/answers/search/tokenize";
import { packedModule } from "./packed-lists.ts";

const folder = new URL("../packages/answers/vocabulary/", import.meta.url);
const output = new URL("../packages/answers/src/search/packed-vocabulary.ts", import.meta.url);
const files = { en: "english", de: "german", fr: "french", es: "spanish", tr: "turkish" } as const;

const linesOf = (name: string): string[] =>
  readFileSync(new URL(`${name}.txt`, folder), "utf8")
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("#"));

/** Returns the terms of each group, each group once. Sorted lists are shorter when packed. */
const groupsOf = (language: keyof typeof files): string[] => {
  const groups = linesOf(files[language]).map((line) => termsOf(line.split(" "), language));
  return [...new Set(groups.filter((terms) => terms.length > 1).map((terms) => terms.join(" ")))].toSorted();
};

const termsOf = (words: readonly string[], language: Language): string[] => [
  ...new Set(words.flatMap((word) => termOf(word, language) ?? [])),
];

export const wordings = (): string[] => linesOf("english-wordings").toSorted();

/** Returns the groups of terms of each language, a line each, and the wordings. */
export const vocabularyLists = (): Lists => {
  const languages = keysOf(files);
  return new Map([
    ...languages.map((language) => [language, groupsOf(language)] as const),
    ["wordings", wordings()] as const,
  ]);
};

const head = `/** Synonyms and wordings, packed by \`scripts/vocabulary.ts\` from \`packages/answers/vocabulary\`; do not edit. */
`;

const vocabularyModule = (): string => packedModule(head, "packedVocabulary", vocabularyLists());

if (import.meta.main) writeFileSync(output, vocabularyModule());
