import { describe, expect, test } from "vitest";
import { type Language, languages } from "./language.ts";
import { nearestWord } from "./nearest.ts";
import { type QueryWord, queryTerms, queryWords } from "./question.ts";
import {
  type Material,
  type PageRequest,
  correctQuery,
  firstCorrectable,
  rankPassages,
  unknownWords,
} from "./ranking.ts";
import { packPosting, weightOf } from "./impacts.ts";

/** Passages as words, numbered from 0. Lists are made by hand, without the index. */
const materialOf = (passages: readonly string[], words: readonly QueryWord[]): Omit<Material, "corrections"> => {
  const split = passages.map((text) => text.split(" "));
  const lists = queryTerms(words).flatMap(({ language, term }) => {
    const found = split.flatMap((all, number) => {
      const places = all.flatMap((each, place) => (each === term ? place : []));
      return places.length === 0 ? [] : [number, weightOf(packPosting({ position: 0, places, length: all.length }))];
    });
    return found.length === 0 ? [] : { language, term, postings: Int32Array.from(found) };
  });
  const length = split.reduce((sum, all) => sum + all.length, 0);
  return { words, corpora: [{ language: "en", passages: split.length, length }], lists };
};

const first: PageRequest = { size: 10, ranges: null, after: null };
/** Words that are common nowhere and have no synonyms. */
const passages = ["walnut walnut sorrel", "sorrel turnip", "radish", "coffe cake", "samovar"];
const rank = (query: string, wanted: Partial<PageRequest> = {}) =>
  rankPassages({ ...materialOf(passages, queryWords(query, ["en"])), corrections: [] }, { ...first, ...wanted });

/** Adds the prior: three hundred passages of sixty terms. */
const [all, mean] = [5 + 300, (9 + 300 * 60) / 305];
const idfOf = (holding: number): number => Math.log(1 + (all - holding + 0.5) / (holding + 0.5));

/** BM25 by its formula, of passages that are no longer than usual and count as usual. */
const bm25 = (terms: readonly (readonly [frequency: number, idf: number])[]): number => {
  const parts = terms.map(
    ([frequency, idf]) => (idf * frequency * 2.2) / (frequency + 1.2 * (1 - 0.7 + (0.7 * 60) / mean)),
  );
  return Math.round(parts.reduce((sum, part) => sum + part, 0) * 1e6) / 1e6;
};

describe("a ranking", () => {
  const both = [
    [1, idfOf(2)],
    [2, idfOf(1)],
  ] as const;

  test("scores by BM25, best first", () => {
    expect(rank("Sorrel and walnut?")).toMatchObject({
      total: 2,
      best: bm25(both),
      ranked: [
        { number: 0, score: bm25(both) },
        { number: 1, score: bm25([[1, idfOf(2)]]) },
      ],
    });
  });

  test("favours words that are adjacent as in the query, by a share of the more frequent one", () => {
    expect(rank("walnut with sorrel").best).toBeCloseTo(bm25(both) + 0.3 * idfOf(2), 5);
    const inOrder = (query: string) => {
      const found = materialOf(["walnut sorrel", "sorrel turnip"], queryWords(query, ["en"]));
      return rankPassages({ ...found, corrections: [] }, first).ranked;
    };
    expect(inOrder("sorrel turnip walnut")).toMatchObject([{ number: 1 }, { number: 0 }]);
    expect(inOrder("turnip sorrel walnut")).toMatchObject([{ number: 0 }, { number: 1 }]);
  });

  test("favours no passage for being shorter than usual, and a usual one before a long one", () => {
    const around = (count: number): string => ["sorrel", ...Array.from({ length: count }, () => "samovar")].join(" ");
    const words = queryWords("sorrel", ["en"]);
    const found = rankPassages({ ...materialOf([around(90), around(50), around(5)], words), corrections: [] }, first);
    expect(found.ranked.map(({ number }) => number)).toEqual([1, 2, 0]);
    expect(found.ranked[0]?.score).toBe(found.ranked[1]?.score);
  });

  test("counts each word once", () => {
    expect(rank("sorrel sorrel").ranked).toEqual(rank("sorrel").ranked);
    expect(rank("helicopter")).toMatchObject({ ranked: [], best: 0, possible: 0, total: 0, unknown: ["helicopter"] });
    expect(rank("how much is a walnut helicopter").unknown).toEqual(["price", "helicopter"]);
  });

  test("counts a synonym a little less", () => {
    const [refunds, returns] = [["refund"], ["return"]];
    const texts = [...refunds, ...returns, "samovar"];
    const found = rankPassages(
      { ...materialOf(texts, queryWords("refund", ["en"])), corrections: [] },
      { size: 10, ranges: null, after: null },
    );
    expect(found.ranked.map(({ number }) => number)).toEqual([0, 1]);
    expect(found.ranked[1]?.score).toBeLessThan(found.ranked[0]?.score ?? 0);
  });

  test("counts two synonyms of a question once", () => {
    const material = (query: string) => ({
      ...materialOf(["courier", "samovar"], queryWords(query, ["en"])),
      corrections: [],
    });
    const best = (query: string) => rankPassages(material(query), { size: 1, ranges: null, after: null }).best;
    expect(best("deliver ship")).toBe(best("deliver"));
  });

  test("has pages: the passages after one, in the same order", () => {
    const found = rank("sorrel walnut radish samovar").ranked;
    expect(found).toHaveLength(4);
    const [one] = rank("sorrel walnut radish samovar", { size: 1 }).ranked;
    expect(one).toEqual(found[0]);
    const rest = rank("sorrel walnut radish samovar", { after: found[0]?.number ?? -1 });
    expect(rest).toMatchObject({ ranked: found.slice(1), total: 4, known: true });
    expect(rank("sorrel", { after: 2 }).known).toBe(false);
  });

  test("can be limited to some numbers", () => {
    const some = rank("sorrel", { ranges: [[1, 3]] });
    expect(some).toMatchObject({ total: 1, best: bm25([[1, idfOf(2)]]) });
    expect(some.ranked).toEqual([{ number: 1, score: bm25([[1, idfOf(2)]]) }]);
    expect(rank("sorrel", { ranges: [] }).ranked).toEqual([]);
  });
});

describe("relevance", () => {
  const relevance = (query: string, texts: readonly string[] = passages) => {
    const { best, possible } = rankPassages(
      { ...materialOf(texts, queryWords(query, ["en"])), corrections: [] },
      { size: 1, ranges: null, after: null },
    );
    return best / possible;
  };

  test("is lowered by a missing rare word, not by small talk", () => {
    const plain = relevance("walnut sorrel");
    const around = relevance("hey my friend says walnut sorrel");
    const missing = relevance("walnut sorrel helicopter gramophone tractor");
    expect(around).toBe(plain);
    expect(missing).toBeLessThan(plain - 0.05);
  });

  test("is lowered further by a missing thing that the question assumes to exist", () => {
    expect(relevance("walnut sorrel your helicopter")).toBeLessThan(relevance("walnut sorrel helicopter"));
    expect(relevance("walnut sorrel the helicopter")).toBeGreaterThan(relevance("walnut sorrel your helicopter"));
  });

  test("is lowered if the passage does not hold the requested kind of answer", () => {
    expect(relevance("how much is walnut sorrel")).toBeLessThan(relevance("walnut sorrel"));
  });

  test.for([
    ["How much does it cost?", "What does it cost?", "it cost five"],
    ["a refund or return", "a return", "return samovar"],
    ["a return or refund", "a return", "return samovar"],
  ] as const)("misses nothing if the passage has one of two synonyms: %s", ([twice, once, text]) => {
    expect(relevance(twice, [text])).toBeGreaterThanOrEqual(relevance(once, [text]));
    const material = materialOf([text], queryWords(twice, ["en"]));
    expect(rankPassages({ ...material, corrections: [] }, first).unknown).toEqual([]);
  });

  test("counts two synonyms one and a half times if a passage has both", () => {
    const [both, one] = [relevance("refund return walnut", ["refund return"]), relevance("refund walnut", ["refund"])];
    expect(both).toBeGreaterThan(one);
    expect(both).toBeLessThan(relevance("samovar sorrel walnut", ["samovar sorrel"]));
  });

  test.for([1, 3, 12, 40, 3_000])("of a single word is no less than beside a missing one: %i passages", (count) => {
    const texts = ["open walnut sorrel", ...Array.from({ length: count - 1 }, (_, at) => `filler${at}`)];
    for (const missing of ["people", "good", "helicopter"]) {
      expect(relevance("open", texts)).toBeGreaterThan(relevance(`open ${missing}`, texts));
    }
  });

  test("is about the same with one document and with thousands", () => {
    const many = [...passages, ...Array.from({ length: 3_000 }, (_, at) => `filler${at}`)];
    expect(relevance("walnut sorrel", passages.slice(0, 1))).toBeCloseTo(relevance("walnut sorrel", many), 1);
  });
});

describe("an unknown word", () => {
  const known = ["wine", "restaur", "webhook", "book", "time", "open"].map((term) => ({ term, count: 3 }));
  const vocabulary = (_: Language, beginning: string) => known.filter(({ term }) => term.startsWith(beginning));
  const mended = (query: string) => {
    const words = queryWords(query, ["en"]);
    const result = correctQuery(words, unknownWords(materialOf(passages, words)), vocabulary);
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
  ] as const)("with %s is corrected to the nearest known one", ([, typed, term]) => {
    expect(mended(typed).corrected).toEqual([term]);
  });

  test.for(["tire", "wins", "cat", "2026", "helicopter", "openair", "opng"])(
    "that is really another word stays unknown: %s",
    (word) => {
      expect(mended(word)).toEqual({ words: [word], corrected: [] });
    },
  );

  test("is corrected the same in any order of the languages", () => {
    const corrected = (spoken: readonly Language[]) => {
      const words = queryWords("webhok", spoken);
      return correctQuery(words, words, vocabulary).corrections;
    };
    expect(corrected(["de", "en"])).toMatchObject([{ language: "en", term: "webhook" }]);
    expect(corrected(["de", "en"])).toEqual(corrected(["en", "de"]));
  });

  test("that is too long is not compared", () => {
    const long = "donaudampfschifffahrtsgesellschaftskap";
    expect(nearestWord(`${long}i`, `${long}i`, () => [{ term: long, count: 3 }])).toMatchObject({ term: long });
    expect(nearestWord(`${long}itan`, `${long}itan`, () => [{ term: long, count: 3 }])).toBeNull();
  });

  test("is corrected only among the first few; the rest stay unknown", () => {
    const many = Array.from({ length: 500 }, (_, at) => `webhok${"abcdefghij"[at % 10]}${at}x`);
    const words = queryWords(["webhok", ...many].join(" "), ["en"]);
    const looked = new Set<string>();
    const { words: left, corrections } = correctQuery(
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
    const spoken = queryWords("webhok webhuok", languages);
    expect(firstCorrectable(spoken).map(({ word }) => word)).toEqual(["webhok"]);
  });

  test("that is a mistyped stop word is dropped", () => {
    expect(mended("pleese becuase wine").words).toEqual(["wine"]);
    expect(mended("teh wich wine").words).toEqual(["wine"]);
    expect(mended("rent hose tap wine").words).toEqual(["rent", "hose", "tap", "wine"]);
  });
});
