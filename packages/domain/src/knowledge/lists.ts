/** Set operations on lists of postings. */
import type { Postings } from "./impacts.ts";

/** Merges lists. A passage in several keeps the posting with the highest frequency. */
export const union = (lists: readonly Postings[]): Postings => lists.reduce(both, none);

const none: Postings = new Int32Array(0);

const both = (one: Postings, other: Postings): Postings => {
  if (one.length === 0 || other.length === 0) return one.length === 0 ? other : one;
  const merged = new Int32Array(one.length + other.length);
  let [to, at, beside] = [0, 0, 0];
  while (at < one.length || beside < other.length) {
    const [number, another] = [one[at] ?? Infinity, other[beside] ?? Infinity];
    merged[to] = Math.min(number, another);
    // A frequency of 32 or more sets the sign bit.
    merged[to + 1] = Math.max(
      number <= another ? (one[at + 1] ?? 0) >>> 0 : 0,
      another <= number ? (other[beside + 1] ?? 0) >>> 0 : 0,
    );
    if (number <= another) at += 2;
    if (another <= number) beside += 2;
    to += 2;
  }
  return merged.slice(0, to);
};

/** Returns the passages of a list that no other list has. */
export const without = (list: Postings, others: readonly Postings[]): Postings => {
  const other = union(others);
  if (list.length === 0 || other.length === 0) return list;
  const kept = new Int32Array(list.length);
  let [to, beside] = [0, 0];
  for (let at = 0; at < list.length; at += 2) {
    while ((other[beside] ?? Infinity) < (list[at] ?? 0)) beside += 2;
    if (other[beside] === list[at]) continue;
    kept[to] = list[at] ?? 0;
    kept[to + 1] = list[at + 1] ?? 0;
    to += 2;
  }
  return kept.slice(0, to);
};
