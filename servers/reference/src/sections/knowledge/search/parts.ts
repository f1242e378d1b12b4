/** Posting lists as the database sends them, part by part, and as they are ranked by. */

/** The list of a term as of a version of its corpus; never changed, but replaced. */
export interface KeptList {
  /** 0: of before the first. */
  readonly version: number;
  /** By their numbers in the database, the parts of the list. */
  readonly parts: ReadonlyMap<number, Int32Array>;
  /** All of them, in the order of the passages; usually the parts are views of it. */
  readonly postings: Int32Array;
}

export type NumberedPart = { readonly number: number; readonly postings: Int32Array };

/** Parts in one piece. Those that a returned document has grown may overlap with others. */
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

/** Of its postings: those that had to be sorted are a copy beside the parts. */
export const bytesOf = ({ parts, postings }: KeptList): number => {
  const [first] = parts.values();
  const copies = first === undefined || first.buffer === postings.buffer ? 1 : 2;
  return copies * postings.byteLength;
};

/** A copy in this machine's order of bytes, which does not hold the rest of the answer in memory. */
export const readPostings = (bytes: Uint8Array): Int32Array => {
  const own = Buffer.from(new Uint8Array(bytes).buffer);
  if (isLittleEndian) own.swap32();
  return ascending(new Int32Array(own.buffer));
};

/** The postings of a document that has returned stand behind those of later ones. */
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
