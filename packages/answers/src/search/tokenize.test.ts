import { array, assert, constantFrom, property, string } from "fast-check";
import { describe, expect, test } from "vitest";
import type { Language } from "./language.ts";
import { termsOf } from "./tokenize.ts";

describe("terms of a text", () => {
  test.for<[string, string, string[]]>([
    ["case, accents and full width do not count", "Café TIRAMISÙ Ｐｉｚｚａ", ["cafe", "tiramisu", "pizza"]],
    ["letters that are no accents", "Straße Smørrebrød Łódź", ["strass", "smorrebrod", "lodz"]],
    ["English words are stemmed", "opening opens opened", ["open", "open", "open"]],
    [
      "possessives and contractions",
      "the chef's menu, chef’s choice; don't worry",
      ["chef", "menu", "chef", "choic", "worri"],
    ],
    ["words that say nothing are left out", "What are the opening hours of you?", ["open", "hour"]],
    ["what is written with any hyphen as together", "Wi-Fi Wi‑Fi wi‐fi wifi", ["wifi", "wifi", "wifi", "wifi"]],
    ["an apostrophe within a word", "rock'n'roll O'Brien's", ["rocknrol", "obrien"]],
    ["nothing but those", "who are you", []],
    ["what looks like a contraction without its apostrophe", "I'd like an ID; I'll be ill", ["id", "ill"]],
    ["numbers, times and prices", "open 9:00, costs 12.50", ["open", "9", "00", "cost", "12", "50"]],
    ["names of codes and fields", "HITL_REQUIRED gap_weak", ["hitl", "requir", "gap", "weak"]],
    ["an accent that is a mark of its own", "cafe\u0301", ["cafe"]],
    ["vowel signs are no accents", "नमस्ते दुनिया", ["नमस्ते", "दुनिया"]],
    ["Greek and Cyrillic", "Ώρες ЧАСЫ", ["ωρες", "часы"]],
    ["punctuation and emoji", "🦉 ... ?!", []],
    ["nothing", "", []],
  ])("%s", ([, text, terms]) => {
    expect(termsOf(text)).toEqual(terms);
  });

  test.for<[Language, string, string]>([
    ["fr", "L'annulation d’un abonnement, qu'il faut jusqu'à l'été", "annulation un abonnement, il faut à été"],
    ["fr", "« l’été » 'l'hiver'", "été hiver"],
    ["it", "L'abbonamento dell'ordine, c'è un'entrata", "abbonamento ordine, è un entrata"],
  ])("an article before an apostrophe is not part of the word: %s", ([language, elided, apart]) => {
    expect(termsOf(elided, language)).toEqual(termsOf(apart, language));
  });

  test.for([
    ["Japanese", "営業時間は何時ですか", "営業"],
    ["Chinese", "餐厅的营业时间", "营业"],
    ["Thai", "ร้านเปิดกี่โมง", "ร้าน"],
  ])("%s is cut into words although it has no spaces", ([, text = "", word]) => {
    expect(termsOf(text).length).toBeGreaterThan(2);
    expect(termsOf(text)).toContain(word);
  });

  test.for<[string, string, string[]]>([
    ["Japanese", "犬は店に入れますか", ["犬", "店", "入れ"]],
    ["Chinese", "你们的地址在哪里", ["地址"]],
    ["Japanese, but for sizes and days,", "定休日は月、ビール大", ["定休", "日", "月", "ビール", "大"]],
    ["Chinese, but for sizes,", "大杯和小杯的价格", ["大", "杯", "小", "杯", "价格"]],
  ])("%s particles are not terms", ([, text, terms]) => {
    expect(termsOf(text)).toEqual(terms);
  });

  test("a Korean word is found with any particle", () => {
    expect(termsOf("취소")).toEqual(["취소"]);
    expect(termsOf("API를 취소는")).toEqual(["api", "를", "취소", "소는"]);
    expect(termsOf("1日취소는")).toEqual(["1", "日", "취소", "소는"]);
  });

  test("Latin words beside a script without spaces stay whole", () => {
    expect(termsOf("Pizza と Pasta")).toEqual(expect.arrayContaining(["pizza", "pasta"]));
  });

  test("are never too long for an index, nor cut within a character", () => {
    expect(termsOf("x".repeat(10_000))).toEqual(["x".repeat(64)]);
    expect(termsOf("𝒜".repeat(500)).join("")).not.toContain("\ufffd");
    assert(
      property(string({ unit: "grapheme", maxLength: 100 }), (text) => {
        for (const term of termsOf(text)) {
          expect(term.length).toBeGreaterThan(0);
          expect(term.length).toBeLessThanOrEqual(64);
          expect(term.isWellFormed()).toBe(true);
        }
      }),
    );
  });

  test("are the same for a text in upper case", () => {
    const words = array(constantFrom("menu", "prices", "café", "naïve", "booking", "reservations", "営業時間"));
    const same = property(words, (list) => {
      expect(termsOf(list.join(" ").toUpperCase())).toEqual(termsOf(list.join(" ")));
    });
    assert(same);
  });
});
