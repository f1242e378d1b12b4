import { describe, expect, test } from "vitest";
import { type Language, languages } from "./language.ts";
import { nearestWord } from "./nearest.ts";
import { type AskedWord, askedTerms, askedWords } from "./question.ts";
import { type Material, firstMended, mend, rankPassages, unknownWords } from "./ranking.ts";
import { packPosting, weightOf } from "./postings.ts";
import type { Wanted } from "./best-page.ts";

/** Passages as words, numbered from 0; every list is made by hand, apart from the index. */
const materialOf = (passages: readonly string[], words: readonly AskedWord[]): Omit<Material, "corrections"> => {
  const split = passages.map((text) => text.split(" "));
  const lists = askedTerms(words).flatMap(({ language, term }) => {
    const found = split.flatMap((all, number) => {
      const places = all.flatMap((each, place) => (each === term ? place : []));
      return places.length === 0 ? [] : [number, weightOf(packPosting({ position: 0, places, length: all.length }))];
    });
    return found.length === 0 ? [] : { language, term, postings: Int32Array.from(found) };
  });
  const length = split.reduce((sum, all) => sum + all.length, 0);
  return { words, corpora: [{ language: "en", passages: split.length, length }], lists };
};

const first: Wanted = { size: 10, ranges: null, after: null };
const passages = ["pizza pizza wine", "wine beer", "tea", "coffe cake", "bread"];
const rank = (query: string, wanted: Partial<Wanted> = {}) =>
  rankPassages({ ...materialOf(passages, askedWords(query, ["en"])), corrections: [] }, { ...first, ...wanted });

/** BM25 as the formula has it. */
const bm25 = (terms: readonly (readonly [frequency: number, holding: number])[], length: number): number => {
  const mean = 9 / 5;
  const parts = terms.map(([frequency, holding]) => {
    const idf = Math.log(1 + (5 - holding + 0.5) / (holding + 0.5));
    return (idf * frequency * 2.2) / (frequency + 1.2 * (1 - 0.75 + (0.75 * length) / mean));
  });
  return Math.round(parts.reduce((sum, part) => sum + part, 0) * 1e6) / 1e6;
};

describe("a ranking", () => {
  const both = [
    [1, 2],
    [2, 1],
  ] as const;

  test("scores by BM25, the best first", () => {
    expect(rank("Wine and pizza?")).toMatchObject({
      total: 2,
      best: bm25(both, 3),
      ranked: [
        { number: 0, score: bm25(both, 3) },
        { number: 1, score: bm25([[1, 2]], 2) },
      ],
    });
  });

  test("favours words that stand together as in the query, by a share of the more frequent", () => {
    const wine = Math.log(1 + (5 - 2 + 0.5) / (2 + 0.5));
    expect(rank("pizza with wine").best).toBeCloseTo(bm25(both, 3) + 0.3 * wine, 5);
    expect(rank("wine beer pizza").ranked).toMatchObject([{ number: 1 }, { number: 0 }]);
    expect(rank("beer wine pizza").ranked).toMatchObject([{ number: 0 }, { number: 1 }]);
  });

  test("asks for each word once, and counts what nobody knows among what is possible", () => {
    expect(rank("wine wine").ranked).toEqual(rank("wine").ranked);
    const [wine, unknown] = [2, 0].map((holding) => Math.log(1 + (5 - holding + 0.5) / (holding + 0.5)));
    expect(rank("wine helicopter").possible).toBeCloseTo(3 * ((wine ?? 0) + 1.5 * (unknown ?? 0)), 5);
    expect(rank("helicopter")).toMatchObject({ ranked: [], best: 0, total: 0 });
  });

  test("holds what is possible for higher, the fewer words the best passage has, and by half a word at least", () => {
    const unknown = Math.log(1 + 5.5 / 0.5);
    const [wine, pizza] = [2, 1].map((holding) => Math.log(1 + (5 - holding + 0.5) / (holding + 0.5)));
    expect(rank("wine").possible).toBeCloseTo(2 * ((wine ?? 0) + unknown / 2), 5);
    expect(rank("wine tea").possible).toBeCloseTo(3 * ((wine ?? 0) + (pizza ?? 0) + unknown / 2), 5);
    expect(rank("wine pizza").possible).toBeCloseTo(1.5 * ((wine ?? 0) + (pizza ?? 0) + unknown / 2), 5);
  });

  test("pages: what comes after a passage, in the same order", () => {
    const all = rank("wine pizza tea bread").ranked;
    expect(all).toHaveLength(4);
    const [one] = rank("wine pizza tea bread", { size: 1 }).ranked;
    expect(one).toEqual(all[0]);
    const rest = rank("wine pizza tea bread", { after: all[0]?.number ?? -1 });
    expect(rest).toMatchObject({ ranked: all.slice(1), total: 4, known: true });
    expect(rank("wine", { after: 2 }).known).toBe(false);
  });

  test("looks among some numbers only, and judges by all", () => {
    const some = rank("wine", { ranges: [[1, 3]] });
    expect(some).toMatchObject({ total: 1, best: bm25([[1, 2]], 2), possible: rank("wine").possible });
    expect(some.ranked).toEqual([{ number: 1, score: bm25([[1, 2]], 2) }]);
    expect(rank("wine", { ranges: [] }).ranked).toEqual([]);
  });
});

describe("a word that nothing is known of", () => {
  const known = ["wine", "restaur", "webhook", "book", "time", "open"].map((term) => ({ term, count: 3 }));
  const vocabulary = (_: Language, beginning: string) => known.filter(({ term }) => term.startsWith(beginning));
  const mended = (query: string) => {
    const words = askedWords(query, ["en"]);
    const result = mend(words, unknownWords(materialOf(passages, words)), vocabulary);
    return { words: result.words.map(({ word }) => word), corrected: result.corrections.map(({ term }) => term) };
  };

  test.for([
    ["a letter too few", "webhok", "webhook"],
    ["two letters swapped", "tiem", "time"],
    ["another letter", "webhuok", "webhook"],
    ["two wrong letters of many", "reztourant", "restaur"],
    ["a wrong letter that its stem has lost", "wnie", "wine"],
    ["a wrong end behind a known stem", "restaurnats", "restaur"],
    ["an end that lacks its letter behind a short one", "openin", "open"],
    ["a stem that is only so short as it lacks a letter", "opning", "open"],
  ] as const)("with %s is the nearest that is known", ([, typed, term]) => {
    expect(mended(typed).corrected).toEqual([term]);
  });

  test.for(["tire", "wins", "cat", "2026", "helicopter", "openair", "opng"])(
    "that is another word stays unknown: %s",
    (word) => {
      expect(mended(word)).toEqual({ words: [word], corrected: [] });
    },
  );

  test("is the same one, whichever of the spoken languages is told first", () => {
    const corrected = (spoken: readonly Language[]) => {
      const words = askedWords("webhok", spoken);
      return mend(words, words, vocabulary).corrections;
    };
    expect(corrected(["de", "en"])).toMatchObject([{ language: "en", term: "webhook" }]);
    expect(corrected(["de", "en"])).toEqual(corrected(["en", "de"]));
  });

  test("that is longer than anybody types is not compared", () => {
    const long = "donaudampfschifffahrtsgesellschaftskap";
    expect(nearestWord(`${long}i`, `${long}i`, () => [{ term: long, count: 3 }])).toMatchObject({ term: long });
    expect(nearestWord(`${long}itan`, `${long}itan`, () => [{ term: long, count: 3 }])).toBeNull();
  });

  test("is one of a few that are looked up, and the rest stay unknown", () => {
    const many = Array.from({ length: 500 }, (_, at) => `webhok${"abcdefghij"[at % 10]}${at}x`);
    const words = askedWords(["webhok", ...many].join(" "), ["en"]);
    const looked = new Set<string>();
    const { words: left, corrections } = mend(
      words,
      unknownWords(materialOf(passages, words)),
      (language, beginning) => {
        looked.add(`${language} ${beginning}`);
        return vocabulary(language, beginning);
      },
    );
    expect(words).toHaveLength(128);
    expect(left).toHaveLength(128);
    expect(unknownWords(materialOf(passages, words))).toHaveLength(16);
    expect(corrections.map(({ term }) => term)).toEqual(["webhook"]);
    expect(looked.size).toBeLessThanOrEqual(16 * 8);
    const spoken = askedWords("webhok webhuok", languages);
    expect(firstMended(spoken).map(({ word }) => word)).toEqual(["webhok"]);
  });

  test("that is a stop word, typed carelessly, says nothing", () => {
    expect(mended("pleese becuase wine").words).toEqual(["wine"]);
    expect(mended("teh wich wine").words).toEqual(["wine"]);
    expect(mended("rent hose tap wine").words).toEqual(["rent", "hose", "tap", "wine"]);
  });
});
