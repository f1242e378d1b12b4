/** The sums by windows must equal the score of each passage by itself. */
import { describe, expect, test } from "vitest";
import { type PageRequest, type Ranked, selectBest, sixDecimals } from "./ranking.ts";
import {
  type Weighted,
  areAdjacent,
  frequencyOf,
  lengthOf,
  packPosting,
  placesOf,
  weightOf,
  wordsOf,
} from "./impacts.ts";

const mean = 80;

/** A generator of the same numbers each time (mulberry32). */
const seeded = (seed: number) => () => {
  seed = (seed + 0x6d2b79f5) | 0;
  let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed);
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
};

/** Makes a word that this share of the passages has, in one list or two. */
const wordOf = (random: () => number, passages: number, share: number): Weighted => {
  const lists: number[][] = random() < 0.2 ? [[], []] : [[]];
  let holding = 0;
  for (let number = 0; number < passages; number++) {
    if (random() >= share) continue;
    holding++;
    const places = Array.from({ length: 1 + Math.floor(random() ** 4 * 9) }, () => Math.floor(random() * 100));
    const posting = { position: 0, places, length: 20 + Math.floor(random() * 140) };
    lists[number % lists.length]?.push(number, weightOf(packPosting(posting)));
  }
  const idf = Math.log(1 + (passages - holding + 0.5) / (holding + 0.5));
  // Synonyms count less.
  return { idf, lists: lists.map((list, at) => ({ idf: idf * (1 - 0.2 * at), postings: Int32Array.from(list) })) };
};

/** Scores by the formula, passage by passage. */
const allOf = (weighted: readonly Weighted[], passages: number): Ranked[] => {
  const found = weighted.map(
    ({ lists }) =>
      new Map(
        lists.flatMap(({ idf, postings }) =>
          Array.from(
            { length: postings.length / 2 },
            (_, at) => [postings[2 * at] ?? 0, { idf, weight: postings[2 * at + 1] ?? 0 }] as const,
          ),
        ),
      ),
  );
  return Array.from({ length: passages }, (_, number) => {
    let sum = 0;
    weighted.forEach(({ idf }, index) => {
      const held = found[index]?.get(number);
      if (held === undefined) return;
      const { weight } = held;
      const frequency = frequencyOf(weight);
      sum += (held.idf * 2.2 * frequency) / (frequency + 1.2 * (0.3 + (0.7 * Math.max(60, lengthOf(weight))) / mean));
      const before = found[index - 1]?.get(number);
      const phrase = 0.3 * Math.min(idf, weighted[index - 1]?.idf ?? 0);
      if (before !== undefined && areAdjacent(placesOf(before.weight), placesOf(weight))) sum += phrase;
    });
    return { number, score: sixDecimals(sum) };
  })
    .filter(({ score }) => score > 0)
    .toSorted((one, other) => other.score - one.score || one.number - other.number);
};

const close = ({ ranked }: { readonly ranked: readonly Ranked[] }) => ranked.map(({ number }) => number);

describe("the best of many passages", () => {
  const cases = Array.from({ length: 60 }, (_, seed) => seed);
  test.for(cases)("are those of all (%i)", (seed) => {
    const random = seeded(seed);
    const passages = 500 + Math.floor(random() * 12_000);
    const weighted = Array.from({ length: 1 + Math.floor(random() * 6) }, () =>
      wordOf(random, passages, random() < 0.5 ? 0.9 * random() ** 2 : 20 / passages),
    );
    const all = allOf(weighted, passages);
    const size = 1 + Math.floor(random() * 30);
    const middle = all[Math.floor(all.length / 3)]?.number ?? null;
    const pages: PageRequest[] = [
      { size, ranges: null, after: null },
      { size, ranges: null, after: all[size - 1]?.number ?? null },
      { size, ranges: null, after: middle },
      { size, ranges: [[100, 400]], after: null },
    ];
    for (const wanted of pages) {
      const inRange = all.filter(({ number }) => wanted.ranges === null || (number >= 100 && number < 400));
      const last = inRange.findIndex(({ number }) => number === wanted.after);
      const found = selectBest(wordsOf(weighted, mean), wanted);
      expect(close(found)).toEqual(close({ ranked: inRange.slice(last + 1, last + 1 + size) }));
      found.ranked.forEach(({ score }, index) => expect(score).toBeCloseTo(inRange[last + 1 + index]?.score ?? -1, 5));
      expect(found).toMatchObject({ total: inRange.length, known: last >= 0 });
      expect(found.best?.number).toBe(inRange[0]?.number);
      expect(found.best?.score ?? 0).toBeCloseTo(inRange[0]?.score ?? 0, 5);
    }
  });

  test("differ from no result", () => {
    const weight = weightOf(packPosting({ position: 0, places: [1], length: 80 }));
    const lists = [Int32Array.of(7, weight), Int32Array.of(2, weight, 7, weight), new Int32Array()];
    const words = lists.map((postings) => ({ idf: 3, lists: [{ idf: 3, postings }] }));
    expect(selectBest(wordsOf(words, mean), { size: 1, ranges: null, after: null })).toMatchObject({
      best: { number: 7 },
      total: 2,
    });
    expect(selectBest([], { size: 1, ranges: null, after: null })).toMatchObject({ best: null, total: 0 });
  });
});
