/** When a job of an organization is due. */
export interface Due {
  /** In milliseconds since the epoch. */
  readonly at: number;
  readonly organizationId: string;
  readonly jobId: string;
}

/** Of jobs that are due at the same time, the one that was promised first comes first. */
interface Placed extends Due {
  readonly place: number;
}

const isBefore = (one: Placed, other: Placed): boolean =>
  one.at < other.at || (one.at === other.at && one.place < other.place);

/**
 * Due times in their order. What has been moved or is gone is told apart by whoever takes it. Most jobs are due at once:
 * they stand in line as they come, and only those that wait for their time are put in order, in a heap.
 */
export class Schedule {
  readonly #now: () => number;
  #line: Placed[] = [];
  #served = 0;
  #heap: Placed[] = [];
  #promised = 0;

  constructor(now: () => number) {
    this.#now = now;
  }

  /** The next; undefined when there is none. */
  peek(): Due | undefined {
    return this.#lineIsNext() ? this.#line[this.#served] : this.#heap[0];
  }

  clear(): void {
    this.#line = [];
    this.#served = 0;
    this.#heap = [];
  }

  add(due: Due): void {
    const placed = { ...due, place: this.#promised++ };
    const inOrder = (this.#line.at(-1)?.at ?? 0) <= due.at;
    if (inOrder && due.at <= this.#now()) this.#line.push(placed);
    else this.#rise(this.#heap.push(placed) - 1);
  }

  /** Takes the next out. */
  take(): Due | undefined {
    if (!this.#lineIsNext()) return this.#takeFromHeap();
    const first = this.#line[this.#served++];
    if (this.#served === this.#line.length) {
      this.#line = [];
      this.#served = 0;
    }
    return first;
  }

  #lineIsNext(): boolean {
    const inLine = this.#line[this.#served];
    const inHeap = this.#heap[0];
    return inLine !== undefined && (inHeap === undefined || isBefore(inLine, inHeap));
  }

  #takeFromHeap(): Due | undefined {
    const first = this.#heap[0];
    const last = this.#heap.pop();
    if (!first || !last || this.#heap.length === 0) return first;
    this.#heap[0] = last;
    this.#sink();
    return first;
  }

  #rise(from: number): void {
    let place = from;
    while (place > 0) {
      const above = (place - 1) >> 1;
      if (!this.#swapIfBefore(place, above)) return;
      place = above;
    }
  }

  #sink(): void {
    let place = 0;
    for (;;) {
      const left = 2 * place + 1;
      const [one, other] = [this.#heap[left], this.#heap[left + 1]];
      if (!one) return;
      const lesser = other && isBefore(other, one) ? left + 1 : left;
      if (!this.#swapIfBefore(lesser, place)) return;
      place = lesser;
    }
  }

  #swapIfBefore(place: number, other: number): boolean {
    const [one, two] = [this.#heap[place], this.#heap[other]];
    if (!one || !two || !isBefore(one, two)) return false;
    [this.#heap[place], this.#heap[other]] = [two, one];
    return true;
  }
}
