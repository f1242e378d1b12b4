import { type Language, stopWordsOf } from "./language.ts";
import { type KnownTerm, isNearlyIn, nearestWord } from "./nearest.ts";
import { type QueryTerm, type QueryWord, keyOf } from "./question.ts";
import {
  type List,
  type Postings,
  type Weighted,
  type WeightedList,
  type Word,
  areAdjacent,
  endBelow,
  impactOf,
  placesOf,
  priorLength,
  priorPassages,
  scoreOf,
  union,
  without,
  wordsOf,
} from "./impacts.ts";
import { type WeightedWord, relevanceOf } from "./relevance.ts";

// Selection of the best passages, page by page.

/** The page of ranked passages to return. */
export interface PageRequest {
  readonly size: number;
  /** Ranges of passage numbers to search, `to` excluded; null for all. */
  readonly ranges: readonly (readonly [from: number, to: number])[] | null;
  /** The last passage of the page before; null for the first page. */
  readonly after: number | null;
}

export interface Ranked {
  readonly number: number;
  readonly score: number;
}

export const sixDecimals = (value: number): number => Math.round(value * 1e6) / 1e6;

const comesBefore = (one: Ranked, other: Ranked): boolean =>
  one.score > other.score || (one.score === other.score && one.number < other.number);

/** Collects the best passages offered, in order, that rank behind the page before. */
export class Page {
  readonly #size: number;
  readonly #last: Ranked | null;
  readonly ranked: Ranked[] = [];
  /** The best of all pages. */
  best: Ranked | null = null;
  /** Lower bound of sums worth offering. It allows for rounding, since rounded sums are compared. */
  least = 0;

  constructor(size: number, last: Ranked | null) {
    this.#size = size;
    this.#last = last;
  }

  offer(number: number, sum: number): void {
    const each = { number, score: sixDecimals(sum) };
    if (this.best === null || comesBefore(each, this.best)) this.best = each;
    if (!this.#isBehind(each)) return;
    let place = this.ranked.length;
    while (place > 0 && comesBefore(each, this.ranked[place - 1] ?? each)) place--;
    if (place >= this.#size) return;
    this.ranked.splice(place, 0, each);
    if (this.ranked.length > this.#size) this.ranked.pop();
    if (this.ranked.length >= this.#size) this.least = (this.ranked.at(-1)?.score ?? 0) - 1e-6;
  }

  #isBehind(each: Ranked): boolean {
    return this.#last === null || comesBefore(this.#last, each);
  }
}

/** Makes a test for numbers within ranges that do not overlap. */
export const rangeTest = (ranges: NonNullable<PageRequest["ranges"]>): ((number: number) => boolean) => {
  const sorted = ranges.toSorted(([one], [other]) => one - other);
  return (number) => {
    let [low, high] = [0, sorted.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((sorted[middle]?.[0] ?? 0) <= number) low = middle + 1;
      else high = middle;
    }
    return number < (sorted[low - 1]?.[1] ?? 0);
  };
};

// Ranking of passages by BM25. Shells supply only the postings of a query's terms, so scores are the same in the
// sandbox and on every database.

/** Totals of the indexed documents of one language. */
export interface Corpus {
  readonly language: Language;
  readonly passages: number;
  /** Number of terms. */
  readonly length: number;
}

/** The passages that have a term, by their numbers, which are unique in the organization. */
export interface PostingList extends QueryTerm {
  readonly postings: Postings;
}

/** A word that no passage has, and its probable correction. */
export interface Correction extends QueryTerm {
  readonly word: string;
}

/** A query with the postings to rank it by. */
export interface Material {
  readonly words: readonly QueryWord[];
  readonly corpora: readonly Corpus[];
  /** Lists of the query's terms and their corrections. Terms that no passage has may be missing. */
  readonly lists: readonly PostingList[];
  readonly corrections: readonly Correction[];
}

/** Words after spelling correction, without mistyped stop words. */
export interface CorrectedQuery {
  readonly words: readonly QueryWord[];
  readonly corrections: readonly Correction[];
}

export interface Ranking extends Omit<Selection, "best"> {
  /** The score of the best passage of all pages; 0 if there is none. */
  readonly best: number;
  /** The score of full relevance. A passage's relevance is its share of it. */
  readonly possible: number;
  /** Words of the query that no passage has, nor a synonym of them. */
  readonly unknown: readonly string[];
}

/** Weight of a synonym. */
const alikeShare = 0.8;

/** Minimum weight of a word in another language than the question's. It grows with the language's documents. */
const foreignShare = 0.6;

/** Weight of holding the requested kind of answer. */
const kindShare = 0.8;

export const rankPassages = (material: Material, page: PageRequest): Ranking => {
  const weighted = weightedWords(material);
  const passages = passagesOf(material.corpora);
  const words = wordsOf(weighted, meanLength(material.corpora));
  const { best, ...selection } = selectBest(wordsOf(weighted.map(forOrder), meanLength(material.corpora)), page);
  const unknown = unknownOf(weighted);
  if (best === null) return { ...selection, best: 0, possible: 0, unknown };
  const relevance = relevanceOf(weighted, words, best.number, idfOf(passages, 0));
  return { ...selection, best: best.score, possible: sixDecimals(best.score / relevance), unknown };
};

/** Weights in the order of passages, as shares of those by which the best one is judged. Fitted to first passages. */
const orderShares = { aside: 0.7, alike: 0.8 };

const forOrder = ({ idf, lists, isAside }: WeightedWord): Weighted => {
  const share = isAside ? orderShares.aside : 1;
  return {
    idf: share * idf,
    lists: lists.map((list) => ({ ...list, idf: share * (list.isAlike ? orderShares.alike : 1) * list.idf })),
  };
};

/** Lists the words that no passage has, nor a synonym, even if the query has the synonym too. */
const unknownOf = (weighted: readonly WeightedWord[]): string[] => {
  const known = new Set(
    weighted.flatMap(({ lists, repeats }, index) => (lists.length > 0 ? [index, repeats ?? index] : [])),
  );
  return weighted.flatMap(({ word, isKind, isMeant, repeats }, index) =>
    isKind || isMeant || known.has(index) || known.has(repeats ?? index) ? [] : word,
  );
};

const passagesOf = (corpora: readonly Corpus[]): number => corpora.reduce((sum, { passages }) => sum + passages, 0);

/**
 * Lists the words to correct by `nearestWord`: meaningful ones that no passage has. Their number is limited
 * (`firstCorrectable`).
 */
export const unknownWords = (material: Omit<Material, "corrections">): QueryWord[] => {
  const spoken = new Set(material.corpora.map(({ language }) => language));
  const known = new Set(material.lists.map(keyOf));
  const unknown = material.words.flatMap((each) => {
    const terms = each.terms.filter(({ language }) => spoken.has(language));
    return isKnownSpelling(each) || terms.length === 0 || terms.some((term) => known.has(keyOf(term)))
      ? []
      : { ...each, terms };
  });
  return firstCorrectable(unknown);
};

/** Tells if a word is certainly not mistyped: it is common in its language, or has synonyms. */
export const isKnownSpelling = ({ share, alike, isKind, isMeant }: QueryWord): boolean =>
  isKind || isMeant === true || share > 0 || alike.length > 0;

/** Maximum terms that are corrected. A question has few mistyped words. */
const maxCorrectedTerms = 16;

/** Returns the first words within `maxCorrectedTerms`, and at least one. */
export const firstCorrectable = (words: readonly QueryWord[]): QueryWord[] => {
  let terms = 0;
  return words.filter((word, index) => (terms += word.terms.length) <= maxCorrectedTerms || index === 0);
};

/** Finds the terms of a language with a beginning, at most `maxCandidates`. */
export type Vocabulary = (language: Language, beginning: string) => readonly KnownTerm[];

/** Corrects unknown words (`unknownWords`) by the vocabulary of each language. */
export const correctQuery = (
  words: readonly QueryWord[],
  unknown: readonly QueryWord[],
  vocabulary: Vocabulary,
): CorrectedQuery => {
  const corrections = unknown.flatMap((each) => correct(each, vocabulary) ?? []);
  const corrected = new Set(corrections.map(({ word }) => word));
  const stopWords = unknown.filter(
    ({ word, terms }) => !corrected.has(word) && terms.some(({ language }) => isNearlyIn(word, stopWordsOf(language))),
  );
  const dropped = new Set(stopWords.map(({ word }) => word));
  return { words: words.filter(({ word }) => !dropped.has(word)), corrections };
};

/** Corrects a word by the vocabulary of each language; null if nothing known is near. */
const correct = ({ word, terms }: QueryWord, vocabulary: Vocabulary): Correction | null => {
  const found = terms.flatMap(({ language, term }) => {
    const nearest = nearestWord(word, term, (beginning) => vocabulary(language, beginning));
    return nearest ? { word, language, term: nearest.term, edits: nearest.edits } : [];
  });
  return found.toSorted((one, other) => one.edits - other.edits)[0] ?? null;
};

const weightedWords = (material: Material): WeightedWord[] => {
  const passages = passagesOf(material.corpora);
  const spoken = new Set(material.corpora.map(({ language }) => language));
  const listOf = new Map(material.lists.map((list) => [keyOf(list), list.postings]));
  const listsOf = (terms: readonly QueryTerm[]) => terms.flatMap((term) => listOf.get(keyOf(term)) ?? []);
  const spokenShare = new Map(material.corpora.map((each) => [each.language, each.passages / (passages || 1)]));
  const correctionOf = new Map(material.corrections.map((correction) => [correction.word, correction]));
  const asked = new Set(material.words.flatMap(({ terms }) => terms.map(keyOf)));
  const seen = new Set<string>();
  // Only the first of two synonyms in a query is searched by further synonyms.
  const meant = new Map<string, number>();
  const weighted: WeightedWord[] = [];
  for (const each of material.words) {
    const correction = correctionOf.get(each.word);
    const terms = correction ? [correction] : each.terms.filter(({ language }) => spoken.has(language));
    const fresh = terms.filter((term) => !seen.has(keyOf(term)) && seen.add(keyOf(term)));
    if (fresh.length === 0) continue;
    const own = listsOf(fresh);
    const repeats = each.terms.flatMap((term) => meant.get(keyOf(term)) ?? [])[0] ?? null;
    const alike = repeats === null ? each.alike.filter((term) => !asked.has(keyOf(term))) : [];
    for (const term of each.alike) if (!meant.has(keyOf(term))) meant.set(keyOf(term), weighted.length);
    const others = without(union(listsOf(alike)), own);
    const holding = own.reduce((sum, { length }) => sum + length / 2, 0);
    const weigh = (found: number, share: number) => share * idfOf(passages, found, each.share);
    const ownIdf = weigh(holding, each.isKind ? kindShare : 1);
    const alikeIdf = weigh(holding + others.length / 2, alikeShare);
    const lists: WeightedList[] = [
      ...fresh.flatMap((term) => {
        const postings = listOf.get(keyOf(term));
        const worth =
          term.language === each.language
            ? 1
            : foreignShare + (1 - foreignShare) * (spokenShare.get(term.language) ?? 0);
        return postings ? { idf: ownIdf * worth, postings } : [];
      }),
      ...(others.length > 0 ? [{ idf: alikeIdf, postings: others, isAlike: true }] : []),
    ];
    weighted.push({ ...each, idf: ownIdf, lists, repeats, isCorrected: correction !== undefined });
  }
  return weighted;
};

/** @param share prior share of passages that have the word, of `priorPassages` */
const idfOf = (passages: number, holding: number, share = 0): number => {
  const [all, found] = [passages + priorPassages, holding + share * priorPassages];
  return Math.log(1 + (all - found + 0.5) / (found + 0.5));
};

const meanLength = (corpora: readonly Corpus[]): number =>
  (corpora.reduce((sum, { length }) => sum + length, 0) + priorPassages * priorLength) /
  (passagesOf(corpora) + priorPassages);

// Summation of passage scores, window by window, and selection of the best.

export interface Selection {
  /** Best first; ties go to the lower number. Scores have six decimals. */
  readonly ranked: readonly Ranked[];
  /** The best passage of all pages; null if none has a word. */
  readonly best: Ranked | null;
  readonly total: number;
  /** True if the passage that the page begins after is among the results. */
  readonly known: boolean;
}

/** Selects the best of all passages that have a word. */
export const selectBest = (words: readonly Word[], wanted: PageRequest): Selection => {
  const inRange = wanted.ranges && rangeTest(wanted.ranges);
  const last = wanted.after === null ? null : rankedOf(words, wanted.after);
  const page = new Page(wanted.size, last);
  const total = sumUp(words, page, inRange);
  return {
    ranked: page.ranked,
    best: page.best,
    total,
    known: last !== null && last.score > 0 && (inRange === null || inRange(last.number)),
  };
};

const rankedOf = (words: readonly Word[], number: number): Ranked => ({
  number,
  score: sixDecimals(scoreOf(words, number)),
});

const windowBits = 10;

const windowSize = 2 ** windowBits;

const placeMask = windowSize - 1;

/** Sums of one window, reused for the next. No search is suspended within a window. */
const sums = new Float64Array(windowSize);

/** The latest query word of each passage, counted from 1, with its `placesOf` in the higher bits. */
const latest = new Int32Array(windowSize);

const latestBits = 16;

const latestMask = 2 ** latestBits - 1;

/** A list, and the start of its postings that are not summed yet. */
interface Run {
  readonly word: Word;
  /** Index of the word in the query, from 1. */
  readonly ordinal: number;
  readonly list: List;
  from: number;
}

/** Offers every passage that has a word to the page, and counts them. */
const sumUp = (words: readonly Word[], page: Page, inRange: ((number: number) => boolean) | null): number => {
  const runs: Run[] = words.flatMap((word, index) =>
    word.lists.map((list) => ({ word, ordinal: index + 1, list, from: 0 })),
  );
  let total = 0;
  for (let first = nextWindow(runs); first !== null; first = nextWindow(runs)) {
    sums.fill(0);
    latest.fill(0);
    for (const run of runs) {
      const to = windowEnd(run, first + windowSize);
      add(run, to);
      run.from = to;
    }
    total += offerAll(first, page, inRange);
  }
  return total;
};

/** Returns the first number of the next window that has postings. */
const nextWindow = (runs: readonly Run[]): number | null => {
  let least = Infinity;
  for (const { list, from } of runs) least = Math.min(least, list.postings[from] ?? Infinity);
  return least === Infinity ? null : least - (least & placeMask);
};

/** Finds the end of a run's postings in a window, which has at most one for each passage. */
const windowEnd = ({ list: { postings }, from }: Run, limit: number): number =>
  endBelow(postings, limit, from, Math.min(postings.length, from + 2 * windowSize));

/** Adds the postings up to a place. One more test in this loop doubles its time; an allocation takes ten times. */
const add = ({ word, ordinal, list, from }: Run, to: number): void => {
  const { phrase } = word;
  const { postings } = list;
  for (let at = from; at < to; at += 2) {
    const place = (postings[at] ?? 0) & placeMask;
    const weight = postings[at + 1] ?? 0;
    const places = placesOf(weight);
    const before = latest[place] ?? 0;
    let sum = (sums[place] ?? 0) + impactOf(list, weight);
    if ((before & latestMask) === ordinal - 1 && areAdjacent(before >>> latestBits, places)) sum += phrase;
    sums[place] = sum;
    latest[place] = (places << latestBits) | ordinal;
  }
};

const offerAll = (first: number, page: Page, inRange: ((number: number) => boolean) | null): number => {
  let held = 0;
  for (let place = 0; place < windowSize; place++) {
    const sum = sums[place] ?? 0;
    if (sum === 0 || (inRange && !inRange(first + place))) continue;
    held++;
    if (sum >= page.least) page.offer(first + place, sum);
  }
  return held;
};
