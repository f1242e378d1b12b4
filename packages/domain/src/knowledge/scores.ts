/** Summation of passage scores, window by window, and selection of the best. */
import { Page, type Ranked, type PageRequest, rangeTest, sixDecimals } from "./best-page.ts";
import { type List, type Word, endBelow, impactOf, scoreOf } from "./impacts.ts";
import { areAdjacent, placesOf } from "./postings.ts";

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
