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
export const readPostings = (bytes: Uint8Array): Int32Array => {
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
