/** Synonyms of each language. */
import type { Language } from "./language.ts";
import { vocabularyOf } from "./vocabulary.ts";

const tables = new Map<Language, ReadonlyMap<string, ReadonlySet<string>>>();

/** Returns the synonyms of a term, in its language. */
export const alikeTo = (term: string, language: Language): readonly string[] =>
  Array.from(tableOf(language).get(term) ?? []).filter((each) => each !== term);

const tableOf = (language: Language): ReadonlyMap<string, ReadonlySet<string>> => {
  const known = tables.get(language);
  if (known) return known;
  const table = new Map<string, Set<string>>();
  for (const line of vocabularyOf(language)) {
    const terms = line.split(" ");
    for (const term of terms) {
      const others = table.get(term) ?? new Set();
      table.set(term, others);
      for (const each of terms) others.add(each);
    }
  }
  tables.set(language, table);
  return table;
};
