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

/** Due times in their order: a binary heap. What has been moved or is gone is told apart by whoever takes it. */
export class Schedule {
  #heap: Placed[] = [];
  #promised = 0;

  /** The next; undefined when there is none. */
  peek(): Due | undefined {
    return this.#heap[0];
  }

  add(due: Due): void {
    let place = this.#heap.push({ ...due, place: this.#promised++ }) - 1;
    while (place > 0) {
      const above = (place - 1) >> 1;
      if (!this.#swapIfBefore(place, above)) return;
      place = above;
    }
  }

  clear(): void {
    this.#heap = [];
  }

  /** Takes the next out. */
  take(): Due | undefined {
    const first = this.#heap[0];
    const last = this.#heap.pop();
    if (!first || !last || this.#heap.length === 0) return first;
    this.#heap[0] = last;
    this.#sink();
    return first;
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
