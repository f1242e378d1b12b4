/** All chance of a sandbox comes from its seed: the same calls meet the same ids, tokens and retries. */
export class Chance {
  #state: number;

  constructor(seed: string) {
    this.#state = Array.from(seed).reduce(
      (hash, character) => Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0,
      0x811c9dc5,
    );
  }

  get state(): number {
    return this.#state;
  }

  set state(state: number) {
    this.#state = state;
  }

  /** A whole number from 0 to 2³² − 1 (splitmix32). */
  next(): number {
    this.#state = (this.#state + 0x9e3779b9) >>> 0;
    let mixed = this.#state;
    mixed = Math.imul(mixed ^ (mixed >>> 16), 0x21f0aaad);
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
    return (mixed ^ (mixed >>> 15)) >>> 0;
  }

  /** In [0, 1). */
  fraction(): number {
    return this.next() / 0x1_0000_0000;
  }

  /** A whole number from 0 up to, but without, `below`. */
  readonly below = (below: number): number => Math.floor(this.fraction() * below);
}

const hex = (value: number, digits: number): string => value.toString(16).padStart(digits, "0");

/** UUIDv7s of a clock, each greater than the one before. */
export class Ids {
  readonly #now: () => number;
  readonly #chance: Chance;
  #last = { time: 0, count: 0 };

  constructor(now: () => number, chance: Chance) {
    this.#now = now;
    this.#chance = chance;
  }

  get last(): { readonly time: number; readonly count: number } {
    return this.#last;
  }

  set last(last: { readonly time: number; readonly count: number }) {
    this.#last = { ...last };
  }

  /** Its time, a count of 24 bits within that millisecond, and chance. */
  readonly next = (): string => {
    const now = this.#now();
    if (now > this.#last.time) this.#last = { time: now, count: 0 };
    else this.#last.count++;
    const { time, count } = this.#last;
    const clock = hex(time, 12);
    const tail = `${hex(this.#chance.next(), 8)}${hex(this.#chance.next() & 0xff, 2)}`;
    return `${clock.slice(0, 8)}-${clock.slice(8)}-7${hex((count >>> 14) & 0xfff, 3)}-${hex(0x8000 | (count & 0x3fff), 4)}-${hex(this.#chance.next() & 0xffff, 4)}${tail.slice(2)}`;
  };
}
