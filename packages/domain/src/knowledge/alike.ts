/** Synonyms of each language. */
import { alikeWords } from "./alike-words.ts";
import type { Language } from "./language.ts";
import { termOf } from "./tokenize.ts";

const wordsOf: { readonly [Name in Language]?: string } = alikeWords;

const tables = new Map<Language, ReadonlyMap<string, readonly string[]>>();

/** Returns the synonyms of a term, in its language. */
export const alikeTo = (term: string, language: Language): readonly string[] => tableOf(language).get(term) ?? [];

const tableOf = (language: Language): ReadonlyMap<string, readonly string[]> => {
  const known = tables.get(language);
  if (known) return known;
  const table = new Map<string, string[]>();
  for (const line of (wordsOf[language] ?? "").trim().split("\n")) {
    const terms = [...new Set(line.split(" ").flatMap((word) => termOf(word, language) ?? []))];
    for (const term of terms) {
      const others = table.get(term) ?? [];
      table.set(term, [...new Set([...others, ...terms.filter((each) => each !== term)])]);
    }
  }
  tables.set(language, table);
  return table;
};
