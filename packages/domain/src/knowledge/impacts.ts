/** The score that a word adds to a passage: BM25, and a bonus right behind the query's previous word. */
import { priorLength } from "./prior.ts";
import { areAdjacent, frequencyOf, lengthOf, placesOf } from "./postings.ts";

export const saturation = 1.2;
const lengthShare = 0.7;
/** The share in the judgement of the best passage, whose weights were fitted to it. */
const usualShare = 0.75;
/** Raises nDCG@10 on the Cranfield collection from .385 to .390. Half of it adds half as much, and twice of it takes away. */
const phraseShare = 0.3;

/** Pairs of a passage number, ascending, and the packed weight of its posting (`weightOf`). */
export type Postings = Int32Array;

/** A list of passages, and the IDF of its term. */
export interface WeightedList {
  readonly idf: number;
  readonly postings: Postings;
  /** True for the list of synonyms. */
  readonly isAlike?: boolean;
}

/** A word of a query with its weight and lists. */
export interface Weighted {
  readonly idf: number;
  /** One list for its term in each language, and one for its synonyms. No passage is in two of them. */
  readonly lists: readonly WeightedList[];
}

/** Saturation of the frequency, and its increase for each term of the passage. */
interface Damping {
  readonly damping: number;
  readonly perTerm: number;
}

/** A list, and the factors of its postings' scores. */
export interface List extends Damping {
  readonly postings: Postings;
  readonly worth: number;
}

export interface Word {
  readonly lists: readonly List[];
  /** Bonus right behind the query's previous word. */
  readonly phrase: number;
}

/** @param mean mean number of terms of a passage */
export const wordsOf = (weighted: readonly Weighted[], mean: number): Word[] => {
  const damped = dampedBy(mean, lengthShare);
  return weighted.map(({ idf, lists }, index) => ({
    lists: lists.map((list) => ({ postings: list.postings, worth: list.idf * (saturation + 1), ...damped })),
    phrase: phraseShare * Math.min(idf, weighted[index - 1]?.idf ?? 0),
  }));
};

const dampedBy = (mean: number, share: number): Damping => ({
  damping: saturation * (1 - share),
  perTerm: (saturation * share) / mean,
});

const usual = dampedBy(priorLength, usualShare);

/** Scores a posting as if passages had their usual length, independent of the corpus. */
export const usualImpactOf = ({ worth }: List, weight: number): number =>
  impact(worth, frequencyOf(weight), usual, lengthOf(weight));

/** Scores a posting without phrase bonus. No passage is worth more for being shorter than usual. */
export const impactOf = (list: List, weight: number): number =>
  impact(list.worth, frequencyOf(weight), list, Math.max(priorLength, lengthOf(weight)));

const impact = (worth: number, frequency: number, { damping, perTerm }: Damping, length: number): number =>
  (worth * frequency) / (frequency + damping + perTerm * length);

/** The weight for passages without the word. Every posting has a frequency of at least 1. */
const absent = 0;

/** Finds the list of a word that contains a passage. */
export const listWith = <Of extends Pick<List, "postings">>(
  { lists }: { readonly lists: readonly Of[] },
  number: number,
) => lists.find(({ postings }) => weightIn(postings, number) !== absent);

/** Scores a passage. */
export const scoreOf = (words: readonly Word[], number: number): number => {
  let [sum, before] = [0, absent];
  for (const word of words) {
    const list = listWith(word, number);
    const weight = list ? weightIn(list.postings, number) : absent;
    if (list) sum += impactOf(list, weight);
    if (areAdjacent(placesOf(before), placesOf(weight))) sum += word.phrase;
    before = weight;
  }
  return sum;
};

/** Finds the end of the postings with numbers below a limit, between two places. */
export const endBelow = (postings: Postings, limit: number, from = 0, to = postings.length): number => {
  let [low, high] = [from / 2, to / 2];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((postings[2 * middle] ?? 0) < limit) low = middle + 1;
    else high = middle;
  }
  return 2 * low;
};

/** Finds the weight of a passage's posting, between two places. */
export const weightIn = (postings: Postings, number: number, from = 0, to = postings.length): number => {
  const at = endBelow(postings, number, from, to);
  return at < to && postings[at] === number ? (postings[at + 1] ?? absent) : absent;
};
