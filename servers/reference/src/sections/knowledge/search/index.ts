import {
  type AskedTerm,
  type AskedWord,
  type KnowledgePage,
  type Language,
  type Material,
  type Neighbour,
  type PostingList,
  type Ranking,
  type Thresholds,
  type Wanted,
  askedTerms,
  askedWords,
  fuse,
  keyOf,
  mostFused,
  rankPassages,
  unknownWords,
} from "@atlas-messaging/domain";
import type { Fact, Place } from "../../../platform/database/facts.ts";
import type { Args } from "../../../platform/database/prepare.ts";
import { type Asked, type ListCache, askedArgs, askedOf, cacheOf, currentLists, readChanges } from "./lists.ts";
import { type Found, changedLists, foundFor, loadLists, loadPassages } from "./load.ts";
import { mendedWords } from "./mend.ts";
import { neighboursOf } from "./near.ts";

/**
 * Passages that share terms with a query, ranked. The database brings what has changed of the lists of its terms, the
 * domain ranks, and only what was ranked best is read as text. `searchArgs` gives the arguments.
 */
export const searchOf = (sources: Parameters<typeof foundFor>[0]): Fact<KnowledgePage> => ({
  query: foundFor(sources),
  decode: () => {
    throw new Error("a search is completed, not decoded");
  },
  staged: {
    bytes: changedLists,
    begin: (place, args) => {
      const search = new Search(place, args);
      // The query builds exactly this object.
      return { args: search.args, complete: (json, bytes) => search.complete(json as Found, bytes) };
    },
  },
});

/** By which relevance an answer is judged, as arguments beside those of the search. */
export const thresholdArgs = ({ weak, grounded }: Thresholds) => ({ search_weak: weak, search_grounded: grounded });

/** No passage has it. */
const nowhere = 2 ** 32 - 1;

/** One search: what it asks is known before what the organization speaks. */
class Search {
  readonly #place: Place;
  readonly #args: Args;
  readonly #cache: ListCache;
  readonly #spoken: readonly Language[];
  readonly #words: readonly AskedWord[];
  readonly #asked: Asked;

  constructor(place: Place, args: Args) {
    this.#place = place;
    this.#args = args;
    this.#cache = cacheOf(place.database);
    this.#spoken = this.#cache.spokenBy(place.organizationId);
    this.#words = askedWords(String(args["search_query"]), this.#spoken);
    this.#asked = askedOf(this.#cache, place.organizationId, askedTerms(this.#words));
  }

  get args() {
    return askedArgs(this.#asked);
  }

  async complete(found: Found, bytes: Uint8Array): Promise<KnowledgePage> {
    const { ranked, ...ranking } = await this.#rank(found, bytes);
    const thresholds = { weak: Number(this.#args["search_weak"]), grounded: Number(this.#args["search_grounded"]) };
    return { ...ranking, thresholds, hits: await hitsOf(this.#place, ranked) };
  }

  async #rank(found: Found, bytes: Uint8Array): Promise<Ranking> {
    const { corpora, ranges } = found;
    const { words, lists } = await this.#spokenLists(found, bytes);
    const mended = await mendedWords(this.#place, words, unknownWords({ words, corpora, lists }));
    const corrected = await this.#listsOf(mended.corrections);
    const after = this.#args["search_after"] === null ? null : (found.after ?? nowhere);
    const material = { ...mended, corpora, lists: [...lists, ...corrected] };
    return this.#withMeaning(material, { size: Number(this.#args["search_size"]), ranges, after });
  }

  /** By words; where the question's meaning is known, fused with what is near it. */
  async #withMeaning(material: Material, wanted: Wanted): Promise<Ranking> {
    if (typeof this.#args["search_vector"] !== "string") return rankPassages(material, wanted);
    const ranking = rankPassages(material, { ...wanted, size: mostFused, after: null });
    const near = await neighboursOf(this.#place, this.#args);
    const inRange = ({ number }: Neighbour) =>
      wanted.ranges?.some(([from, to]) => number >= from && number < to) ?? true;
    return fuse(ranking, near.filter(inRange), wanted);
  }

  /** The words in the languages that are spoken now, and their lists; usually those that were asked for. */
  async #spokenLists({ corpora }: Found, bytes: Uint8Array) {
    const { organizationId } = this.#place;
    const spoken = corpora.map(({ language }) => language);
    this.#cache.putSpoken(organizationId, spoken);
    const lists = currentLists(this.#cache, organizationId, this.#asked, readChanges(bytes));
    if (spoken.every((language) => this.#spoken.includes(language))) return { words: this.#words, lists };
    const words = askedWords(String(this.#args["search_query"]), spoken);
    const asked = new Set(this.#asked.terms.map(keyOf));
    const further = askedTerms(words).filter((term) => !asked.has(keyOf(term)));
    return { words, lists: [...lists, ...(await this.#listsOf(further))] };
  }

  async #listsOf(terms: readonly AskedTerm[]): Promise<PostingList[]> {
    if (terms.length === 0) return [];
    const { database, organizationId } = this.#place;
    const asked = askedOf(this.#cache, organizationId, terms);
    const { changes } = await loadLists(database, organizationId, askedArgs(asked));
    return currentLists(this.#cache, organizationId, asked, changes);
  }
}

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
