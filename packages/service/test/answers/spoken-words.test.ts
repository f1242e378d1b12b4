import { describe, expect, test } from "vitest";
import { consentWordIn } from "@atlas-messaging/service/customers/consent";
import { ownWords } from "@atlas-messaging/answers/understanding/spoken-words";
import { clockTimeIn, durationIn, plainOf, localeOf, locales } from "@atlas-messaging/answers/understanding/locales";

const latin = new Set(["en", "de", "fr", "es", "pt", "it", "nl", "tr", "id"]);

describe.for(locales)("the agent's own words in %s", (locale) => {
  const words = ownWords[locale];

  test("are all different, and different from the English ones", () => {
    const all = Object.values(words);
    expect(new Set(all).size).toBe(all.length);
    const english: readonly string[] = locale === "en" ? [] : Object.values(ownWords.en);
    expect(all.filter((each) => english.includes(each) || each.trim() !== each || each === "")).toEqual([]);
  });

  test("are in its script", () => {
    for (const text of Object.values(words))
      expect(/\p{sc=Latin}/u.test(text.replace(/\{\w+\}|STOP|START/g, "")), text).toBe(latin.has(locale));
  });

  test("name a stop word that ends marketing", () => {
    const said = words.stopping.match(/[\p{L}\p{M}]+/gu) ?? [];
    expect(said.some((word) => consentWordIn(word)?.marketing === "opted_out")).toBe(true);
  });

  test("name the emergency number, a duration and a question where they should", () => {
    expect(words.danger).toContain("112");
    expect(words.usually).toContain("{time}");
    expect(words.expected).toContain("{time}");
    expect(words.unanswered).toContain("{question}");
  });

  test("say a time by the clock of the business", () => {
    const said = clockTimeIn(locale, "Europe/Berlin", "2026-01-05T13:30:00.000Z", "2026-01-03T13:30:00.000Z");
    expect(said).toContain("14");
    expect(said).toContain("30");
    expect(latin.has(locale)).toBe(/\p{sc=Latin}/u.test(said));
    expect(clockTimeIn(locale, "Europe/Berlin", "2026-01-05T13:30:00.000Z", "2025-12-03T13:30:00.000Z")).toContain("5");
  });

  test("say a duration in its own way", () => {
    expect(durationIn(locale, 1_800)).toContain("30");
    expect(durationIn(locale, 7_200)).not.toBe(durationIn(locale, 172_800));
  });
});

test.for([
  [60, "1 minute"],
  [90, "2 minutes"],
  [3_600, "1 hour"],
  [5_400, "90 minutes"],
  [86_400, "24 hours"],
  [172_800, "2 days"],
  [176_400, "49 hours"],
] as const)("%i seconds are %s", ([seconds, text]) => {
  expect(durationIn("en", seconds)).toBe(text);
});

test("a day is said by its date where its name alone would be taken for an earlier one", () => {
  const said = (time: string) => clockTimeIn("en", "Europe/Berlin", time, "2026-01-03T13:30:00.000Z");
  expect(said("2026-01-09T13:30:00.000Z")).toBe("Friday 14:30");
  expect(said("2026-01-09T13:31:00.000Z")).toBe("Friday, January 9 at 14:31");
});

test("letters are compared without their accents, and ß as ss", () => {
  expect(plainOf("Straße, Übergröße!")).toBe(" strasse ubergrosse ");
});

test.for([
  ["pt-BR", "pt"],
  ["DE_at", "de"],
  ["sv", null],
  [null, null],
] as const)("the language %s is spoken as %s", ([tag, locale]) => {
  expect(localeOf(tag)).toBe(locale);
});
