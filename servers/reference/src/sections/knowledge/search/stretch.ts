/** A stretch of the vocabulary in one piece: what is not in it, no passage has, so nothing of it need be asked for. */
import type { KnownTerm } from "@atlas-messaging/domain";
import { type KeptList, type NumberedPart, bytesOf, joined, readPostings } from "./parts.ts";

/** More terms and parts are not brought in one piece: nobody is to wait for long meanwhile. */
export const mostParts = 1_000;

/** The lists in one part, which nearly all are: kept as one object each, they would keep the collector busy. */
interface ShortLists {
  readonly numbers: Float64Array;
  /** Where each ends among the postings. */
  readonly ends: Uint32Array;
  readonly postings: Int32Array;
}

const none = new Int32Array();
/** Of an entry in the map of lists. */
const bytesEach = 80;

/** All known terms of a language that begin alike, with their lists, as of a version of its corpus; never changed. */
export class Stretch {
  readonly version: number;
  /** Of all that the organization knew then. */
  readonly total: number;
  readonly bytes: number;
  /** By its term, a list or its place among the short ones. */
  readonly #lists = new Map<string, KeptList | number>();
  readonly #short: ShortLists;

  constructor(total: number, version: number, parts: ReadonlyMap<string, readonly NumberedPart[]>) {
    this.total = total;
    this.version = version;
    const short: NumberedPart[] = [];
    let bytes = 0;
    for (const [term, [first, ...further]] of parts) {
      if (!first) continue;
      const list = further.length === 0 ? short.push(first) - 1 : { version, ...joined([first, ...further]) };
      this.#lists.set(term, list);
      if (typeof list !== "number") bytes += bytesOf(list) + 2 * bytesEach * list.parts.size;
    }
    this.#short = shortLists(short);
    this.bytes = bytes + this.#short.postings.byteLength + bytesEach * this.#lists.size;
  }

  list(term: string): KeptList {
    const found = this.#lists.get(term);
    if (found === undefined) return { version: this.version, parts: new Map(), postings: none };
    if (typeof found !== "number") return found;
    const postings = this.#postingsAt(found);
    return { version: this.version, parts: new Map([[this.#short.numbers[found] ?? 0, postings]]), postings };
  }

  startingWith(beginning: string): KnownTerm[] {
    const { ends } = this.#short;
    const known: KnownTerm[] = [];
    for (const [term, list] of this.#lists) {
      if (!term.startsWith(beginning)) continue;
      const length = typeof list === "number" ? (ends[list] ?? 0) - (ends[list - 1] ?? 0) : list.postings.length;
      known.push({ term, count: length / 2 });
    }
    return known;
  }

  #postingsAt(place: number): Int32Array {
    const { ends, postings } = this.#short;
    return postings.subarray(ends[place - 1] ?? 0, ends[place]);
  }
}

const shortLists = (parts: readonly NumberedPart[]): ShortLists => {
  const postings = new Int32Array(parts.reduce((sum, each) => sum + each.postings.length, 0));
  const ends = new Uint32Array(parts.length);
  let end = 0;
  for (const [place, each] of parts.entries()) {
    postings.set(each.postings, end);
    ends[place] = end += each.postings.length;
  }
  return { numbers: Float64Array.from(parts, ({ number }) => number), ends, postings };
};

/** As `loadStretch` writes it; undefined in a language that is not spoken, null where it would have too many parts. */
export const readStretch = (total: number, bytes: Uint8Array): Stretch | null | undefined => {
  if (bytes.byteLength === 0) return undefined;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const [version, count, length] = [Number(view.getBigInt64(0)), view.getInt32(8), view.getInt32(12)];
  if (count > mostParts) return null;
  const start = 16 + length;
  const parts = new Map<string, NumberedPart[]>();
  let from = start + 12 * count;
  const terms = count === 0 ? [] : Buffer.from(bytes.subarray(16, start)).toString().split(" ");
  for (const [row, term] of terms.entries()) {
    const number = Number(view.getBigInt64(start + 12 * row));
    const to = from + view.getInt32(start + 12 * row + 8);
    const part = { number, postings: readPostings(bytes.subarray(from, to)) };
    const known = parts.get(term);
    if (known) known.push(part);
    else parts.set(term, [part]);
    from = to;
  }
  return new Stretch(total, version, parts);
};
