/** Selection of the best passages, page by page. */

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
