/** The weights were fitted, so the tests hold what they do to a question, and not what they are. */
import { describe, expect, test } from "vitest";
import { packPosting, weightOf, wordsOf } from "./impacts.ts";
import { type WeightedWord, relevanceOf } from "./relevance.ts";

const rarest = 6;
const has = (times = 1, length = 60) => ({
  times,
  length,
});

interface Given extends Partial<Omit<WeightedWord, "lists">> {
  /** The posting of the best passage. */
  readonly held?: ReturnType<typeof has>;
  /** Share of the word's weight that its list has. */
  readonly worth?: number;
}

const relevance = (...given: readonly Given[]): number => {
  const query = given.map(({ held, worth = 1, ...each }): WeightedWord => {
    const idf = each.idf ?? rarest;
    const places = Array.from({ length: held?.times ?? 0 }, (_, place) => 3 * place);
    const weight = weightOf(packPosting({ position: 0, places, length: held?.length ?? 0 }));
    return {
      word: "word",
      isKind: false,
      naming: 0,
      isAside: false,
      repeats: null,
      isCorrected: false,
      ...each,
      idf,
      lists: held ? [{ idf: worth * idf, postings: Int32Array.of(7, weight) }] : [],
    };
  });
  return relevanceOf(query, wordsOf(query, 60), 7, rarest);
};

const found: Given = { held: has() };
const missing: Given = {};
const rare = { idf: rarest };
const common = { idf: rarest / 4 };

/** Holds an order, with a distance that no rounding gives. */
const descends = (...relevances: readonly number[]) => {
  relevances
    .slice(1)
    .forEach((each, index) => expect(each, `after ${index}`).toBeLessThan((relevances[index] ?? 0) - 0.005));
};

describe("the relevance of a passage", () => {
  test("is a probability, and small if it has nothing but one word of many", () => {
    expect(relevance(found, found, found, found)).toBeGreaterThan(0.9);
    expect(relevance(found, found, found, found)).toBeLessThan(1);
    expect(relevance(found, missing, missing, missing)).toBeLessThan(0.3);
    expect(relevance(found, missing, missing, missing)).toBeGreaterThan(0);
  });

  test("falls with each word that it lacks, the more the rarer it is", () => {
    expect(relevance(found, missing)).toBeLessThan(relevance(found, found));
    descends(
      relevance(found, found),
      relevance(found, found, { ...missing, ...common }),
      relevance(found, found, { ...missing, ...rare }),
      relevance(found, found, missing, missing),
      relevance(found, missing, missing),
    );
  });

  test("rises with the weight of what it has, and with the number of times", () => {
    expect(relevance(found, found)).toBeGreaterThan(relevance(found, { ...found, ...common }));
    descends(
      relevance({ held: has(6) }, found, missing),
      relevance(found, found, missing),
      relevance({ ...found, ...common }, found, missing),
      relevance({ ...found, ...common }, { ...found, ...common }, missing),
    );
    descends(relevance({ held: has(2, 30) }, found), relevance({ held: has(2, 120) }, found));
  });

  test("falls by a missing thing that the question assumes to exist, the more it does", () => {
    const named = (naming: number) => relevance(found, found, { ...missing, naming });
    descends(named(0), named(0.4), named(1), named(2.5));
    expect(relevance(found, { ...found, naming: 1 })).toBe(relevance(found, found));
  });

  test("falls by a missing kind of answer, and not by one that it has", () => {
    const kind = { isKind: true, word: "@time" };
    descends(relevance(found, found), relevance(found, found, kind), relevance(found, found, kind, kind));
    expect(relevance(found, found, { ...kind, ...found })).toBe(relevance(found, found));
  });

  test("falls by a corrected word, and by one found by a synonym", () => {
    descends(relevance(found, found), relevance(found, { ...found, isCorrected: true }));
    descends(
      relevance(found, found),
      relevance(found, { ...found, worth: 0.89 }),
      relevance(found, { ...found, worth: 0.5 }),
    );
    // Worth a little less in another language, it is no synonym.
    const step = relevance(found, { ...found, worth: 0.92 }) - relevance(found, { ...found, worth: 0.88 });
    expect(step).toBeGreaterThan(3 * (relevance(found, found) - relevance(found, { ...found, worth: 0.96 })));
  });

  test("falls less by a missing circumstance than by a word, and not by a small number", () => {
    descends(
      relevance(found, found),
      relevance(found, found, { ...missing, isAside: true }),
      relevance(found, found, missing),
    );
    expect(relevance(found, found, { ...missing, word: "12" })).toBe(relevance(found, found));
    descends(relevance(found, found), relevance(found, found, { ...missing, word: "1234" }));
  });

  test("counts a synonym of an earlier word half if it has both, and not at all if it lacks it", () => {
    const again = { repeats: 0 };
    expect(relevance(found, { ...missing, ...again })).toBe(relevance(found));
    expect(relevance(missing, { ...found, ...again }, found)).toBe(relevance(found, found));
    const both = relevance(found, { ...found, ...again }, missing);
    descends(relevance(found, found, missing), both, relevance(found, missing));
    // Two later synonyms are halved alike.
    descends(
      relevance(missing, { ...found, ...again }, found, found),
      relevance(missing, { ...found, ...again }, { ...found, ...again }, missing),
    );
    expect(relevance({ ...found, ...common }, { ...found, ...common, worth: 0.5, ...again }, found)).toBeGreaterThan(
      relevance({ ...found, ...common }, { ...found, ...common, worth: 0.5 }, found),
    );
  });

  test("is higher for the only word of a question, besides one circumstance, most if the passage has it itself", () => {
    const circumstance = { ...missing, isAside: true, idf: rarest / 100 };
    const [alone, beside] = [relevance({ ...found, ...common }), relevance({ ...found, ...common }, circumstance)];
    const two = relevance({ ...found, ...common }, circumstance, circumstance);
    expect(alone - beside).toBeLessThan(0.02);
    expect(beside - two).toBeGreaterThan(0.1);
    const tiny = { ...missing, idf: rarest / 100 };
    expect(relevance({ ...found, ...common }, tiny)).toBeLessThan(beside - 0.1);
    // A circumstance that is found is no second word, and no first one.
    const foundAside = { held: has(), isAside: true, idf: rarest / 100 };
    expect(Math.abs(relevance({ ...found, ...common }, foundAside) - alone)).toBeLessThan(0.02);
    expect(alone - relevance({ ...found, ...common, isAside: true })).toBeGreaterThan(0.1);
    expect(relevance({ ...found, ...common }, { ...foundAside, isAside: false })).toBeLessThan(alone - 0.1);
    // A synonym that is found too is none either.
    const again = { held: has(), idf: rarest / 100, repeats: 0 };
    expect(Math.abs(relevance({ ...found, ...common }, again) - alone)).toBeLessThan(0.02);
    const bySynonym = relevance({ ...found, ...common, worth: 0.85 });
    expect(alone - bySynonym).toBeGreaterThan(0.15);
    expect(bySynonym).toBeGreaterThan(relevance({ ...found, ...common, worth: 0.85 }, tiny) + 0.02);
  });
});
