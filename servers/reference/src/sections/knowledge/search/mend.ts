import {
  type AskedWord,
  type KnownTerm,
  type Language,
  type Mended,
  beginningsNear,
  mend,
} from "@atlas-messaging/domain";
import type { Place } from "../../../platform/database/facts.ts";
import type { SearchCache } from "./cache.ts";
import { loadBeginnings } from "./load.ts";

/** Longer words are none that somebody has mistyped. */
const mostLetters = 40;

/** Known terms that begin alike. */
interface Beginning {
  readonly language: Language;
  readonly beginning: string;
}

/** The words of a query, those that nothing is known of taken for the nearest that is. */
export const mendedWords = async (
  place: Place,
  cache: SearchCache,
  version: number,
  words: readonly AskedWord[],
  unknown: readonly AskedWord[],
): Promise<Mended> => {
  const vocabulary = await vocabularyNear(place, cache, version, unknown);
  return mend(words, unknown, ({ language }) => vocabulary.get(language) ?? []);
};

/** By language, the known terms that begin as one of these words may. */
const vocabularyNear = async (
  { database, organizationId }: Place,
  cache: SearchCache,
  version: number,
  words: readonly AskedWord[],
): Promise<ReadonlyMap<Language, readonly KnownTerm[]>> => {
  const asked = beginningsOf(words);
  const kept = asked.map((each) => cache.beginning(organizationId, each, version));
  const missing = asked.filter((_, index) => !kept[index]);
  const found = kept.flatMap((terms, index) => (terms && asked[index] ? [{ ...asked[index], terms }] : []));
  if (missing.length > 0) {
    const read = await loadBeginnings(database, organizationId, {
      beginning_languages: missing.map(({ language }) => language),
      beginnings: missing.map(({ beginning }) => beginning),
    });
    for (const [place, terms] of read.beginnings) {
      const each = missing[place - 1];
      if (!each) continue;
      cache.putBeginning(organizationId, each, read.version, terms);
      found.push({ ...each, terms });
    }
  }
  const vocabulary = new Map<Language, KnownTerm[]>();
  for (const { language, terms } of found) {
    const known = vocabulary.get(language) ?? [];
    vocabulary.set(language, known);
    for (const [, term = "", count] of terms.matchAll(/(\S+) (\d+)/g)) known.push({ term, count: Number(count) });
  }
  return vocabulary;
};

/** A word may be near as its term and as it was typed, which often begin alike. */
const beginningsOf = (words: readonly AskedWord[]): Beginning[] => {
  const asked = words.flatMap(({ word, terms }) =>
    word.length > mostLetters
      ? []
      : terms.flatMap(({ language, term }) =>
          [...beginningsNear(term), ...beginningsNear(word)].map((beginning) => ({ language, beginning })),
        ),
  );
  return [...new Map(asked.map((each) => [`${each.language} ${each.beginning}`, each])).values()];
};
