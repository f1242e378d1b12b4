import { lazyFor } from "../lazy.ts";
import { type Language, lateLists } from "./language.ts";
import { commonWords } from "./packed-common-words.ts";

// Compact texts of common terms. Each term is a code and its last letters. The code has its level, and the number of
// letters that it shares with the term before.

/** A term, and how common it is: 0 for the most common. */
export type LeveledTerm = readonly [term: string, level: number];

/** One letter of ASCII for each code; lowercase letters belong to terms. */
const codes = "!#$%&'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[]^_{|}~";

const levels = 11;

const maxShared = 4;

/** Cyrillic letters, since a bundle writes each with six characters. The last seven have two Latin ones. */
const cyrillic = "аеиостнврлпкдмзяубгчыьшхйжюцщэфъ";

const latin = "abcdefghijklmnoprstuvwxyz";

const second = "q";

export const encodeTerms = (terms: readonly LeveledTerm[]): string => {
  let last = "";
  const spelled = terms.map(([term, level]) => [latinized(term), level] as const);
  const sorted = spelled.toSorted(([one], [other]) => (one < other ? -1 : 1));
  return sorted
    .map(([term, level]) => {
      let shared = 0;
      while (shared < maxShared && shared < term.length && last[shared] === term[shared]) shared++;
      last = term;
      return `${codes[shared * levels + level]}${term.slice(shared)}`;
    })
    .join("");
};

/** @param isCyrillic true if the terms were Cyrillic ones */
export const decodeTerms = (coded: string, isCyrillic: boolean): LeveledTerm[] => {
  let last = "";
  return Array.from(coded.matchAll(/([^a-z])([a-z]*)/g), ([, code = "", rest = ""]) => {
    const number = codes.indexOf(code);
    last = last.slice(0, Math.floor(number / levels)) + rest;
    return [isCyrillic ? cyrillized(last) : last, number % levels];
  });
};

const latinized = (term: string): string =>
  term.replace(/[^a-z]/g, (letter) => {
    const at = cyrillic.indexOf(letter);
    if (at < 0) throw new Error(`${term} has another letter than those of the code: ${letter}`);
    return latin[at] ?? `${second}${latin[at - latin.length]}`;
  });

const cyrillized = (term: string): string =>
  term.replace(/(q?)([a-z])/g, (_, before: string, letter: string) =>
    cyrillic.charAt(latin.indexOf(letter) + (before === second ? latin.length : 0)),
  );

// Prior frequency of words in their language, before an organization has documents.

/** Virtual passages of usual text in every corpus, so words weigh alike with one document or a hundred. */
export const priorPassages = 300;

/** Number of terms of such a passage. */
export const priorLength = 60;

/** Number of words of a passage, stop words included. */
const wordsOfPassage = 120;

const listed = lateLists(commonWords);

/** Returns the share of a language's passages that have a term, 0 to 1; 0 for an uncommon term. */
export const commonShare = (term: string, language: Language): number =>
  smallNumber.test(term) ? shareOfNumbers / term.length : (sharesOf(language).get(term) ?? 0);

/** Small numbers stand in every price list, so few of them tell anything. */
const smallNumber = /^\d{1,2}$/;

const shareOfNumbers = 0.2;

const sharesOf = lazyFor((language: Language): ReadonlyMap<string, number> => {
  const [coded = ""] = listed(language);
  return new Map(decodeTerms(coded, language === "ru").map(([term, level]) => [term, shareAt(level)]));
});

/** The first level occurs once in a hundred words; each further one 10^(1/4) less often. */
const shareAt = (level: number): number => 1 - (1 - 10 ** (-2 - level / 4)) ** wordsOfPassage;

// The score that a word adds to a passage: BM25, and a bonus right behind the query's previous word.

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

// Set operations on lists of postings.

/** Merges lists. A passage in several keeps the posting with the highest frequency. */
export const union = (lists: readonly Postings[]): Postings => lists.reduce(both, none);

const none: Postings = new Int32Array(0);

const both = (one: Postings, other: Postings): Postings => {
  if (one.length === 0 || other.length === 0) return one.length === 0 ? other : one;
  const merged = new Int32Array(one.length + other.length);
  let [to, at, beside] = [0, 0, 0];
  while (at < one.length || beside < other.length) {
    const [number, another] = [one[at] ?? Infinity, other[beside] ?? Infinity];
    merged[to] = Math.min(number, another);
    // A frequency of 32 or more sets the sign bit.
    merged[to + 1] = Math.max(
      number <= another ? (one[at + 1] ?? 0) >>> 0 : 0,
      another <= number ? (other[beside + 1] ?? 0) >>> 0 : 0,
    );
    if (number <= another) at += 2;
    if (another <= number) beside += 2;
    to += 2;
  }
  return merged.slice(0, to);
};

/** Returns the passages of a list that no other list has. */
export const without = (list: Postings, others: readonly Postings[]): Postings => {
  const other = union(others);
  if (list.length === 0 || other.length === 0) return list;
  const kept = new Int32Array(list.length);
  let [to, beside] = [0, 0];
  for (let at = 0; at < list.length; at += 2) {
    while ((other[beside] ?? Infinity) < (list[at] ?? 0)) beside += 2;
    if (other[beside] === list[at]) continue;
    kept[to] = list[at] ?? 0;
    kept[to + 1] = list[at + 1] ?? 0;
    to += 2;
  }
  return kept.slice(0, to);
};

/** Postings packed into one number each, since they are stored and read by the hundred thousand. */
export interface Posting {
  /** Index of the passage in its document, from 0. */
  readonly position: number;
  /** Indexes of the term among the terms of the passage, from 0. */
  readonly places: readonly number[];
  /** Number of terms of the passage. */
  readonly length: number;
}

const frequencyBits = 6;

const lengthBits = 10;

const placeBits = 16;

/** The lowest bits hold the weight; the position is above them. */
const weightUnits = 2 ** (frequencyBits + lengthBits + placeBits);

const maxFrequency = 2 ** frequencyBits - 1;

const maxLength = 2 ** lengthBits - 1;

const allPlaces = 2 ** placeBits - 1;

/**
 * Packs a posting. Frequency and length are capped, where BM25 hardly changes. Places are kept modulo sixteen.
 */
export const packPosting = ({ position, places, length }: Posting): number => {
  const rests = places.reduce((bits, place) => bits | (1 << (place % placeBits)), 0);
  const frequency = Math.min(places.length, maxFrequency);
  const ofPassage = frequency * 2 ** lengthBits + Math.min(length, maxLength);
  return position * weightUnits + ofPassage * 2 ** placeBits + rests;
};

/** Unpacks the position of a posting. `weightOf` holds the rest: frequency, length and places. */
export const positionOf = (packed: number): number => Math.floor(packed / weightUnits);

export const weightOf = (packed: number): number => packed % weightUnits;

export const frequencyOf = (weight: number): number => weight >>> (lengthBits + placeBits);

export const lengthOf = (weight: number): number => (weight >>> placeBits) & maxLength;

/** Returns a bit for each place of the term modulo sixteen. */
export const placesOf = (weight: number): number => weight & allPlaces;

/**
 * Tells if one term probably stands right before another. It never misses, and errs in one of sixteen cases if each
 * occurs once.
 */
export const areAdjacent = (before: number, after: number): boolean =>
  (((before << 1) | (before >>> (placeBits - 1))) & allPlaces & after) !== 0;
