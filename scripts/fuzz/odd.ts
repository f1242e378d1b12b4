/** Odd values, made from a seed: whoever has the seed gets the same ones again. */

const thrower = (): never => {
  throw new Error("odd");
};

const revoked = (): unknown => {
  const { proxy, revoke } = Proxy.revocable({}, {});
  revoke();
  return proxy;
};

/** A promise of another library. */
const thenable = (settle: unknown): unknown => {
  const made = {};
  Reflect.set(made, "then", settle);
  return made;
};

/** Values that a program without types may pass. */
const values: readonly (() => unknown)[] = [
  () => undefined,
  () => null,
  () => true,
  () => Number.NaN,
  () => -0,
  () => Infinity,
  () => 2 ** 53,
  () => "",
  () => " \n",
  () => "\0",
  () => "\uD800",
  () => "__proto__",
  () => "x".repeat(70_000),
  () => "https://[::1",
  () => Symbol("odd"),
  () => 10n,
  () => thrower,
  () => () => undefined,
  () => [],
  () => [[]],
  () => ({}),
  () => Object.create(null),
  () => ({ toString: thrower, valueOf: thrower }),
  () => ({ toJSON: thrower }),
  () => Object.defineProperty({}, "token", { get: thrower, enumerable: true }),
  () => ({ ["__proto__"]: null, constructor: null, hasOwnProperty: null }),
  () => new Proxy({}, { get: thrower, has: thrower, ownKeys: thrower }),
  revoked,
  () => new Date(Number.NaN),
  () => new Map([["a", 1]]),
  () => new Uint8Array([255, 254]),
  () => new Error("odd"),
  () => Promise.resolve(1),
  () => thenable((done: (value: unknown) => void) => done(1)),
  () => thenable(thrower),
  () => new AbortController(),
  () => AbortSignal.abort(),
  () => new URL("http://127.0.0.1:9/"),
  () => new Headers({ a: "b" }),
  () => new Blob(["odd"]),
  () => {
    const ring: Record<string, unknown> = {};
    return Object.assign(ring, { ring });
  },
];

export class Odd {
  #state: number;

  constructor(seed: number) {
    this.#state = seed >>> 0;
  }

  /** A number from 0 (inclusive) to 1 (exclusive). */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  below(max: number): number {
    return Math.floor(this.next() * max);
  }

  /** True so often. */
  often(share: number): boolean {
    return this.next() < share;
  }

  pick<Item>(items: readonly Item[]): Item {
    const item = items[this.below(items.length)];
    if (item === undefined) throw new Error("there is nothing to pick");
    return item;
  }

  value(): unknown {
    return this.pick(values)();
  }

  /** JSON in which one place is another. */
  json(value: unknown): unknown {
    if (typeof value !== "object" || value === null || this.often(0.15)) return this.#other();
    if (Array.isArray(value) && value.length === 0) return [this.#other()];
    const entries = Object.entries(value);
    const [name = "odd", member] = entries.length > 0 ? this.pick(entries) : [];
    const changed = this.often(0.2) ? undefined : this.json(member);
    if (Array.isArray(value)) return this.often(0.1) ? [...value, ...value] : value.with(Number(name), changed);
    return { ...value, [this.often(0.1) ? `${name}x` : name]: changed };
  }

  #other(): unknown {
    return this.pick([null, true, -1, 1e308, "", "odd", "\u0000", "\uD800", "9".repeat(400), [], {}, [{}], { a: 1 }]);
  }

  /** Bytes of which some are others, more or fewer. */
  bytes(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
    const [at, length] = [this.below(bytes.length + 1), this.below(12)];
    const made = Uint8Array.from({ length: this.below(8) }, () => this.below(256));
    const [head, tail] = [bytes.subarray(0, at), bytes.subarray(this.often(0.5) ? at : at + length)];
    const middle = this.often(0.3) ? bytes.subarray(at, at + 40) : made;
    return Uint8Array.from([...head, ...middle, ...(this.often(0.1) ? [] : tail)]);
  }

  /** The bytes as a stream of parts, which may break off. */
  stream(bytes: Uint8Array): ReadableStream<Uint8Array> {
    let at = 0;
    const breaks = this.often(0.1) ? this.below(bytes.length + 1) : Infinity;
    return new ReadableStream({
      pull: (controller) => {
        if (at >= breaks) return controller.error(new Error("odd"));
        if (at >= bytes.length) return controller.close();
        const size = 1 + this.below(Math.max(1, bytes.length));
        controller.enqueue(bytes.slice(at, at + size));
        at += size;
      },
    });
  }
}
