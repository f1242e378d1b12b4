/**
 * The sums of passages, and the best of them. Passages are summed up window by window. Words that are so frequent that a
 * passage with nothing else cannot reach the page are only counted; where passages with rarer ones may, each is summed up
 * by itself. The result is the same as if every passage had been.
 */
import { Page, type Ranked, type Wanted, rangeTest, sixDecimals } from "./best-page.ts";
import {
  type Postings,
  type Weighted,
  type Word,
  absent,
  endBelow,
  impactOf,
  scoreOf,
  weightIn,
  wordsOf,
} from "./impacts.ts";
import { areAdjacent, placesOf } from "./postings.ts";

export interface Selection {
  /** The best first; of equal scores the passage with the lower number. Scores have six decimals. */
  readonly ranked: readonly Ranked[];
  readonly best: number;
  /** How many words of the query the best passage has. */
  readonly matched: number;
  readonly total: number;
  /** Whether the passage that the page begins after is itself among the results. */
  readonly known: boolean;
}

/** Selects among all passages that have a word. @param mean how many terms a passage has */
export const selectBest = (weighted: readonly Weighted[], mean: number, wanted: Wanted): Selection => {
  const words = wordsOf(weighted, mean);
  const inRange = wanted.ranges && rangeTest(wanted.ranges);
  const last = wanted.after === null ? null : rankedOf(words, wanted.after);
  const page = new Page(wanted.size, last);
  const holding = words.reduce((sum, word) => sum + word.holding, 0);
  const prunes = inRange === null && holding >= worthPruning;
  if (prunes) page.expect(rarest(words, 2 * wanted.size + headStart));
  const total = new Windows(words, page, inRange, prunes).run();
  return {
    ranked: page.ranked,
    best: page.best?.score ?? 0,
    matched: page.best ? weightsOf(words, page.best.number).filter((weight) => weight !== absent).length : 0,
    total,
    known: last !== null && last.score > 0 && (inRange === null || inRange(last.number)),
  };
};

/** To sum up fewer postings than these takes no longer than to look for what can be left out. */
const worthPruning = 4_096;
const headStart = 64;

const rankedOf = (words: readonly Word[], number: number): Ranked => ({
  number,
  score: sixDecimals(scoreOf(words, weightsOf(words, number))),
});

const weightsOf = (words: readonly Word[], number: number): number[] =>
  words.map(({ lists }) => lists.reduce((found, list) => found || weightIn(list, number), absent));

/** So many passages that have the rarest words: the best are most likely among them. */
const rarest = (words: readonly Word[], most: number): Ranked[] => {
  const numbers = new Set<number>();
  for (const { lists } of words.toSorted((one, other) => one.holding - other.holding)) {
    for (const list of lists) {
      for (let at = 0; at < list.length && numbers.size < most; at += 2) numbers.add(list[at] ?? 0);
    }
  }
  return Array.from(numbers, (number) => rankedOf(words, number));
};

const windowBits = 10;
const windowSize = 2 ** windowBits;
const placeMask = windowSize - 1;

/** What one window is summed up in, used again for the next: no search waits in the middle of one. */
const sums = new Float64Array(windowSize);
/** The latest word of the query that the passage has, counted from 1, and above it where: `placesOf`. */
const latest = new Int32Array(windowSize);
const seen = new Int32Array(windowSize / 32);
const latestBits = 16;
const latestMask = 2 ** latestBits - 1;

/** A list, and which part of it belongs to the window. */
interface Run {
  readonly word: Word;
  /** The place of the word in the query, counted from 1. */
  readonly ordinal: number;
  readonly list: Postings;
  from: number;
  to: number;
}

/** A word that is so frequent that it adds little. */
interface Frequent {
  readonly word: Word;
  /** The most that a passage gains by it, standing beside the frequent words before it in this order included. */
  readonly share: number;
}

class Windows {
  readonly #words: readonly Word[];
  readonly #page: Page;
  readonly #inRange: ((number: number) => boolean) | null;
  readonly #prunes: boolean;
  readonly #runs: readonly Run[];
  readonly #weights: Int32Array;
  /** Words that are not decisive for the page as high as it begins now. */
  #frequent: readonly Frequent[] = [];
  #knownLeast = 0;

  constructor(words: readonly Word[], page: Page, inRange: ((number: number) => boolean) | null, prunes: boolean) {
    this.#words = words;
    this.#page = page;
    this.#inRange = inRange;
    this.#prunes = prunes;
    this.#weights = new Int32Array(words.length);
    this.#runs = words.flatMap((word, index) =>
      word.lists.map((list) => ({ word, ordinal: index + 1, list, from: 0, to: 0 })),
    );
  }

  /** How many passages have a word. */
  run(): number {
    let total = 0;
    for (let first = this.#next(); first !== null; first = this.#next()) {
      for (const run of this.#runs) run.to = windowEnd(run, first + windowSize);
      if (this.#prunes) this.#divide();
      const postings = this.#postings(() => true);
      const decisive = this.#frequent.length === 0 ? postings : this.#postings(({ word }) => !this.#isFrequent(word));
      total += 2 * decisive > postings ? this.#sumUpAll(first) : this.#sumUpSome();
      for (const run of this.#runs) run.from = run.to;
    }
    return total;
  }

  /** The first number of the next window that has postings. */
  #next(): number | null {
    let least = Infinity;
    for (const { list, from } of this.#runs) if (from < list.length) least = Math.min(least, list[from] ?? 0);
    return least === Infinity ? null : least - (least & placeMask);
  }

  #postings(of: (run: Run) => boolean): number {
    let sum = 0;
    for (const run of this.#runs) if (of(run)) sum += run.to - run.from;
    return sum;
  }

  /** Finds the most words that together cannot lift a passage onto the page; those that add most come first. */
  #divide(): void {
    const { least } = this.#page;
    if (least === this.#knownLeast) return;
    this.#knownLeast = least;
    const frequent: Frequent[] = [];
    const beside = new Set<Word | undefined>();
    let sum = 0;
    for (const word of this.#words.toSorted((one, other) => one.most - other.most)) {
      const index = this.#words.indexOf(word);
      const [before, after] = [this.#words[index - 1], this.#words[index + 1]];
      const share =
        word.most + (beside.has(before) ? word.phrase : 0) + (after && beside.has(after) ? after.phrase : 0);
      if (sum + share >= least) break;
      sum += share;
      frequent.unshift({ word, share });
      beside.add(word);
    }
    this.#frequent = frequent;
  }

  #sumUpAll(first: number): number {
    sums.fill(0);
    latest.fill(0);
    for (const run of this.#runs) addAll(run);
    const [page, inRange] = [this.#page, this.#inRange];
    let held = 0;
    for (let place = 0; place < windowSize; place++) {
      const sum = sums[place] ?? 0;
      if (sum === 0 || (inRange && !inRange(first + place))) continue;
      held++;
      if (sum >= page.least) page.offer(first + place, sum);
    }
    return held;
  }

  #sumUpSome(): number {
    sums.fill(0);
    seen.fill(0);
    const decisive: Run[] = [];
    for (const run of this.#runs) {
      if (this.#isFrequent(run.word)) markAll(run);
      else if (run.from < run.to) decisive.push(run);
    }
    const most = this.#frequent.reduce((sum, { share }) => sum + share, 0);
    for (const run of decisive) addMost(run);
    for (const { list, from, to } of decisive) {
      for (let at = from; at < to; at += 2) {
        const number = list[at] ?? 0;
        const bound = (sums[number & placeMask] ?? 0) + most;
        if (bound < this.#page.least || sums[number & placeMask] === 0) continue;
        sums[number & placeMask] = 0;
        if (this.#mayReach(number, bound)) this.#page.offer(number, this.#scoreOf(number));
      }
    }
    return countSeen();
  }

  #isFrequent(word: Word): boolean {
    return this.#frequent.some((each) => each.word === word);
  }

  /** Looks for the frequent words one by one, as long as the rest of them might be enough. */
  #mayReach(number: number, bound: number): boolean {
    const { least } = this.#page;
    for (const { word, share } of this.#frequent) {
      const weight = this.#weightOf(word, number);
      bound -= weight === absent ? share : word.most - impactOf(word, weight);
      if (bound < least) return false;
    }
    return true;
  }

  #scoreOf(number: number): number {
    for (const [index, word] of this.#words.entries()) this.#weights[index] = this.#weightOf(word, number);
    return scoreOf(this.#words, this.#weights);
  }

  /** Within the window. */
  #weightOf(word: Word, number: number): number {
    for (const run of this.#runs) {
      if (run.word !== word) continue;
      const weight = weightIn(run.list, number, run.from, run.to);
      if (weight !== absent) return weight;
    }
    return absent;
  }
}

/** A run of a frequent word fills its window, one of a rare word hardly begins in it. */
const windowEnd = ({ list, from }: Run, limit: number): number =>
  endBelow(list, limit, from, Math.min(list.length, from + 2 * windowSize));

/** Adds what belongs to the window. A test more in this loop doubles its time. */
const addAll = ({ word, ordinal, list, from, to }: Run): void => {
  const { phrase } = word;
  for (let at = from; at < to; at += 2) {
    const place = (list[at] ?? 0) & placeMask;
    const weight = list[at + 1] ?? 0;
    const places = placesOf(weight);
    const before = latest[place] ?? 0;
    let sum = (sums[place] ?? 0) + impactOf(word, weight);
    if ((before & latestMask) === ordinal - 1 && areAdjacent(before >>> latestBits, places)) sum += phrase;
    sums[place] = sum;
    latest[place] = (places << latestBits) | ordinal;
  }
};

/** Adds the most that the passages may gain. */
const addMost = ({ word, list, from, to }: Run): void => {
  for (let at = from; at < to; at += 2) {
    const place = (list[at] ?? 0) & placeMask;
    sums[place] = (sums[place] ?? 0) + impactOf(word, list[at + 1] ?? 0) + word.mostBeside;
    seen[place >>> 5] = (seen[place >>> 5] ?? 0) | (1 << (place & 31));
  }
};

const markAll = ({ list, from, to }: Run): void => {
  for (let at = from; at < to; at += 2) {
    const place = (list[at] ?? 0) & placeMask;
    seen[place >>> 5] = (seen[place >>> 5] ?? 0) | (1 << (place & 31));
  }
};

/** How many bits are set. */
const countSeen = (): number => {
  let count = 0;
  for (const word of seen) {
    let bits = word - ((word >>> 1) & 0x55555555);
    bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
    count += Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
  }
  return count;
};
