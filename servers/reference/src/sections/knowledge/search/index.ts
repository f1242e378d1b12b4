import {
  type AskedWord,
  type Correction,
  type Id,
  type KnowledgePage,
  type KnownTerm,
  type Ranking,
  askedWords,
  beginningsNear,
  correct,
  rankPassages,
  unknownWords,
} from "@atlas-messaging/domain";
import type { Database } from "../../../platform/database/database.ts";
import type { Fact } from "../../../platform/database/facts.ts";
import type { Args } from "../../../platform/database/prepare.ts";
import { type PackedList, unpackList } from "./lists.ts";
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
    return { ...ranking, hits: await hitsOf({ database, organizationId }, ranked) };
  },
});

interface Place {
  readonly database: Database;
  readonly organizationId: Id;
}

const rank = async (place: Place, found: Found, args: Args): Promise<Ranking> => {
  const words = askedWords(String(args["search_query"]));
  const { corpora, ranges } = found;
  const lists = found.lists.map(unpackList);
  const corrections = await corrected(place, unknownWords({ words, corpora, lists }));
  const further = corrections.length === 0 ? [] : await listsOf(place, corrections);
  const material = { words, corpora, corrections, lists: [...lists, ...further.map(unpackList)] };
  const after = args["search_after"] === null ? null : (found.after ?? nowhere);
  return rankPassages(material, { size: Number(args["search_size"]), ranges, after });
};

/** No passage has it. */
const nowhere = 2 ** 32 - 1;

const listsOf = async (
  { database, organizationId }: Place,
  terms: readonly Correction[],
): Promise<readonly PackedList[]> => {
  const { lists } = await loadLists(database, organizationId, {
    search_languages: terms.map(({ language }) => language),
    search_terms: terms.map(({ term }) => term),
  });
  return lists;
};

/** Longer words are none that somebody has mistyped. */
const mostLetters = 40;

const corrected = async ({ database, organizationId }: Place, words: readonly AskedWord[]): Promise<Correction[]> => {
  const asked = words.flatMap(({ terms }) => terms).filter(({ term }) => term.length <= mostLetters);
  const beginnings = asked.flatMap(({ language, term }) =>
    beginningsNear(term).map((beginning) => ({ language, beginning, length: term.length })),
  );
  if (beginnings.length === 0) return [];
  const lengths = beginnings.map(({ length }) => length);
  const { near } = await loadNear(database, organizationId, {
    near_languages: beginnings.map(({ language }) => language),
    near_beginnings: beginnings.map(({ beginning }) => beginning),
    near_shortest: Math.min(...lengths) - 2,
    near_longest: Math.max(...lengths) + 2,
  });
  const vocabulary = new Map<string, KnownTerm[]>();
  for (const [language, term, count] of near) {
    const known = vocabulary.get(language);
    if (known) known.push({ term, count });
    else vocabulary.set(language, [{ term, count }]);
  }
  return words.flatMap((word) => correct(word, ({ language }) => vocabulary.get(language) ?? []) ?? []);
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
