/** The best of many passages, page by page. */

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

export const sixDecimals = (value: number): number => Math.round(value * 1e6) / 1e6;

const comesBefore = (one: Ranked, other: Ranked): boolean =>
  one.score > other.score || (one.score === other.score && one.number < other.number);

/** The best of what is offered, in order, and behind the last of the page before. */
export class Page {
  readonly #size: number;
  readonly #last: Ranked | null;
  readonly ranked: Ranked[] = [];
  /** The best of all, those of the pages before included. */
  best: Ranked | null = null;
  /** Sums below it need not be offered: they are rounded before they are compared. */
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

/** Whether a number is in one of some ranges that do not overlap. */
export const rangeTest = (ranges: NonNullable<Wanted["ranges"]>): ((number: number) => boolean) => {
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
