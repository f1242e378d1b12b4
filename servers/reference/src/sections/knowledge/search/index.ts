import {
  type AskedTerm,
  type AskedWord,
  type Id,
  type KnowledgePage,
  type KnownTerm,
  type Mended,
  type PostingList,
  type Ranking,
  type Thresholds,
  askedTerms,
  askedWords,
  beginningsNear,
  mend,
  rankPassages,
  unknownWords,
} from "@atlas-messaging/domain";
import type { Database } from "../../../platform/database/database.ts";
import type { Fact } from "../../../platform/database/facts.ts";
import type { Args } from "../../../platform/database/prepare.ts";
import { unpackList } from "./lists.ts";
import { type Found, foundFor, loadLists, loadNear, loadPassages } from "./load.ts";

/**
 * Passages that share terms with a query, ranked. The database brings the lists of its terms, the domain ranks, and only
 * what was ranked best is read as text. `searchArgs` gives the arguments.
 */
export const searchOf = (sources: Parameters<typeof foundFor>[0]): Fact<KnowledgePage> => ({
  query: foundFor(sources),
  decode: () => {
    throw new Error("a search is completed, not decoded");
  },
  complete: async (database, organizationId, json, args) => {
    // The query builds exactly this object.
    const { ranked, ...ranking } = await rank({ database, organizationId }, json as Found, args);
    const thresholds = { weak: Number(args["search_weak"]), grounded: Number(args["search_grounded"]) };
    return { ...ranking, thresholds, hits: await hitsOf({ database, organizationId }, ranked) };
  },
});

/** By which relevance an answer is judged, as arguments beside those of the search. */
export const thresholdArgs = ({ weak, grounded }: Thresholds) => ({ search_weak: weak, search_grounded: grounded });

interface Place {
  readonly database: Database;
  readonly organizationId: Id;
}

const rank = async (place: Place, found: Found, args: Args): Promise<Ranking> => {
  const { corpora, ranges } = found;
  const spoken = corpora.map(({ language }) => language);
  const words = askedWords(String(args["search_query"]), spoken);
  const lists = await listsOf(place, askedTerms(words));
  const mended = await mendedWords(place, words, unknownWords({ words, corpora, lists }));
  const material = { ...mended, corpora, lists: [...lists, ...(await listsOf(place, mended.corrections))] };
  const after = args["search_after"] === null ? null : (found.after ?? nowhere);
  return rankPassages(material, { size: Number(args["search_size"]), ranges, after });
};

/** No passage has it. */
const nowhere = 2 ** 32 - 1;

const listsOf = async (
  { database, organizationId }: Place,
  terms: readonly AskedTerm[],
): Promise<readonly PostingList[]> => {
  if (terms.length === 0) return [];
  const { lists } = await loadLists(database, organizationId, {
    languages: terms.map(({ language }) => language),
    terms: terms.map(({ term }) => term),
  });
  return lists.map(unpackList);
};

/** Longer words are none that somebody has mistyped. */
const mostLetters = 40;

const mendedWords = async (
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
  const asked = words.flatMap(({ terms }) => terms).filter(({ term }) => term.length <= mostLetters);
  const beginnings = asked.flatMap(({ language, term }) =>
    beginningsNear(term).map((beginning) => ({ language, beginning, length: term.length })),
  );
  if (beginnings.length === 0) return vocabulary;
  const lengths = beginnings.map(({ length }) => length);
  const { near } = await loadNear(database, organizationId, {
    near_languages: beginnings.map(({ language }) => language),
    near_beginnings: beginnings.map(({ beginning }) => beginning),
    near_shortest: Math.min(...lengths) - 2,
    near_longest: Math.max(...lengths) + 2,
  });
  for (const [language, term, count] of near) {
    const known = vocabulary.get(language);
    if (known) known.push({ term, count });
    else vocabulary.set(language, [{ term, count }]);
  }
  return vocabulary;
};

const hitsOf = async (
  { database, organizationId }: Place,
  ranked: Ranking["ranked"],
): Promise<KnowledgePage["hits"]> => {
  if (ranked.length === 0) return [];
  const numbers = ranked.map(({ number }) => String(number));
  const { passages } = await loadPassages(database, organizationId, { numbers });
  const byNumber = new Map(passages.map(({ number, ...passage }) => [number, passage]));
  return ranked.flatMap(({ number, score }) => {
    const passage = byNumber.get(number);
    return passage ? { ...passage, score } : [];
  });
};
