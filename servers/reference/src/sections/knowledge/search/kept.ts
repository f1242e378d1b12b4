interface Entry<Value> {
  readonly key: string;
  readonly value: Value;
  readonly bytes: number;
  /** Total bytes ever put when it became the newest. */
  since: number;
  older: Entry<Value> | null;
  newer: Entry<Value> | null;
}

/** Share of the limit; an entry counts as recent until so many bytes were put after it. */
const moment = 1 / 16;

/**
 * Cache limited by bytes that drops the least recently used. Entries are linked: reordering a Map rebuilds it at times,
 * and a search would wait. A recent entry is not moved again.
 */
export class Kept<Value> {
  readonly #kept = new Map<string, Entry<Value>>();
  readonly #max: number;
  #oldest: Entry<Value> | null = null;
  #newest: Entry<Value> | null = null;
  #bytes = 0;
  #everPut = 0;

  constructor(max: number) {
    this.#max = max;
  }

  get(key: string): Value | undefined {
    const found = this.#kept.get(key);
    if (!found) return undefined;
    if (this.#everPut - found.since > moment * this.#max) {
      this.#unlink(found);
      this.#link(found);
    }
    return found.value;
  }

  put(key: string, value: Value, bytes: number): void {
    const before = this.#kept.get(key);
    if (before) this.#remove(before);
    const entry = { key, value, bytes, since: 0, older: null, newer: null };
    this.#kept.set(key, entry);
    this.#bytes += bytes;
    this.#everPut += bytes;
    this.#link(entry);
    while (this.#oldest && this.#bytes > this.#max) this.#remove(this.#oldest);
  }

  #remove(entry: Entry<Value>): void {
    this.#kept.delete(entry.key);
    this.#bytes -= entry.bytes;
    this.#unlink(entry);
  }

  #link(entry: Entry<Value>): void {
    entry.older = this.#newest;
    entry.newer = null;
    entry.since = this.#everPut;
    if (this.#newest) this.#newest.newer = entry;
    else this.#oldest = entry;
    this.#newest = entry;
  }

  #unlink({ older, newer }: Entry<Value>): void {
    if (older) older.newer = newer;
    else this.#oldest = newer;
    if (newer) newer.older = older;
    else this.#newest = older;
  }
}
