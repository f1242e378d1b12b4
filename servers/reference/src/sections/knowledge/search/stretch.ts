/** A stretch: all known terms with a prefix. A term that it lacks is in no passage and needs no query. */
import type { KnownTerm } from "@atlas-messaging/domain";
import { type KeptList, type NumberedPart, bytesOf, joined, readPostings } from "./parts.ts";

/** Maximum terms and parts of a stretch, so that nobody waits long. */
export const maxParts = 1_000;

/** Lists with one part, which nearly all have. One object each would burden the garbage collector. */
interface ShortLists {
  readonly numbers: Float64Array;
  /** End of each list in the postings. */
  readonly ends: Uint32Array;
  readonly postings: Int32Array;
}

const none = new Int32Array();
/** Bytes of an entry in the map of lists. */
const bytesEach = 80;

/** All known terms of a language with a prefix, with their lists, at a version of its corpus; immutable. */
export class Stretch {
  readonly version: number;
  /** Version of the organization's knowledge at that time. */
  readonly total: number;
  readonly bytes: number;
  /** Lists by term; a number is an index among the short ones. */
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

/** Decodes `loadStretch`; undefined in a language without documents, null with too many parts. */
export const readStretch = (total: number, bytes: Uint8Array): Stretch | null | undefined => {
  if (bytes.byteLength === 0) return undefined;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const [version, count, length] = [Number(view.getBigInt64(0)), view.getInt32(8), view.getInt32(12)];
  if (count > maxParts) return null;
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
