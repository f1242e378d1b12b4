/** The sums of passages, window by window, and the best of them. */
import { Page, type Ranked, type Wanted, rangeTest, sixDecimals } from "./best-page.ts";
import { type List, type Word, endBelow, impactOf, scoreOf } from "./impacts.ts";
import { areAdjacent, placesOf } from "./postings.ts";

export interface Selection {
  /** The best first; of equal scores the passage with the lower number. Scores have six decimals. */
  readonly ranked: readonly Ranked[];
  /** The best of all passages, those of the pages before included; null when none has a word. */
  readonly best: Ranked | null;
  readonly total: number;
  /** Whether the passage that the page begins after is itself among the results. */
  readonly known: boolean;
}

/** Selects among all passages that have a word. */
export const selectBest = (words: readonly Word[], wanted: Wanted): Selection => {
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

/** What one window is summed up in, used again for the next: no search waits in the middle of one. */
const sums = new Float64Array(windowSize);
/** The latest word of the query that the passage has, counted from 1, and above it where: `placesOf`. */
const latest = new Int32Array(windowSize);
const latestBits = 16;
const latestMask = 2 ** latestBits - 1;

/** A list, and from where on it has not been summed up yet. */
interface Run {
  readonly word: Word;
  /** The place of the word in the query, counted from 1. */
  readonly ordinal: number;
  readonly list: List;
  from: number;
}

/** Offers the page every passage that has a word, and counts them. */
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

/** The first number of the next window that has postings. */
const nextWindow = (runs: readonly Run[]): number | null => {
  let least = Infinity;
  for (const { list, from } of runs) least = Math.min(least, list.postings[from] ?? Infinity);
  return least === Infinity ? null : least - (least & placeMask);
};

/** A run of a frequent word fills its window, one of a rare word hardly begins in it. */
const windowEnd = ({ list: { postings }, from }: Run, limit: number): number =>
  endBelow(postings, limit, from, Math.min(postings.length, from + 2 * windowSize));

/** Adds the postings up to a place. A test more in this loop doubles its time, an array that is made in it takes ten times as long. */
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
