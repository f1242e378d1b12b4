import { describe, expect, test } from "vitest";
import { type LeveledTerm, decodeTerms, encodeTerms } from "./impacts.ts";
import { commonWords } from "./packed-common-words.ts";
import { unpackLists } from "./language.ts";

const byTerm = (terms: readonly LeveledTerm[]) => terms.toSorted(([one], [other]) => (one < other ? -1 : 1));

describe("the code of common terms", () => {
  test("gives back the terms and their levels", () => {
    const terms: LeveledTerm[] = [
      ["open", 3],
      ["opera", 10],
      ["operat", 0],
      ["zoo", 9],
      ["open", 3],
    ];
    expect(decodeTerms(encodeTerms(terms), false)).toEqual(byTerm(terms));
  });

  test("gives back every Cyrillic letter", () => {
    const terms: LeveledTerm[] = [
      ["абвгдежзий", 1],
      ["клмнопрсту", 2],
      ["фхцчшщъыьэюя", 3],
    ];
    expect(new Map(decodeTerms(encodeTerms(terms), true))).toEqual(new Map(terms));
  });

  test("refuses letters that it has no code for", () => {
    expect(() => encodeTerms([["año", 1]])).toThrow("ñ");
  });

  test.for([...unpackLists(commonWords)])("is what the common words of %s are in", ([language, [coded = ""]]) => {
    const terms = decodeTerms(coded, language === "ru");
    expect(terms.length).toBeGreaterThanOrEqual(100);
    expect(encodeTerms(terms)).toBe(coded);
  });
});
