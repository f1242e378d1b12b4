import { describe, expect, test } from "vitest";
import { missingIn } from "./keywords.ts";
import type { Locale } from "../understanding/locales.ts";

const missing = (text: string, pages: readonly string[], locale: Locale = "en") => missingIn({ text, locale }, pages);

describe("a text is beside a question", () => {
  test.for([
    ["do you have vegan cake", "Coffee and cake are served all day.", "vegan cake"],
    ["how much is a flat white", "A bottle of water costs 3.00.", "flat white"],
    ["can I pay by card", "An espresso is 2.20.", "card"],
    ["do you cater for weddings", "We are open from Tuesday to Sunday.", "weddings"],
    ["hello, is there parking nearby", "We open at nine.", "parking nearby"],
    ["can we bring our own wine", "A glass of wine is 5.00.", "own wine"],
  ] as const)("without its weightiest keyword: %s", ([question, page, phrase]) => {
    expect(missing(question, [page])).toMatchObject({ isBeside: true, phrases: [phrase] });
  });

  test.for([
    ["do you have vegan cake", "The vegan options are listed."],
    ["wat time do you open", "We open at nine."],
    ["where do I register my new address", "Report a change of address."],
    ["do you sell my info to advertisers", "We sell nothing and show no advertisers."],
    ["can we bring our own wine", "Bring a bottle of wine if you like."],
    ["Haben Sie vegane Pizza?", "There are vegan pizzas."],
  ] as const)("not if it has that word: %s", ([question, page]) => {
    const locale = question.startsWith("Haben") ? "de" : "en";
    expect(missing(question, [page], locale).isBeside).toBe(false);
  });

  test("by its language alone is not known", () => {
    expect(missing("Haben Sie vegane Pizza?", ["Nous avons des pizzas et des salades."], "de")).toMatchObject({
      isBeside: false,
      phrases: [],
    });
  });
});

describe("a compound", () => {
  test("is lacking where one of its words is", () => {
    const page = "Gluten-free pizza dough is 2.00 extra.";
    expect(missing("Do you have gluten free cake?", [page])).toMatchObject({
      isBeside: false,
      compound: ["gluten free cake"],
    });
  });

  test("is lacking where each of two texts has one word", () => {
    const pages = ["Cake is served all day.", "A birthday party needs approval."];
    expect(missing("can you make a birthday cake", pages).compound).toEqual(["birthday cake"]);
    expect(missing("can you make a birthday cake", [pages.join(" ")]).compound).toEqual([]);
  });
});

describe("an alternative", () => {
  const page = "Private parties and events need approval. A small booking does not.";

  test("is not lacking beside another that a text has, if its head is there", () => {
    expect(missing("do you host private parties or small events", [page])).toMatchObject({ compound: [], phrases: [] });
  });

  test("is lacking without its head, and where both are asked for", () => {
    expect(missing("do you host private parties or small weddings", [page]).compound).toEqual(["small weddings"]);
    const pages = ["There is vegan pizza.", "Cake is served all day."];
    expect(missing("do you have vegan pizza and vegan cake", pages).compound).toEqual(["vegan cake"]);
    expect(missing("do you have vegan pizza or vegan cake", pages).compound).toEqual([]);
  });
});

test("an order ahead is more than an order", () => {
  const page = "The kitchen stops taking orders one hour before closing time.";
  expect(missing("can i order ahead", [page])).toMatchObject({ isBeside: true, phrases: ["order ahead"] });
  expect(missing("can i order ahead", ["Order ahead in our shop."]).isBeside).toBe(false);
  expect(missing("can you make a cake if I order it in advance", ["We make every cake."]).isBeside).toBe(false);
});

test("an age is no keyword", () => {
  expect(missing("can we have a party for a 60th birthday", ["A birthday party needs approval."]).isBeside).toBe(false);
});

test("a wide synonym is vague, and too far for an unsure quote", () => {
  const vague = { isBeside: false, isVague: true, isFar: true };
  expect(missing("do you take card", ["Every payment is due at once."])).toMatchObject(vague);
  expect(missing("do you take card", ["Pay by card."])).toMatchObject({ isVague: false, isFar: false });
});

test("what is bought or told beside the question is no keyword", () => {
  expect(missing("I bought lamps. Can I return umbrellas?", ["Umbrellas are returned."])).toMatchObject({
    isFar: false,
    phrases: [],
  });
});

describe("what is missing is named", () => {
  test.for([
    ["each thing, where no page is found", "do you sell laptops when open", [], ["laptops"]],
    [
      "both words, if each has but a wide synonym",
      "do I get a ticket refund",
      ["We reimburse you.", "A ticket."],
      ["ticket refund"],
    ],
    ["in words for children, none if a page has children", "do you have seats for kids", ["Seats for children."], []],
    ["ordering ahead, around its thing", "can I order a cake in advance", ["Order at the bar."], ["order", "advance"]],
  ] as const)("%s", ([, text, pages, phrases]) => {
    expect(missing(text, pages).phrases).toEqual(phrases);
  });

  test("as a compound only if no page has it together in its own or narrow words", () => {
    expect(missing("do you have pool lamps", ["Lights for swimming are here."]).compound).toEqual([]);
    expect(missing("do you have pool lamps", ["Swimming is fun.", "Lights are here."]).compound).toEqual([
      "pool lamps",
    ]);
  });

  test("as an alternative, unless its last word is there", () => {
    const ask = (page: string) => missing("do you have vegan cake or tall red umbrellas", [page]).compound;
    expect(ask("Vegan cake. Red.")).toEqual(["tall red umbrellas"]);
    expect(ask("Vegan cake. Umbrellas.")).toEqual([]);
    const events = missing("do you host private parties or small events", ["Private parties. Events."]);
    expect(events.compound).toEqual(["small events"]);
  });
});

describe("in another language", () => {
  test.for([
    [
      "a typo of a small word says nothing",
      "de",
      "Habn Sie Pizza?",
      "Wir haben Pizza und Salat für alle, die hier sind.",
      [],
    ],
    [
      "an English word of the page is the word",
      "de",
      "Haben Sie WLAN?",
      "Wir haben im ganzen Haus WiFi für alle Gäste.",
      [],
    ],
    ["a German thing in capitals is no name", "de", "Haben Sie vegane Pizza?", "We have pizza.", ["vegane"]],
    ["a name is found by one of its words", "es", "¿Se puede pagar con Apple Pay?", "Payment by Apple.", []],
    ["a known word in capitals is no name", "es", "¿Tienen Mesas grandes?", "Tables are here.", []],
    ["a thing and what is done are both named", "es", "¿Puedo reservar una mesa?", "Dogs.", ["reservar", "mesa"]],
    ["circumstances are not named", "es", "¿Puedo venir con mi familia esta noche?", "Dogs.", []],
    ["a language without small words of its own is read", "id", "hala ada sarapan", "Dogs.", ["sarapan"]],
  ] as const)("%s", ([, locale, text, page, phrases]) => {
    expect(missing(text, [page], locale).phrases).toEqual(phrases);
  });

  test("a narrow synonym is near enough for an unsure quote", () => {
    expect(missing("¿Tienen devolución?", ["We reimburse you."], "es")).toMatchObject({ isFar: false, isVague: false });
    expect(missing("¿Tienen Mesas grandes?", ["Tables are here."], "es").isFar).toBe(false);
  });
});
