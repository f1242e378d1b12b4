import { describe, expect, test } from "vitest";
import { consentWordIn, consentWords } from "./consent.ts";

const every = consentWords.flatMap(({ stop, start }) => [
  ...stop.map((word) => [word, "opted_out"] as const),
  ...start.map((word) => [word, "opted_in"] as const),
]);

describe("a word of consent", () => {
  test("is known in at least ten languages", () => {
    expect(new Set(consentWords.map(({ language }) => language)).size).toBeGreaterThanOrEqual(10);
  });

  test.for(every)("%s means %s, whatever its case, spaces and punctuation", ([word, marketing]) => {
    for (const text of [word, ` ${word}.\n`, word.toUpperCase(), `„${Array.from(word).join(" ")}!“`])
      expect(consentWordIn(text), text).toMatchObject({ marketing });
  });

  test("has one meaning in all languages", () => {
    const meanings = new Map<string, Set<string>>();
    for (const [word, marketing] of every) {
      const known = meanings.get(word.toLowerCase()) ?? new Set();
      meanings.set(word.toLowerCase(), known.add(marketing));
    }
    expect([...meanings.values()].filter(({ size }) => size > 1)).toEqual([]);
  });

  test.for([
    ["STOP", "en"],
    ["désabonner", "fr"],
    ["desabonner", "fr"],
    ["ABONELİKTEN ÇIK", "tr"],
    ["الغاء الاشتراك", "ar"],
    ["शुरू करें", "hi"],
  ] as const)("%s is of %s", ([text, language]) => {
    expect(consentWordIn(text)).toMatchObject({ language });
  });

  test.for([
    "Please stop sending me this",
    "stop it",
    "Don't stop",
    "When do you start?",
    "cancel",
    "no",
    "बद",
    "",
    "!!!",
    "stop ".repeat(50),
  ])("is not in %j", (text) => {
    expect(consentWordIn(text)).toBeNull();
  });
});
