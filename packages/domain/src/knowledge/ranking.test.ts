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
/** Of words that are common nowhere, and that nothing else means. */
const passages = ["walnut walnut sorrel", "sorrel turnip", "radish", "coffe cake", "samovar"];
const rank = (query: string, wanted: Partial<Wanted> = {}) =>
  rankPassages({ ...materialOf(passages, askedWords(query, ["en"])), corrections: [] }, { ...first, ...wanted });

/** As if three hundred passages of sixty terms were there besides. */
const [all, mean] = [5 + 300, (9 + 300 * 60) / 305];
const idfOf = (holding: number): number => Math.log(1 + (all - holding + 0.5) / (holding + 0.5));

/** BM25 as the formula has it. */
const bm25 = (terms: readonly (readonly [frequency: number, idf: number])[], length: number): number => {
  const parts = terms.map(
    ([frequency, idf]) => (idf * frequency * 2.2) / (frequency + 1.2 * (1 - 0.75 + (0.75 * length) / mean)),
  );
  return Math.round(parts.reduce((sum, part) => sum + part, 0) * 1e6) / 1e6;
};

describe("a ranking", () => {
  const both = [
    [1, idfOf(2)],
    [2, idfOf(1)],
  ] as const;

  test("scores by BM25, the best first", () => {
    expect(rank("Sorrel and walnut?")).toMatchObject({
      total: 2,
      best: bm25(both, 3),
      ranked: [
        { number: 0, score: bm25(both, 3) },
        { number: 1, score: bm25([[1, idfOf(2)]], 2) },
      ],
    });
  });

  test("favours words that stand together as in the query, by a share of the more frequent", () => {
    expect(rank("walnut with sorrel").best).toBeCloseTo(bm25(both, 3) + 0.3 * idfOf(2), 5);
    expect(rank("sorrel turnip walnut").ranked).toMatchObject([{ number: 1 }, { number: 0 }]);
    expect(rank("turnip sorrel walnut").ranked).toMatchObject([{ number: 0 }, { number: 1 }]);
  });

  test("asks for each word once", () => {
    expect(rank("sorrel sorrel").ranked).toEqual(rank("sorrel").ranked);
    expect(rank("helicopter")).toMatchObject({ ranked: [], best: 0, possible: 0, total: 0, unknown: ["helicopter"] });
    expect(rank("how much is a walnut helicopter").unknown).toEqual(["price", "helicopter"]);
  });

  test("takes what means the same for a little less", () => {
    const [refunds, returns] = [["refund"], ["return"]];
    const texts = [...refunds, ...returns, "samovar"];
    const found = rankPassages(
      { ...materialOf(texts, askedWords("refund", ["en"])), corrections: [] },
      { size: 10, ranges: null, after: null },
    );
    expect(found.ranked.map(({ number }) => number)).toEqual([0, 1]);
    expect(found.ranked[1]?.score).toBeLessThan(found.ranked[0]?.score ?? 0);
  });

  test("counts what means the same once, though a question says it twice", () => {
    const material = (query: string) => ({
      ...materialOf(["courier", "samovar"], askedWords(query, ["en"])),
      corrections: [],
    });
    const best = (query: string) => rankPassages(material(query), { size: 1, ranges: null, after: null }).best;
    expect(best("deliver ship")).toBe(best("deliver"));
  });

  test("pages: what comes after a passage, in the same order", () => {
    const found = rank("sorrel walnut radish samovar").ranked;
    expect(found).toHaveLength(4);
    const [one] = rank("sorrel walnut radish samovar", { size: 1 }).ranked;
    expect(one).toEqual(found[0]);
    const rest = rank("sorrel walnut radish samovar", { after: found[0]?.number ?? -1 });
    expect(rest).toMatchObject({ ranked: found.slice(1), total: 4, known: true });
    expect(rank("sorrel", { after: 2 }).known).toBe(false);
  });

  test("looks among some numbers only", () => {
    const some = rank("sorrel", { ranges: [[1, 3]] });
    expect(some).toMatchObject({ total: 1, best: bm25([[1, idfOf(2)]], 2) });
    expect(some.ranked).toEqual([{ number: 1, score: bm25([[1, idfOf(2)]], 2) }]);
    expect(rank("sorrel", { ranges: [] }).ranked).toEqual([]);
  });
});

describe("relevance", () => {
  const relevance = (query: string, texts: readonly string[] = passages) => {
    const { best, possible } = rankPassages(
      { ...materialOf(texts, askedWords(query, ["en"])), corrections: [] },
      { size: 1, ranges: null, after: null },
    );
    return best / possible;
  };

  test("is lowered by a rare word that is missing, not by what people say around a question", () => {
    const plain = relevance("walnut sorrel");
    const around = relevance("hey my friend says walnut sorrel");
    const missing = relevance("walnut sorrel helicopter gramophone tractor");
    expect(around).toBe(plain);
    expect(missing).toBeLessThan(plain - 0.05);
  });

  test("is lowered further by a missing thing that is named as known to both", () => {
    expect(relevance("walnut sorrel your helicopter")).toBeLessThan(relevance("walnut sorrel helicopter"));
    expect(relevance("walnut sorrel the helicopter")).toBeGreaterThan(relevance("walnut sorrel your helicopter"));
  });

  test("is lowered where a kind of answer is asked for that the passage does not hold", () => {
    expect(relevance("how much is walnut sorrel")).toBeLessThan(relevance("walnut sorrel"));
  });

  test.for([
    ["How much does it cost?", "What does it cost?", "it cost five"],
    ["a refund or return", "a return", "return samovar"],
    ["a return or refund", "a return", "return samovar"],
  ] as const)(
    "misses nothing in a passage that says by one word what is asked for by two: %s",
    ([twice, once, text]) => {
      expect(relevance(twice, [text])).toBeGreaterThanOrEqual(relevance(once, [text]));
      const material = materialOf([text], askedWords(twice, ["en"]));
      expect(rankPassages({ ...material, corrections: [] }, first).unknown).toEqual([]);
    },
  );

  test("counts what is asked for by two words once and a half, where a passage has both", () => {
    const [both, one] = [relevance("refund return walnut", ["refund return"]), relevance("refund walnut", ["refund"])];
    expect(both).toBeGreaterThan(one);
    expect(both).toBeLessThan(relevance("samovar sorrel walnut", ["samovar sorrel"]));
  });

  test.for([1, 3, 12, 40, 3_000])(
    "of a word that is asked for alone is no less than beside one that is missing: %i passages",
    (count) => {
      const texts = ["open walnut sorrel", ...Array.from({ length: count - 1 }, (_, at) => `filler${at}`)];
      for (const missing of ["people", "good", "helicopter"]) {
        expect(relevance("open", texts)).toBeGreaterThan(relevance(`open ${missing}`, texts));
      }
    },
  );

  test("is about the same among one document, and among thousands", () => {
    const many = [...passages, ...Array.from({ length: 3_000 }, (_, at) => `filler${at}`)];
    expect(relevance("walnut sorrel", passages.slice(0, 1))).toBeCloseTo(relevance("walnut sorrel", many), 1);
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
