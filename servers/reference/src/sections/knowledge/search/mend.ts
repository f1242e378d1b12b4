import {
  type AskedWord,
  type KnownTerm,
  type Mended,
  beginningsNear,
  lengthsNear,
  mend,
} from "@atlas-messaging/domain";
import type { Place } from "../../../platform/database/facts.ts";
import { loadNear } from "./load.ts";

/** Longer words are none that somebody has mistyped. */
const mostLetters = 40;

/** The words of a query, those that nothing is known of taken for the nearest that is. */
export const mendedWords = async (
  place: Place,
  words: readonly AskedWord[],
  unknown: readonly AskedWord[],
): Promise<Mended> => {
  const vocabulary = await vocabularyNear(place, unknown);
  return mend(words, unknown, ({ language }) => vocabulary.get(language) ?? []);
};

/** By language, the known terms that begin as one of these words may. */
const vocabularyNear = async ({ database, organizationId }: Place, words: readonly AskedWord[]) => {
  const vocabulary = new Map<string, KnownTerm[]>();
  const asked = words.flatMap(({ word, terms }) =>
    word.length > mostLetters ? [] : terms.flatMap(({ language, term }) => formsOf(language, word, term)),
  );
  if (asked.length === 0) return vocabulary;
  const { near } = await loadNear(database, organizationId, {
    near_languages: asked.map(({ language }) => language),
    near_beginnings: asked.map(({ beginning }) => beginning),
    near_shortest: asked.map(({ shortest }) => String(shortest)),
    near_longest: asked.map(({ longest }) => String(longest)),
    near_words: asked.map(({ word }) => word),
  });
  for (const [language, term, count] of near) {
    const known = vocabulary.get(language);
    if (known) known.push({ term, count });
    else vocabulary.set(language, [{ term, count }]);
  }
  return vocabulary;
};

/** A word may be near as its term and as it was typed, which often begin alike. */
const formsOf = (language: string, word: string, term: string) => {
  const lengths = [lengthsNear(term), lengthsNear(word)];
  const shortest = Math.min(...lengths.map((each) => each.shortest));
  const longest = Math.max(...lengths.map((each) => each.longest));
  const beginnings = new Set([...beginningsNear(term), ...beginningsNear(word)]);
  return Array.from(beginnings, (beginning) => ({ language, beginning, shortest, longest, word }));
};
