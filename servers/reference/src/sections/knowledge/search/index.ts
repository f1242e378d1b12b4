import {
  type QueryTerm,
  type QueryWord,
  type KnowledgePage,
  type Language,
  type Material,
  type PostingList,
  type Ranking,
  type Thresholds,
  type PageRequest,
  queryTerms,
  queryWords,
  foreignLanguage,
  fuse,
  isKnownSpelling,
  keyOf,
  maxFused,
  rankPassages,
  spokenIn,
  unknownWords,
} from "@atlas-messaging/domain";
import { type Fact, type Place, inStages } from "../../../platform/database/facts.ts";
import type { Args } from "../../../platform/database/prepare.ts";
import { type SearchCache, cacheOf } from "./cache.ts";
import {
  type Asked,
  type Beginnings,
  type Changes,
  type Sums,
  askedArgs,
  askedOf,
  currentLists,
  keptLists,
  readChanges,
} from "./lists.ts";
import { type Found, type NumberedPassage, type SearchForm, loadLists, loadPassages, searchForms } from "./load.ts";
import { type Foreseen, foreseen, keepNear, mendedAsForeseen, mendedWords } from "./mend.ts";
import { neighboursOf } from "./near.ts";

/**
 * Ranks passages that share terms with a query. The database sends changes of its terms' lists, the domain ranks, and
 * only the best are read as text. `searchArgs` makes the arguments.
 *
 * @param sources selects the array of document ids to search, in place of the argument
 */
export const searchOf = (sources?: Parameters<typeof searchForms>[0]): Fact<KnowledgePage> =>
  inStages({
    forms: searchForms(sources),
    begin: (place, args) => {
      const search = new Search(place, args);
      const scoped = sources !== undefined || isScoped(args);
      // The query builds exactly this object.
      const complete = (json: unknown, bytes: Uint8Array) => search.complete(json as Found, bytes);
      return { form: scoped ? "whole" : search.form, args: search.args, complete };
    },
  });

/** Makes the arguments for judging relevance. */
export const thresholdArgs = ({ weak, grounded }: Thresholds) => ({ search_weak: weak, search_grounded: grounded });

/** Tells if a search is limited to some documents or starts on a later page. */
const isScoped = (args: Args): boolean =>
  args["search_sources"] !== null || args["search_audience"] !== null || args["search_after"] !== null;

type Passages = ReadonlyMap<number, NumberedPassage>;

/** Ranking from the cache, valid if the version still holds, with its cached passages. */
interface Expected {
  readonly version: number;
  readonly ranking: Ranking;
  readonly kept: Passages;
}

/** Material of a ranking, from one snapshot. */
interface Current extends Sums, Pick<Found, "ranges" | "after"> {
  readonly changes: Changes;
}

/** A ranking, with the question's language if no document is in it. */
type Across = Ranking & Pick<KnowledgePage, "across">;

/** Number that no passage has. */
const nowhere = 2 ** 32 - 1;
/** Version of an organization without cache. */
const noVersion = -1;

/**
 * One search. Its terms are chosen before the organization's languages are known. If all is cached, it ranks first;
 * then one statement checks the version and reads the best passages.
 */
class Search {
  readonly #place: Place;
  readonly #args: Args;
  readonly #cache: SearchCache;
  /** True if the organization has been searched before. */
  readonly #asksAgain: boolean;
  readonly #spoken: readonly Language[];
  readonly #words: readonly QueryWord[];
  readonly #foreseen: Foreseen;
  readonly #asked: Asked;
  readonly #expected: Expected | null;
  /** Numbers of expected passages that are not cached. */
  readonly #missing: readonly string[];

  constructor(place: Place, args: Args) {
    this.#place = place;
    this.#args = args;
    this.#cache = cacheOf(place.database);
    this.#asksAgain = this.#cache.lists.sums(place.organizationId) !== undefined;
    this.#spoken = this.#cache.lists.spokenBy(place.organizationId);
    this.#words = queryWords(String(args["search_query"]), this.#spoken);
    const own = askedOf(this.#cache.lists, place.organizationId, queryTerms(this.#words));
    this.#foreseen = this.#foresee(own);
    this.#asked = this.#withCorrections(own);
    this.#expected = this.#expect();
    this.#missing = this.#expected ? missingFrom(this.#expected.kept, this.#expected.ranking.ranked) : [];
  }

  /** Smallest form of the statement that brings all that is missing. */
  get form(): SearchForm {
    if (this.#expected) return this.#missing.length > 0 ? "shown" : "held";
    return this.#beginnings.size > 0 ? "near" : "lists";
  }

  get args() {
    return { ...askedArgs(this.#asked, this.#beginnings), numbers: this.#missing };
  }

  /**
   * Prefixes to ask for besides the lists. With several languages, a word missing in one is probably of another, so
   * corrections wait until none has it.
   */
  get #beginnings(): Beginnings {
    return this.#spoken.length === 1 ? this.#foreseen.beginnings : new Map();
  }

  /** Prefetching starts only after the answer. */
  async complete(found: Found, bytes: Uint8Array): Promise<KnowledgePage> {
    const page = await this.#complete(found, bytes);
    if (this.#asksAgain) this.#cache.ahead.bringFor(this.#place, queryTerms(this.#words));
    return page;
  }

  async #complete(found: Found, bytes: Uint8Array): Promise<KnowledgePage> {
    const { organizationId } = this.#place;
    const thresholds = { weak: Number(this.#args["search_weak"]), grounded: Number(this.#args["search_grounded"]) };
    for (const passage of found.passages) this.#cache.putPassage(organizationId, found.version, passage);
    if (this.#expected?.version === found.version && found.ranges === null) {
      const { ranked, ...ranking } = this.#expected.ranking;
      const read = found.passages.map((passage) => [passage.number, passage] as const);
      const hits = await this.#hitsOf(ranked, found.version, new Map([...this.#expected.kept, ...read]));
      return { ...ranking, thresholds, hits };
    }
    const current = await this.#current(found, bytes);
    const { ranked, ...ranking } = await this.#rank(current);
    return { ...ranking, thresholds, hits: await this.#hitsOf(ranked, current.version) };
  }

  /** Returns the statement's data; loads the lists if the cached version no longer holds. */
  async #current({ version, corpora, ranges, after }: Found, bytes: Uint8Array): Promise<Current> {
    if (corpora) return { version, corpora, ranges, after, changes: readChanges(bytes) };
    const { database, organizationId } = this.#place;
    const { sums, changes } = await loadLists(database, organizationId, askedArgs(this.#asked));
    return { ...sums, ranges, after, changes };
  }

  /** Finds corrections for words without a cached list. */
  #foresee({ terms, known }: Asked): Foreseen {
    const { organizationId } = this.#place;
    const listed = new Set(terms.flatMap((term, index) => (known[index]?.postings.length ? keyOf(term) : [])));
    const words = this.#words.filter(
      (word) => word.terms.length > 0 && !isKnownSpelling(word) && !word.terms.some((term) => listed.has(keyOf(term))),
    );
    const version = this.#cache.lists.sums(organizationId)?.version ?? noVersion;
    return foreseen(this.#cache, organizationId, version, words);
  }

  /** Adds the lists of corrections. */
  #withCorrections({ terms, known }: Asked): Asked {
    const corrections = [...this.#foreseen.mended.values()].flatMap((each) => each.corrections);
    const further = askedOf(this.#cache.lists, this.#place.organizationId, termsBeside(terms, corrections));
    return { terms: [...terms, ...further.terms], known: [...known, ...further.known] };
  }

  /** Ranks from the cache; null if something is missing. */
  #expect(): Expected | null {
    const { organizationId } = this.#place;
    const sums = this.#cache.lists.sums(organizationId);
    if (!sums || isScoped(this.#args) || typeof this.#args["search_vector"] === "string") return null;
    const lists = keptLists(this.#asked, sums);
    if (!lists) return null;
    const { corpora, version } = sums;
    const [words, unknown] = [this.#words, unknownWords({ words: this.#words, corpora, lists })];
    const mended = mendedAsForeseen(this.#foreseen, words, unknown);
    const corrected = mended && keptLists(askedOf(this.#cache.lists, organizationId, mended.corrections), sums);
    if (!corrected) return null;
    const material = { ...mended, corpora, lists: [...lists, ...corrected] };
    const ranking = rankPassages(material, { size: Number(this.#args["search_size"]), ranges: null, after: null });
    return { version, ranking, kept: this.#kept(ranking.ranked, version) };
  }

  async #rank(current: Current): Promise<Across> {
    const { corpora, ranges, version } = current;
    const { words, lists } = await this.#spokenLists(current);
    const unknown = unknownWords({ words, corpora, lists });
    const mended = await mendedWords(this.#place, this.#cache, version, words, unknown);
    const corrected = await this.#listsOf(mended.corrections, current);
    const after = this.#args["search_after"] === null ? null : (current.after ?? nowhere);
    const material = { ...mended, corpora, lists: [...lists, ...corrected] };
    return this.#withMeaning(material, { size: Number(this.#args["search_size"]), ranges, after });
  }

  /** Ranks by words, fused with the nearest passages if the question's vector is known. */
  async #withMeaning(material: Material, wanted: PageRequest): Promise<Across> {
    if (typeof this.#args["search_vector"] !== "string") return rankPassages(material, wanted);
    const ranking = rankPassages(material, { ...wanted, size: maxFused, after: null });
    const near = await neighboursOf(this.#place, this.#args, wanted.ranges);
    const { isMeant, ...fused } = fuse(ranking, near, wanted);
    const across = isMeant ? foreignLanguage(String(this.#args["search_query"]), spokenIn(material.corpora)) : null;
    return { ...fused, across };
  }

  /** Returns words and lists in the current languages, usually those asked for. */
  async #spokenLists(current: Current) {
    const { organizationId } = this.#place;
    const { corpora, changes, version } = current;
    const spoken = spokenIn(corpora);
    this.#cache.lists.putSums(organizationId, current);
    const lists = currentLists(this.#cache.lists, organizationId, this.#asked, changes);
    keepNear(this.#cache, organizationId, version, this.#asked, changes);
    if (spoken.join() === this.#spoken.join()) return { words: this.#words, lists };
    const words = queryWords(String(this.#args["search_query"]), spoken);
    const further = termsBeside(this.#asked.terms, queryTerms(words));
    return { words, lists: [...lists, ...(await this.#listsOf(further, current))] };
  }

  async #listsOf(terms: readonly QueryTerm[], sums: Sums): Promise<readonly PostingList[]> {
    const { database, organizationId } = this.#place;
    const asked = askedOf(this.#cache.lists, organizationId, terms);
    const kept = keptLists(asked, sums);
    if (kept) return kept;
    const { changes } = await loadLists(database, organizationId, askedArgs(asked));
    return currentLists(this.#cache.lists, organizationId, asked, changes);
  }

  /** Reads the passages' text; ones archived meanwhile are missing. */
  async #hitsOf(
    ranked: Ranking["ranked"],
    version: number,
    known?: Map<number, NumberedPassage>,
  ): Promise<KnowledgePage["hits"]> {
    const { database, organizationId } = this.#place;
    const passages = known ?? this.#kept(ranked, version);
    const missing = missingFrom(passages, ranked);
    if (missing.length > 0) {
      const read = await loadPassages(database, organizationId, { numbers: missing });
      for (const passage of read.passages) {
        this.#cache.putPassage(organizationId, read.version, passage);
        passages.set(passage.number, passage);
      }
    }
    return ranked.flatMap(({ number, score }) => {
      const passage = passages.get(number);
      return passage ? { ...passage, score } : [];
    });
  }

  /** Returns the cached passages of a version. */
  #kept(ranked: Ranking["ranked"], version: number): Map<number, NumberedPassage> {
    const kept = new Map<number, NumberedPassage>();
    for (const { number } of ranked) {
      const passage = this.#cache.passage(this.#place.organizationId, number, version);
      if (passage) kept.set(number, passage);
    }
    return kept;
  }
}

/** Returns terms that are not known, each once. */
const termsBeside = (known: readonly QueryTerm[], terms: readonly QueryTerm[]): QueryTerm[] => {
  const seen = new Set(known.map(keyOf));
  return terms.filter((term) => !seen.has(keyOf(term)) && seen.add(keyOf(term)));
};

const missingFrom = (passages: Passages, ranked: Ranking["ranked"]): string[] =>
  ranked.flatMap(({ number }) => (passages.has(number) ? [] : String(number)));
