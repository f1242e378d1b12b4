/** Ids: UUIDs of version 7, from a clock and a source of chance. */
import type { Id } from "../rows/primitives.ts";
import type { Clock } from "./time.ts";

/** Source of all randomness, from the seed: the same calls get the same ids, tokens and retries. */
export class Chance {
  #state: number;

  constructor(seed: string) {
    let hash = 0x811c9dc5;
    for (const character of seed) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
    this.#state = hash;
  }

  get state(): number {
    return this.#state;
  }

  set state(state: number) {
    this.#state = state;
  }

  /** Returns an integer from 0 to 2³² − 1 (splitmix32). */
  next(): number {
    this.#state = (this.#state + 0x9e3779b9) >>> 0;
    let mixed = this.#state;
    mixed = Math.imul(mixed ^ (mixed >>> 16), 0x21f0aaad);
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
    return (mixed ^ (mixed >>> 15)) >>> 0;
  }

  /** Returns a number in [0, 1). */
  fraction(): number {
    return this.next() / 0x1_0000_0000;
  }

  /** Returns an integer from 0 up to, but without, `below`. */
  readonly below = (below: number): number => Math.floor(this.fraction() * below);
}

const digits = new TextEncoder().encode("0123456789abcdef");
const decoder = new TextDecoder();
const dash = 0x2d;

/** Generates UUIDv7s by a clock, each greater than the one before. */
export class Ids {
  readonly #clock: Clock;
  readonly #chance: Chance;
  #last = { time: 0, count: 0 };
  /** Text of the last id. Its first two groups hold the time and are rewritten only when the time changes. */
  readonly #text = new Uint8Array(36).fill(dash);

  constructor(clock: Clock, chance: Chance) {
    this.#clock = clock;
    this.#chance = chance;
  }

  get last(): { readonly time: number; readonly count: number } {
    return { ...this.#last };
  }

  set last(last: { readonly time: number; readonly count: number }) {
    this.#begin(last);
  }

  /** Returns an id: the time, a counter of 24 bits within that millisecond, and 48 random bits. */
  readonly next = (): string => {
    const now = this.#clock.now();
    if (now > this.#last.time) this.#begin({ time: now, count: 0 });
    const count = this.#last.count++;
    const one = this.#chance.next();
    const two = this.#chance.next();
    this.#write(14, 0x7000 | ((count >>> 14) & 0xfff), 4);
    this.#write(19, 0x8000 | (count & 0x3fff), 4);
    this.#write(24, one, 8);
    this.#write(32, two, 4);
    return decoder.decode(this.#text);
  };

  #begin(last: { readonly time: number; readonly count: number }): void {
    this.#last = { ...last };
    this.#write(0, Math.floor(last.time / 0x1_0000), 8);
    this.#write(9, last.time % 0x1_0000, 4);
  }

  /** Writes the last `length` hexadecimal digits of a number. */
  #write(at: number, value: number, length: number): void {
    for (let place = at + length - 1, rest = value; place >= at; place--, rest >>>= 4) {
      this.#text[place] = digits[rest & 0xf] ?? 0;
    }
  }
}

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i;

/** Tests for a UUID. */
export const isId = (text: string): boolean => uuid.test(text);

/** Returns the first UUIDv7 of a time. It sorts before all ids made then or later. */
export const firstIdAt = (time: string): Id => {
  const hex = Math.max(0, Date.parse(time)).toString(16).padStart(12, "0");
  return `${hex.slice(0, 8)}-${hex.slice(8)}-7000-8000-000000000000`;
};
