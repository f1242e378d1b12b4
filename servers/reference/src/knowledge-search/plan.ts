/** Plans a search before its statement: terms from the cache, and the shortest form that brings all that is missing. */
import {
  type CorrectedQuery,
  type PostingList,
  type Ranking,
  isKnownSpelling,
  rankPassages,
  unknownWords,
} from "@atlas-messaging/answers/search/ranking";
import type { Language } from "@atlas-messaging/answers/search/language";
import {
  type QueryTerm,
  type QueryWord,
  keyOf,
  queryTerms,
  queryWords,
} from "@atlas-messaging/answers/search/question";
import type { Args } from "@atlas-messaging/postgres/queries";
import type { CachedTenant } from "./cache.ts";
import { type Asked, type Beginnings, type Sums, askedArgs, askedOf, keptLists } from "./lists.ts";
import type { NumberedPassage, SearchForm } from "./load.ts";
import { type Foreseen, foreseen, correctedAsForeseen } from "./correct.ts";
import type { Meaning } from "./near.ts";

export interface Question {
  readonly text: string;
  /** Maximum number of passages. */
  readonly size: number;
  /** True for a search of some documents only, or for one audience. */
  readonly isLimited: boolean;
  /** True for a page after the first. */
  readonly isFurtherPage: boolean;
  /** Null to compare words alone. */
  readonly meaning: Meaning | null;
}

export type Passages = ReadonlyMap<number, NumberedPassage>;

/** Ranking from the cache, valid if the version still holds, with its cached passages. */
export interface Expected {
  readonly version: number;
  readonly ranking: Ranking;
  readonly kept: Passages;
}

/** One search. Its terms are chosen before the organization's languages are known. */
export interface Plan {
  readonly question: Question;
  /** True if the organization has been searched before. */
  readonly asksAgain: boolean;
  readonly spoken: readonly Language[];
  readonly words: readonly QueryWord[];
  /** Terms of the question and of its foreseen corrections. */
  readonly asked: Asked;
  /** Null if something is missing from the cache. */
  readonly expected: Expected | null;
  /** Arguments of `searchFacts`. */
  readonly args: Args;
}

/** Plans a search. `form` is for a statement that has to be asked in one form, whatever is cached. */
export const planSearch = (tenant: CachedTenant, question: Question, form?: SearchForm): Plan => {
  const { organizationId, cache } = tenant;
  const sums = cache.lists.sums(organizationId);
  const spoken = cache.lists.spokenBy(organizationId);
  const words = queryWords(question.text, spoken);
  const own = askedOf(cache.lists, organizationId, queryTerms(words));
  const corrections = foreseenFor(tenant, sums, words, own);
  const asked = withCorrections(tenant, own, corrections);
  const expected = sums ? expectedOf(tenant, sums, question, { words, asked, corrections }) : null;
  // With several languages, a word missing in one is probably of another: corrections wait until none has it.
  const beginnings: Beginnings = spoken.length === 1 ? corrections.beginnings : new Map();
  const numbers = expected ? missingFrom(expected.kept, expected.ranking.ranked) : [];
  const isWhole = question.isLimited || question.isFurtherPage;
  const search_form = form ?? (isWhole ? "whole" : shortestForm(expected, numbers, beginnings));
  const args = { ...askedArgs(asked, beginnings), numbers, search_form };
  return { question, asksAgain: sums !== undefined, spoken, words, asked, expected, args };
};

/** Returns terms that are not known, each once. */
export const termsBeside = (known: readonly QueryTerm[], terms: readonly QueryTerm[]): QueryTerm[] => {
  const seen = new Set(known.map(keyOf));
  return terms.filter((term) => !seen.has(keyOf(term)) && seen.add(keyOf(term)));
};

/** Returns the cached passages of a version. */
export const keptPassages = (
  { organizationId, cache }: CachedTenant,
  ranked: Ranking["ranked"],
  version: number,
): Map<number, NumberedPassage> => {
  const kept = new Map<number, NumberedPassage>();
  for (const { number } of ranked) {
    const passage = cache.passage(organizationId, number, version);
    if (passage) kept.set(number, passage);
  }
  return kept;
};

/** Returns the numbers of ranked passages that are not known. */
export const missingFrom = (passages: Passages, ranked: Ranking["ranked"]): string[] =>
  ranked.flatMap(({ number }) => (passages.has(number) ? [] : String(number)));

/** Version of an organization without cache. */
const noVersion = -1;

const shortestForm = (expected: Expected | null, numbers: readonly string[], beginnings: Beginnings): SearchForm => {
  if (expected) return numbers.length > 0 ? "shown" : "held";
  return beginnings.size > 0 ? "near" : "lists";
};

/** Finds corrections for words without a cached list. */
const foreseenFor = (
  tenant: CachedTenant,
  sums: Sums | undefined,
  words: readonly QueryWord[],
  { terms, known }: Asked,
): Foreseen => {
  const listed = new Set(terms.flatMap((term, index) => (known[index]?.postings.length ? keyOf(term) : [])));
  const unlisted = words.filter(
    (word) => word.terms.length > 0 && !isKnownSpelling(word) && !word.terms.some((term) => listed.has(keyOf(term))),
  );
  return foreseen(tenant, sums?.version ?? noVersion, unlisted);
};

/** Adds the lists of corrections. */
const withCorrections = (
  { organizationId, cache }: CachedTenant,
  { terms, known }: Asked,
  { corrected }: Foreseen,
): Asked => {
  const corrections = [...corrected.values()].flatMap((each) => each.corrections);
  const further = askedOf(cache.lists, organizationId, termsBeside(terms, corrections));
  return { terms: [...terms, ...further.terms], known: [...known, ...further.known] };
};

/** Words of a question, with what the cache has of them. */
interface Known extends Pick<Plan, "words" | "asked"> {
  readonly corrections: Foreseen;
}

/** Ranks from the cache; null if something is missing. */
const expectedOf = (
  tenant: CachedTenant,
  sums: Sums,
  { size, isLimited, isFurtherPage, meaning }: Question,
  known: Known,
): Expected | null => {
  if (isLimited || isFurtherPage || meaning) return null;
  const { corpora, version } = sums;
  const material = keptMaterial(tenant, sums, known);
  if (!material) return null;
  const ranking = rankPassages({ ...material, corpora }, { size, ranges: null, after: null });
  return { version, ranking, kept: keptPassages(tenant, ranking.ranked, version) };
};

/** Returns the words, corrected, with their cached lists; null if one is missing. */
const keptMaterial = (
  { organizationId, cache }: CachedTenant,
  sums: Sums,
  { words, asked, corrections }: Known,
): (CorrectedQuery & { readonly lists: readonly PostingList[] }) | null => {
  const lists = keptLists(asked, sums);
  const unknown = lists && unknownWords({ words, corpora: sums.corpora, lists });
  const corrected = unknown && correctedAsForeseen(corrections, words, unknown);
  const further = corrected && keptLists(askedOf(cache.lists, organizationId, corrected.corrections), sums);
  return further && { ...corrected, lists: [...lists, ...further] };
};
