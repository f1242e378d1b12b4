/** Decodes the changes of posting lists that a search's statement returns. */
import type { KnownTerm } from "@atlas-messaging/domain";
import { readPostings } from "./parts.ts";

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
