/** Questions are analyzed by language, synonyms and kind of answer. */
import { describe, expect, test } from "vitest";
import { alikeTo, keyOf, queryWords } from "./question.ts";
import { commonShare } from "./impacts.ts";
import { commonWords } from "./packed-common-words.ts";
import { folded, languageOf, languageOfQuestion, languages, spokenIn, unpackLists } from "./language.ts";
import { kindsAsked, kindsIn, topicsOf } from "./kinds.ts";
import { impliedBy } from "./phrases.ts";

const wordsOf = (query: string, spoken: Parameters<typeof queryWords>[1] = ["en"]): string[] =>
  queryWords(query, spoken).flatMap(({ word, isKind }) => (isKind ? [] : [word]));

describe("the language of a question", () => {
  test.for([
    ["When are you open on Sundays?", ["es", "en"], "en"],
    ["¿Cuánto cuesta la paella de la casa?", ["en", "es"], "es"],
    ["Was kostet das Frühstück in der Pension?", ["en"], "de"],
    ["pizza", ["es", "en"], "es"],
    ["pizza", [], "en"],
  ] as const)("%s", ([query, spoken, language]) => {
    expect(languageOfQuestion(query.toLowerCase().match(/\p{L}+/gu) ?? [], spoken)).toBe(language);
  });

  test("decides which of its words are stop words, whatever the documents' languages", () => {
    expect(wordsOf("what is the capital of mongolia", ["es", "en"])).toEqual(["capital", "mongolia"]);
    expect(wordsOf("what is the capital of mongolia", ["en", "es"])).toEqual(["capital", "mongolia"]);
  });

  test("is in doubt that of most documents", () => {
    const corpora = [
      { language: "es", passages: 2 },
      { language: "fr", passages: 7 },
      { language: "en", passages: 7 },
    ] as const;
    expect(spokenIn(corpora)).toEqual(["en", "fr", "es"]);
  });

  test("is in doubt the most frequent one, also beside one with as many stop words", () => {
    const both = ["og", "det", "er"];
    expect(languageOfQuestion(both, ["no", "da"])).toBe("no");
    expect(languageOfQuestion(both, ["da", "no"])).toBe("da");
  });
});

describe("the language of a text", () => {
  test.for([
    ["a list of initials and names", "A. y B., M. de la E., J. e O., de la Cruz, E. y A., M. y N., de la R.", "en"],
    ["a price list", "Espresso 2.20\nCappuccino 3.20\nTea 3.50", "en"],
    ["a sentence of Spanish", "La paella y el arroz con leche de la casa se sirven con pan y vino los domingos.", "es"],
    ["stop words that two languages have", "og det er en som på til", "no"],
    ["letters of Turkish", "Fırın, sığır", "tr"],
    ["a Turkish letter in a hundred", `ı${"x".repeat(99)}`, "en"],
    ["letters that English lacks", "Þórður, Æðey", "und"],
    ["such a letter in fifty", `þ${"x".repeat(49)}`, "en"],
    ["the beginning of a long text", `${"x1 ".repeat(7_000)}${"ıþ".repeat(500)}`, "en"],
  ] as const)("%s", ([, text, language]) => {
    expect(languageOf(text)).toBe(language);
  });

  test("needs four different stop words, and a fifth of all words", () => {
    expect(languageOf("der die das und Haus", "fr")).toBe("de");
    expect(languageOf("der die das der Haus", "fr")).toBe("fr");
    expect(languageOf(`der die das und ${"Haus ".repeat(16)}`, "fr")).toBe("de");
    expect(languageOf(`der die das und ${"Haus ".repeat(17)}`, "fr")).toBe("fr");
  });

  test.for([
    ["Þórður, Æðey", "en", "und"],
    ["12 34", "de", "en"],
    ["Espresso", "und", "en"],
    ["Меню", "ru", "ru"],
    ["Меню", "de", "en"],
    ["Espresso", "ru", "en"],
  ] as const)("that shows none is the organization's if its letters fit: %s, %s", ([text, own, language]) => {
    expect(languageOf(text, null, own)).toBe(language);
  });
});

describe("a question", () => {
  test("asks for synonyms too, but not for synonyms of synonyms", () => {
    const [refund] = queryWords("refund", ["en"]);
    expect(refund?.alike.map(keyOf)).toContain("en reimburs");
    expect(alikeTo("refund", "en")).not.toContain("refund");
    expect(alikeTo("refund", "de")).toEqual([]);
  });

  test("may use several words for one", () => {
    expect(wordsOf("can I get my money back")).toEqual(["refund"]);
    expect(wordsOf("where can I leave my car")).toEqual(["park", "car"]);
  });

  test.for([
    ["how late can I check out", ["leave"]],
    ["how soon should I have a scan", ["scan"]],
    ["is the late breakfast late", ["late", "breakfast"]],
    ["how do I get to you from the airport", ["arrive", "airport"]],
  ] as const)("asks for a measure that no answer repeats: %s", ([query, words]) => {
    expect(wordsOf(query)).toEqual(words);
  });

  test("looks up synonyms only of its first words", () => {
    const many =
      "price refund deliver book cancel change arrive leave park pet kid phone repair guarantee discount wifi buy rent";
    expect(queryWords(many, ["en"]).filter(({ alike }) => alike.length > 0)).toHaveLength(16);
  });

  test("names things that it assumes to exist", () => {
    const naming = queryWords("is your terrace near the river or a lake", ["en"]).map((each) => [
      each.word,
      each.naming,
    ]);
    expect(Object.fromEntries(naming)).toMatchObject({ terrace: 1, river: 0.4, lake: 0 });
  });

  test.for([
    ["what time does the museum shut", "museum", 1],
    ["what is the price", "price", 0.25],
    ["can dogs eat chocolate", "chocolate", 0.7],
    ["when is the next reading", "next", 0],
  ] as const)("is about its subject: %s", ([query, word, naming]) => {
    expect(queryWords(query, ["en"]).find((each) => each.word === word)?.naming).toBe(naming);
  });

  test("has circumstances that an answer need not repeat", () => {
    const circumstances = queryWords("can I bring a cake on Sundays", ["en"]).filter(({ isAside }) => isAside);
    expect(circumstances.map(({ word }) => word)).toEqual(["bring", "sundays"]);
  });

  test("has one as its topic if it has nothing else, unless it is a time", () => {
    expect(queryWords("do you treat kids?", ["en"])).toMatchObject([{ word: "kids", isAside: false }]);
    expect(queryWords("how are you doing today?", ["en"])).toMatchObject([{ word: "today", isAside: true }]);
  });

  test("has circumstances in the sentences around it, if it has a topic itself", () => {
    const topicWords = (query: string) =>
      queryWords(query, ["en"]).flatMap(({ word, isAside, isKind }) => (isAside || isKind ? [] : word));
    expect(topicWords("I bought the wrong lights. Can I get a refund?")).toEqual(["refund"]);
    expect(topicWords("I bought the wrong lights. Can you help?")).toEqual(["help"]);
    expect(topicWords("My lights flicker. What now?")).toEqual(["lights", "flicker"]);
    expect(topicWords("I bought the wrong lights")).toEqual(["bought", "lights"]);
  });

  test.for([
    ["are pets allowed", ["pets"]],
    ["do you accept my health insurance", ["health", "insurance"]],
    ["can I cancel three weeks before", ["cancel", "weeks"]],
    ["where can I turn on two-factor login", ["turn", "two", "factor", "login"]],
    ["is there parking at the hotel", ["parking"]],
    ["where are you located", ["address"]],
    ["where is my order", ["track"]],
    ["are you hiring", ["vacancy"]],
    ["how do I make an appointment", ["book", "appointment"]],
    ["how do vaccines work", ["vaccines", "working"]],
    ["where does coffee come from", ["coffee", "origin"]],
    ["what is 9 x 87", ["arithmetic"]],
    ["when do you open in winter", ["open", "winter"]],
  ] as const)("has only the words that tell something: %s", ([query, words]) => {
    expect(wordsOf(query)).toEqual(words);
  });

  test("may have nouns that are spelled like stop words", () => {
    expect(wordsOf("how do I write a will")).toContain("will");
    expect(wordsOf("will you write")).not.toContain("will");
  });

  test.for([
    ["When do you open?", "@time"],
    ["how much is the deposit", "@price"],
    ["Where are you?", "@place"],
    ["how long does a repair take", "@duration"],
    ["can I call you", "@contact"],
  ] as const)("asks for a kind of answer: %s", ([query, kind]) => {
    expect(kindsAsked(folded(query), "en")).toContain(kind);
    expect(queryWords(query, ["en"]).find(({ word }) => word === kind)).toMatchObject({ isKind: true, naming: 0 });
  });
});

test("kinds have topics, in the languages that have words for them", () => {
  expect(topicsOf(["@place", "@time", "@duration"], "en")).toEqual(["opening", "address"]);
  expect(topicsOf(["@time"], "fi")).toEqual([]);
  expect(kindsAsked("when is it open", "fi")).toEqual([]);
  expect(kindsIn("+44 20 7946 0018", "fi")).toEqual(kindsIn("+44 20 7946 0018", "en"));
});

test.for([
  ["open from 9 am to 5:30 pm on weekdays", ["@time"]],
  ["It costs £9 a night.", ["@price"]],
  ["You find us at 18 Weaver's Row, on the first floor.", ["@place"]],
  ["A repair takes three working days.", ["@duration"]],
  ["Write to help@example.com.", ["@contact"]],
  ["Well-behaved guests are welcome.", []],
] as const)("a passage holds kinds of answers: %s", ([text, kinds]) => {
  expect(kindsIn(folded(text), "en")).toEqual(kinds);
});

test.for([
  ["Monday to Friday we are here from 10 to 18:30.", "open evening tuesday wednesday thursday"],
  ["We can spread the cost over ten months.", "instalment"],
  ["If you are in pain, ring at 8.30 sharp.", "emergency"],
  ["We put it right without charge.", "complaint free"],
  ["Most bikes are ready within three working days.", "turnaround"],
  ["We do not ship outside the European Union.", "abroad"],
  ["Apps for iPhone and Android", "mobileapp"],
  ["Lost your card? A copy is £5.", "replacement"],
  ["If you cannot make it, tell us a day before.", "cancel miss"],
  ["You must be 17 for the first lesson.", "age"],
  ["Getting here by bus", "arrive transport"],
  ["Mon to Fri 8.30 to 7, Sat 9 to 1.", "open monday tuesday wednesday thursday friday saturday"],
  ["Come for a check-up every six months.", "checkup frequency"],
  ["You find us at 14 Harbour Road.", "address"],
  ["Bring your insurance card.", "packlist"],
  ["We take Visa and Mastercard.", "card"],
  ["You get everything back.", "refund"],
  ["The rest is due on the day, a fifth when you book.", "deposit"],
  ["Home visits cost £75.", "homevisit"],
  ["Takeaway is cheaper.", "takeaway"],
  ["The last class ends at 9.30 pm, at 21:30 on Fridays until 22:00.", "evening"],
  ["Those who fail to attend pay in full.", "miss"],
  ["Laughing-gas is free of charge, free-of-charge.", "sedation free"],
  ["Old bikes are taken as a trade-in.", "tradein"],
  ["We give two years of warranty.", ""],
] as const)("a passage implies words: %s", ([text, words]) => {
  expect(impliedBy(folded(text), "en")).toBe(words);
  expect(impliedBy(folded(text), "de")).toBe("");
});

test("a word that only a phrase means is a circumstance, and one that was typed is not", () => {
  const find = (query: string, sought: string) => queryWords(query, ["en"]).find(({ word }) => word === sought);
  expect(find("how long does a repair take", "turnaround")).toMatchObject({ isAside: true, isMeant: true });
  expect(find("do you send things abroad", "abroad")).toMatchObject({ isAside: false });
  expect(find("do you send things abroad", "abroad")?.isMeant).toBeUndefined();
});

describe("how common a word is", () => {
  test("differs by language", () => {
    expect(commonShare("time", "en")).toBeGreaterThan(commonShare("breakfast", "en"));
    expect(commonShare("helicopt", "en")).toBe(0);
    expect(commonShare("time", "und")).toBe(0);
    const lists = unpackLists(commonWords);
    for (const [coded] of lists.values()) expect(coded?.length).toBeGreaterThan(350);
    expect([...lists.keys()]).toEqual(languages.filter((language) => !["und", "tr"].includes(language)));
  });

  test("is a share of the passages", () => {
    for (const term of ["good", "open", "appoint"]) {
      expect(commonShare(term, "en")).toBeGreaterThan(0);
      expect(commonShare(term, "en")).toBeLessThan(1);
    }
  });
});
