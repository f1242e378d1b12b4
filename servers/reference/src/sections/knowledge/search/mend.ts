import {
  type AskedWord,
  type Id,
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

/** Known terms that begin as some words may, as far as they are kept. */
interface Near {
  readonly found: readonly (Beginning & { readonly terms: string })[];
  readonly missing: readonly Beginning[];
}

/** The words of a query, those that nothing is known of taken for the nearest that is. */
export const mendedWords = async (
  { database, organizationId }: Place,
  cache: SearchCache,
  version: number,
  words: readonly AskedWord[],
  unknown: readonly AskedWord[],
): Promise<Mended> => {
  const { found, missing } = nearKept(cache, organizationId, version, unknown);
  if (missing.length === 0) return mendedBy(found, words, unknown);
  const read = await loadBeginnings(database, organizationId, {
    beginning_languages: missing.map(({ language }) => language),
    beginnings: missing.map(({ beginning }) => beginning),
  });
  const further = read.beginnings.flatMap(([place, terms]) => {
    const each = missing[place - 1];
    return each ? { ...each, terms } : [];
  });
  for (const { terms, ...each } of further) cache.putBeginning(organizationId, each, read.version, terms);
  return mendedBy([...found, ...further], words, unknown);
};

/** The same by what is kept alone; null where that is not enough. */
export const mendedByKept = (
  cache: SearchCache,
  organizationId: Id,
  version: number,
  words: readonly AskedWord[],
  unknown: readonly AskedWord[],
): Mended | null => {
  const { found, missing } = nearKept(cache, organizationId, version, unknown);
  return missing.length === 0 ? mendedBy(found, words, unknown) : null;
};

const nearKept = (cache: SearchCache, organizationId: Id, version: number, words: readonly AskedWord[]): Near => {
  const asked = beginningsOf(words).map((each) => ({
    ...each,
    terms: cache.beginning(organizationId, each, version),
  }));
  return {
    found: asked.flatMap(({ terms, ...each }) => (terms === undefined ? [] : { ...each, terms })),
    missing: asked.filter(({ terms }) => terms === undefined),
  };
};

const mendedBy = (near: Near["found"], words: readonly AskedWord[], unknown: readonly AskedWord[]): Mended => {
  const vocabulary = new Map<Language, KnownTerm[]>();
  for (const { language, terms } of near) {
    const known = vocabulary.get(language) ?? [];
    vocabulary.set(language, known);
    for (const [, term = "", count] of terms.matchAll(/(\S+) (\d+)/g)) known.push({ term, count: Number(count) });
  }
  return mend(words, unknown, ({ language }) => vocabulary.get(language) ?? []);
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
