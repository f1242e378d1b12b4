/** The sums of passages while they are ranked, and the best of them. */
import { areAdjacent, frequencyOf, lengthOf, placesOf } from "./postings.ts";

const saturation = 1.2;
const lengthShare = 0.75;
/** On the Cranfield collection it takes nDCG@10 from .387 to .392; .1 leaves it as it is, and .5 adds less. */
const phraseShare = 0.3;

/** Pairs of numbers: that of a passage, in ascending order, and what its posting says (`weightOf`). */
export type Postings = Uint32Array;

/** What one word of a query is worth, and where. */
export interface Weighted {
  readonly idf: number;
  /** The postings of its terms, each in parts; no passage is in two of them. */
  readonly parts: readonly Postings[];
}

/** Which of the ranked passages are wanted. */
export interface Wanted {
  readonly size: number;
  /** The numbers to look among, from and up to but not including; null for all. */
  readonly ranges: readonly (readonly [from: number, to: number])[] | null;
  /** The passage that the page begins after; null for the first page. */
  readonly after: number | null;
}

export interface Ranked {
  readonly number: number;
  readonly score: number;
}

export interface Selection {
  /** The best first; of equal scores the passage with the lower number. Scores have six decimals. */
  readonly ranked: readonly Ranked[];
  readonly best: number;
  readonly total: number;
  /** Whether the passage that the page begins after is itself among the results. */
  readonly known: boolean;
}

export const sixDecimals = (value: number): number => Math.round(value * 1e6) / 1e6;

/** Numbers lie close together, but not from the first on. */
const blockBits = 10;
const blockSize = 2 ** blockBits;
const placeMask = blockSize - 1;

interface Block {
  readonly first: number;
  readonly sums: Float64Array;
  /** The latest word of the query that the passage has, counted from 1, and above it where: `placesOf`. */
  readonly latest: Uint32Array;
  /** How many passages have a sum, and the highest of them. */
  held: number;
  best: number;
}

const latestBits = 16;
const latestMask = 2 ** latestBits - 1;

/** What a posting of one word adds. */
interface Word {
  /** Counted from 1. */
  readonly ordinal: number;
  readonly worth: number;
  /** For standing directly behind the word before. */
  readonly phrase: number;
  /** What the frequency is damped by, and by how much more for each term of its passage. */
  readonly damping: number;
  readonly perTerm: number;
}

/** Sums of passages by their numbers: BM25, and a share of it more where words stand together as in the query. */
export class Scores {
  readonly #blocks: (Block | undefined)[] = [];

  /** @param mean how many terms a passage has */
  constructor(weighted: readonly Weighted[], mean: number) {
    weighted.forEach(({ idf, parts }, index) => {
      const word: Word = {
        ordinal: index + 1,
        worth: idf * (saturation + 1),
        phrase: phraseShare * Math.min(idf, weighted[index - 1]?.idf ?? 0),
        damping: saturation * (1 - lengthShare),
        perTerm: (saturation * lengthShare) / mean,
      };
      for (const postings of parts) this.#add(postings, word);
    });
  }

  #add(postings: Postings, word: Word): void {
    for (let from = 0, to = 0; from < postings.length; from = to) {
      const index = (postings[from] ?? 0) >>> blockBits;
      to = endBelow(postings, from, (index + 1) * blockSize);
      addTo((this.#blocks[index] ??= newBlock(index * blockSize)), postings, [from, to], word);
    }
  }

  of(number: number): number {
    return sixDecimals(this.#blocks[number >>> blockBits]?.sums[number & placeMask] ?? 0);
  }

  select({ size, ranges, after }: Wanted): Selection {
    const inRange = ranges && rangeTest(ranges);
    const last = after === null ? null : { number: after, score: this.of(after) };
    const known = last !== null && last.score > 0 && (inRange === null || inRange(last.number));
    const page = new Page(size, last);
    const blocks = this.#blocks.filter((block) => block !== undefined).toSorted((one, other) => other.best - one.best);
    const { best, total } = inRange ? offerSome(blocks, page, inRange) : offerAll(blocks, page);
    return { ranked: page.ranked, best: sixDecimals(best), total, known };
  }
}

const newBlock = (first: number): Block => {
  return { first, sums: new Float64Array(blockSize), latest: new Uint32Array(blockSize), held: 0, best: 0 };
};

/** Where the postings end whose numbers are below a limit, looked for from a place on. */
const endBelow = (postings: Postings, from: number, limit: number): number => {
  let [low, high] = [from / 2, postings.length / 2];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((postings[2 * middle] ?? 0) < limit) low = middle + 1;
    else high = middle;
  }
  return 2 * low;
};

/** Adds the postings between two places, all of which belong to the block. A test more in this loop doubles its time. */
const addTo = (block: Block, postings: Postings, [from, to]: readonly [number, number], word: Word): void => {
  const { sums, latest } = block;
  const { ordinal, worth, phrase, damping, perTerm } = word;
  let { held, best } = block;
  for (let at = from; at < to; at += 2) {
    const place = (postings[at] ?? 0) & placeMask;
    const weight = postings[at + 1] ?? 0;
    const frequency = frequencyOf(weight);
    const places = placesOf(weight);
    const before = latest[place] ?? 0;
    const known = sums[place] ?? 0;
    let sum = known + (worth * frequency) / (frequency + damping + perTerm * lengthOf(weight));
    if ((before & latestMask) === ordinal - 1 && areAdjacent(before >>> latestBits, places)) sum += phrase;
    if (known === 0) held++;
    if (sum > best) best = sum;
    sums[place] = sum;
    latest[place] = (places << latestBits) | ordinal;
  }
  block.held = held;
  block.best = best;
};

interface Offered {
  readonly best: number;
  readonly total: number;
}

/** Offers what may be among the best: a block whose best is not, holds none. */
const offerAll = (blocks: readonly Block[], page: Page): Offered => {
  let total = 0;
  for (const { first, sums, held, best } of blocks) {
    total += held;
    if (best < page.least) continue;
    for (let place = 0; place < blockSize; place++) {
      const sum = sums[place] ?? 0;
      if (sum > 0 && sum >= page.least) page.offer(first + place, sum);
    }
  }
  return { best: blocks[0]?.best ?? 0, total };
};

const offerSome = (blocks: readonly Block[], page: Page, inRange: (number: number) => boolean): Offered => {
  let [best, total] = [0, 0];
  for (const { first, sums } of blocks) {
    for (let place = 0; place < blockSize; place++) {
      const sum = sums[place] ?? 0;
      if (sum === 0 || !inRange(first + place)) continue;
      total++;
      if (sum > best) best = sum;
      if (sum >= page.least) page.offer(first + place, sum);
    }
  }
  return { best, total };
};

const comesBefore = (one: Ranked, other: Ranked): boolean =>
  one.score > other.score || (one.score === other.score && one.number < other.number);

const rangeTest = (ranges: NonNullable<Wanted["ranges"]>): ((number: number) => boolean) => {
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

/** The best of what is offered, in order, and behind the last of the page before. */
class Page {
  readonly #size: number;
  readonly #last: Ranked | null;
  readonly ranked: Ranked[] = [];
  /** Sums below it need not be offered: they are rounded before they are compared. */
  least = 0;

  constructor(size: number, last: Ranked | null) {
    this.#size = size;
    this.#last = last;
  }

  offer(number: number, sum: number): void {
    const each = { number, score: sixDecimals(sum) };
    if (this.#last !== null && !comesBefore(this.#last, each)) return;
    let place = this.ranked.length;
    while (place > 0 && comesBefore(each, this.ranked[place - 1] ?? each)) place--;
    if (place >= this.#size) return;
    this.ranked.splice(place, 0, each);
    if (this.ranked.length > this.#size) this.ranked.pop();
    if (this.ranked.length >= this.#size) this.least = (this.ranked.at(-1)?.score ?? 0) - 1e-6;
  }
}
