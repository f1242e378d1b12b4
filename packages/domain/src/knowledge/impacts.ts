/** What a word adds to the score of a passage: BM25, and a share of it more where it stands behind the word before. */
import { areAdjacent, frequencyOf, lengthOf, placesOf } from "./postings.ts";

const saturation = 1.2;
const lengthShare = 0.75;
/** On the Cranfield collection it takes nDCG@10 from .387 to .392; .1 leaves it as it is, and .5 adds less. */
const phraseShare = 0.3;

/** Pairs of numbers: that of a passage, in ascending order, and the bits of what its posting says (`weightOf`). */
export type Postings = Int32Array;

/** What one word of a query is worth, and where. */
export interface Weighted {
  readonly idf: number;
  /** The postings of its terms, one list a language; no passage is in two of them. */
  readonly lists: readonly Postings[];
}

/** What a posting of one word adds. */
export interface Word {
  readonly lists: readonly Postings[];
  readonly worth: number;
  /** For standing directly behind the word before. */
  readonly phrase: number;
  /** What the frequency is damped by, and by how much more for each term of its passage. */
  readonly damping: number;
  readonly perTerm: number;
}

/** @param mean how many terms a passage has */
export const wordsOf = (weighted: readonly Weighted[], mean: number): Word[] =>
  weighted.map(({ idf, lists }, index) => ({
    lists,
    worth: idf * (saturation + 1),
    phrase: phraseShare * Math.min(idf, weighted[index - 1]?.idf ?? 0),
    damping: saturation * (1 - lengthShare),
    perTerm: (saturation * lengthShare) / mean,
  }));

/** What a posting adds by itself. */
export const impactOf = ({ worth, damping, perTerm }: Word, weight: number): number => {
  const frequency = frequencyOf(weight);
  return (worth * frequency) / (frequency + damping + perTerm * lengthOf(weight));
};

/** What the posting of a passage says that does not have the word; any other says at least that it occurs. */
export const absent = 0;

/** The score of a passage by what its postings say, of each word in their order. */
export const scoreOf = (words: readonly Word[], weights: ArrayLike<number>): number => {
  let [sum, before] = [0, absent];
  for (const [index, word] of words.entries()) {
    const weight = weights[index] ?? absent;
    if (weight !== absent) sum += impactOf(word, weight);
    if (areAdjacent(placesOf(before), placesOf(weight))) sum += word.phrase;
    before = weight;
  }
  return sum;
};

/** Where the postings end whose numbers are below a limit, looked for between two places. */
export const endBelow = (postings: Postings, limit: number, from = 0, to = postings.length): number => {
  let [low, high] = [from / 2, to / 2];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((postings[2 * middle] ?? 0) < limit) low = middle + 1;
    else high = middle;
  }
  return 2 * low;
};

/** What the posting of a passage says, looked for between two places. */
export const weightIn = (postings: Postings, number: number, from = 0, to = postings.length): number => {
  const at = endBelow(postings, number, from, to);
  return at < to && postings[at] === number ? (postings[at + 1] ?? absent) : absent;
};
