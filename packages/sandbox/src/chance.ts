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

const bytes: string[] = [];
/** Written when it is first asked for, as most of a short life are not. */
const hex2 = (value: number): string => (bytes[value & 0xff] ??= (value & 0xff).toString(16).padStart(2, "0"));
const hex4 = (value: number): string => hex2(value >>> 8) + hex2(value);

/** UUIDv7s of a clock, each greater than the one before. */
export class Ids {
  readonly #now: () => number;
  readonly #chance: Chance;
  #last = { time: 0, count: 0 };
  /** The first two groups, which tell the time. */
  #clock = "00000000-0000";

  constructor(now: () => number, chance: Chance) {
    this.#now = now;
    this.#chance = chance;
  }

  get last(): { readonly time: number; readonly count: number } {
    return { ...this.#last };
  }

  set last(last: { readonly time: number; readonly count: number }) {
    this.#begin(last);
  }

  /** Its time, a count of 24 bits within that millisecond, and 48 bits of chance. */
  readonly next = (): string => {
    const now = this.#now();
    if (now > this.#last.time) this.#begin({ time: now, count: 0 });
    const count = this.#last.count++;
    const one = this.#chance.next();
    const two = this.#chance.next();
    const counted = `${hex4(0x7000 | ((count >>> 14) & 0xfff))}-${hex4(0x8000 | (count & 0x3fff))}`;
    return `${this.#clock}-${counted}-${hex4(one >>> 16)}${hex4(one)}${hex4(two)}`;
  };

  #begin(last: { readonly time: number; readonly count: number }): void {
    const clock = last.time.toString(16).padStart(12, "0");
    this.#last = { ...last };
    this.#clock = `${clock.slice(0, 8)}-${clock.slice(8)}`;
  }
}
