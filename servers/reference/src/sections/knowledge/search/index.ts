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
 * Passages that share terms with a query, ranked. The database brings what has changed of the lists of its terms, the
 * domain ranks, and only what was ranked best is read as text. `searchArgs` gives the arguments.
 *
 * @param sources selects the ids of the documents to look in as an array, in place of the argument
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

/** By which relevance an answer is judged, as arguments beside those of the search. */
export const thresholdArgs = ({ weak, grounded }: Thresholds) => ({ search_weak: weak, search_grounded: grounded });

/** Whether it is not over all documents, or not from the start. */
const isScoped = (args: Args): boolean =>
  args["search_sources"] !== null || args["search_audience"] !== null || args["search_after"] !== null;

type Passages = ReadonlyMap<number, NumberedPassage>;

/** What a search comes to if what an organization knows is still of this version, and those of its passages that are kept. */
interface Expected {
  readonly version: number;
  readonly ranking: Ranking;
  readonly kept: Passages;
}

/** What a search is ranked by, of one snapshot. */
interface Current extends Sums, Pick<Found, "ranges" | "after"> {
  readonly changes: Changes;
}

/** A ranking, and in which language it was asked for where no document speaks that. */
type Across = Ranking & Pick<KnowledgePage, "across">;

/** No passage has it. */
const nowhere = 2 ** 32 - 1;
/** Of an organization that nothing is kept of. */
const noVersion = -1;

/**
 * One search: what it asks is known before what the organization speaks. Where all that it takes is kept, it is ranked before
 * the database is asked whether that still holds, and the passages that were ranked best are read with the answer.
 */
class Search {
  readonly #place: Place;
  readonly #args: Args;
  readonly #cache: SearchCache;
  /** Whether the organization has been asked about before. */
  readonly #asksAgain: boolean;
  readonly #spoken: readonly Language[];
  readonly #words: readonly QueryWord[];
  readonly #foreseen: Foreseen;
  readonly #asked: Asked;
  readonly #expected: Expected | null;
  /** The numbers of the passages that it is expected to show, and that are not kept. */
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

  /** By which form all that it takes is brought, or all that is not kept. */
  get form(): SearchForm {
    if (this.#expected) return this.#missing.length > 0 ? "shown" : "held";
    return this.#beginnings.size > 0 ? "near" : "lists";
  }

  get args() {
    return { ...askedArgs(this.#asked, this.#beginnings), numbers: this.#missing };
  }

  /**
   * What is asked for beside the lists. Where several languages are spoken, a word that one does not have is most likely of
   * another: what is near is only asked for once none has it.
   */
  get #beginnings(): Beginnings {
    return this.#spoken.length === 1 ? this.#foreseen.beginnings : new Map();
  }

  /** What is brought ahead waits until this is answered. */
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

  /** What the statement has brought; where it only asked whether what is kept holds, and that does not, what another brings. */
  async #current({ version, corpora, ranges, after }: Found, bytes: Uint8Array): Promise<Current> {
    if (corpora) return { version, corpora, ranges, after, changes: readChanges(bytes) };
    const { database, organizationId } = this.#place;
    const { sums, changes } = await loadLists(database, organizationId, askedArgs(this.#asked));
    return { ...sums, ranges, after, changes };
  }

  /** What the words may be taken for of which no list is kept. */
  #foresee({ terms, known }: Asked): Foreseen {
    const { organizationId } = this.#place;
    const listed = new Set(terms.flatMap((term, index) => (known[index]?.postings.length ? keyOf(term) : [])));
    const words = this.#words.filter(
      (word) => word.terms.length > 0 && !isKnownSpelling(word) && !word.terms.some((term) => listed.has(keyOf(term))),
    );
    const version = this.#cache.lists.sums(organizationId)?.version ?? noVersion;
    return foreseen(this.#cache, organizationId, version, words);
  }

  /** The lists of what words may be taken for are asked for with their own. */
  #withCorrections({ terms, known }: Asked): Asked {
    const corrections = [...this.#foreseen.mended.values()].flatMap((each) => each.corrections);
    const further = askedOf(this.#cache.lists, this.#place.organizationId, termsBeside(terms, corrections));
    return { terms: [...terms, ...further.terms], known: [...known, ...further.known] };
  }

  /** Ranks by what is kept; null where that is not enough. */
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

  /** By words; where the question's meaning is known, fused with what is near it. */
  async #withMeaning(material: Material, wanted: PageRequest): Promise<Across> {
    if (typeof this.#args["search_vector"] !== "string") return rankPassages(material, wanted);
    const ranking = rankPassages(material, { ...wanted, size: maxFused, after: null });
    const near = await neighboursOf(this.#place, this.#args, wanted.ranges);
    const { isMeant, ...fused } = fuse(ranking, near, wanted);
    const across = isMeant ? foreignLanguage(String(this.#args["search_query"]), spokenIn(material.corpora)) : null;
    return { ...fused, across };
  }

  /** The words in the languages that are spoken now, and their lists; usually those that were asked for. */
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

  /** Those that have been archived meanwhile are missing. */
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

  /** Those of some passages that are kept as of a version. */
  #kept(ranked: Ranking["ranked"], version: number): Map<number, NumberedPassage> {
    const kept = new Map<number, NumberedPassage>();
    for (const { number } of ranked) {
      const passage = this.#cache.passage(this.#place.organizationId, number, version);
      if (passage) kept.set(number, passage);
    }
    return kept;
  }
}

/** Each once. */
const termsBeside = (known: readonly QueryTerm[], terms: readonly QueryTerm[]): QueryTerm[] => {
  const seen = new Set(known.map(keyOf));
  return terms.filter((term) => !seen.has(keyOf(term)) && seen.add(keyOf(term)));
};

const missingFrom = (passages: Passages, ranked: Ranking["ranked"]): string[] =>
  ranked.flatMap(({ number }) => (passages.has(number) ? [] : String(number)));
