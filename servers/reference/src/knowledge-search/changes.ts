import type { KnownTerm } from "@atlas-messaging/answers/search/nearest";

/** Decodes posting lists, which the database sends in parts. */

/** A term's list at a version of its corpus; immutable. */
export interface KeptList {
  /** 0 means before the first. */
  readonly version: number;
  /** Parts by number in the database. */
  readonly parts: ReadonlyMap<number, Int32Array>;
  /** All postings in order of passages; the parts are usually views of it. */
  readonly postings: Int32Array;
}

export type NumberedPart = { readonly number: number; readonly postings: Int32Array };

/** Joins parts. A restored document's postings may make them overlap. */
export const joined = (unordered: readonly NumberedPart[]): Pick<KeptList, "parts" | "postings"> => {
  const parts = unordered.toSorted((one, other) => (one.postings[0] ?? 0) - (other.postings[0] ?? 0));
  const all = new Int32Array(parts.reduce((sum, { postings }) => sum + postings.length, 0));
  const views = new Map<number, Int32Array>();
  let at = 0;
  for (const { number, postings } of parts) {
    all.set(postings, at);
    views.set(number, all.subarray(at, (at += postings.length)));
  }
  return { parts: views, postings: ascending(all) };
};

/** Counts the bytes of a list's postings; sorted ones are a copy beside the parts. */
export const bytesOf = ({ parts, postings }: KeptList): number => {
  const [first] = parts.values();
  const copies = first === undefined || first.buffer === postings.buffer ? 1 : 2;
  return copies * postings.byteLength;
};

/** Copies postings in native byte order; a view would keep the whole response in memory. */
const readPostings = (bytes: Uint8Array): Int32Array => {
  const own = Buffer.from(new Uint8Array(bytes).buffer);
  if (isLittleEndian) own.swap32();
  return ascending(new Int32Array(own.buffer));
};

/** Sorts postings if needed: a restored document's stand behind later ones. */
const ascending = (postings: Int32Array): Int32Array => {
  for (let at = 2; at < postings.length; at += 2) {
    if ((postings[at] ?? 0) < (postings[at - 2] ?? 0)) return sorted(postings);
  }
  return postings;
};

const sorted = (postings: Int32Array): Int32Array => {
  const pairs = Array.from({ length: postings.length / 2 }, (_, index) => postings.subarray(2 * index, 2 * index + 2));
  return Int32Array.from(pairs.toSorted(([one = 0], [other = 0]) => one - other).flatMap((pair) => [...pair]));
};

const isLittleEndian = new Uint8Array(Uint32Array.of(1).buffer)[0] === 1;

// All known terms with a prefix. A term that is not among them is in no passage and needs no query.

/** Maximum terms and parts of a prefix, so that nobody waits long. */
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
const bytesOfNumber = 80;

/** All known terms of a language with a prefix, with their lists, at a version of its corpus; immutable. */
export class PrefixLists {
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
      if (typeof list !== "number") bytes += bytesOf(list) + 2 * bytesOfNumber * list.parts.size;
    }
    this.#short = shortLists(short);
    this.bytes = bytes + this.#short.postings.byteLength + bytesOfNumber * this.#lists.size;
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

/** Decodes `loadPrefixLists`; undefined in a language without documents, null with too many parts. */
export const readPrefixLists = (total: number, bytes: Uint8Array): PrefixLists | null | undefined => {
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
  return new PrefixLists(total, version, parts);
};

/** Decodes the changes of posting lists that a search's statement returns. */
export interface ListChange {
  readonly version: number;
  /** Parts by number: postings if changed, else null. */
  readonly parts: ReadonlyMap<number, Int32Array | null>;
  /** Known terms by requested prefix, if the term has no part. */
  readonly near: ReadonlyMap<string, KnownTerms>;
}

/** Known terms with a prefix, once per part of their lists, and the parts' bytes. */
export interface KnownTerms {
  readonly terms: string;
  readonly bytes: string;
}

/** Changes of a list, by the index of its term. */
export type Changes = ReadonlyMap<number, ListChange>;

/** Decodes the bytes of `changedLists`. */
export const readChanges = (bytes: Uint8Array): Changes => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const changes = new Map<number, ListChange>();
  let at = 0;
  const next = (): number => view.getInt32((at += 4) - 4);
  const nextLong = (): number => Number(view.getBigInt64((at += 8) - 8));
  while (at < bytes.byteLength) {
    const [index, version, count] = [next() - 1, nextLong(), next()];
    const parts = new Map<number, Int32Array | null>();
    for (let part = 0; part < count; part++) {
      const [number, length] = [nextLong(), next()];
      parts.set(number, length < 0 ? null : readPostings(bytes.subarray(at, (at += Math.max(0, length)))));
    }
    const length = next();
    const near = length === 0 ? new Map() : readNear(Buffer.from(bytes.subarray(at, (at += length))).toString());
    changes.set(index, { version, parts, near });
  }
  return changes;
};

export const knownIn = ({ terms, bytes }: KnownTerms): KnownTerm[] => {
  const sizes = bytes.split(" ");
  const counts = new Map<string, number>();
  for (const [index, term] of terms === "" ? [] : terms.split(" ").entries()) {
    counts.set(term, (counts.get(term) ?? 0) + Number(sizes[index]) / bytesEach);
  }
  return Array.from(counts, ([term, count]) => ({ term, count }));
};

/** Bytes of a posting. */
const bytesEach = 8;

/** Parses three lines each: prefix, terms, bytes of their parts. */
const readNear = (text: string): Map<string, KnownTerms> => {
  const lines = text.split("\n");
  const near = new Map<string, KnownTerms>();
  for (let line = 0; line < lines.length; line += 3) {
    near.set(lines[line] ?? "", { terms: lines[line + 1] ?? "", bytes: lines[line + 2] ?? "" });
  }
  return near;
};
