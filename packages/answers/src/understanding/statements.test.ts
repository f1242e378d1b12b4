import { describe, expect, test } from "vitest";
import { matterOf, reliefIn, speaksOf } from "./statements.ts";
import { inEnglish, subjectVotes, localeOfMessage } from "./speech.ts";
import { corrected } from "./patterns.ts";
import { classify } from "./classify.ts";
import { withoutChat } from "./courtesies.ts";
import { type Locale, plainOf } from "./locales.ts";

describe("praise", () => {
  test.for([
    "you guys are the best honestly",
    "My sister loves your candles, she has three already",
    "the receptionist was very kind to my daughter, please tell her",
    "ur support is the fastest i've ever seen",
    "Das Essen war wirklich lecker",
    "c'était vraiment délicieux",
    "me encanta vuestra tienda",
    "you guys rock",
    "we had such a nice evening",
    "We had the loveliest lunch at your place last week.",
    "The staff were the friendliest people we've met all holiday.",
    "That was the best tiramisu, wasn't it?",
    "I'd just like to say that your pizza is the yummiest",
  ])("%s is thanked for", (text) => {
    expect(classify(text)).toMatchObject({ kind: "courtesy", courtesies: ["praise"] });
  });

  test.for([
    "I love the dress, do you have it in blue?",
    "the food was great but the waiter was late",
    "it would be nice to sit outside",
    "your app is great, it crashes every day",
    "I got the loveliest voucher from my mum and I'd like to use it",
    "You have the best terrace, haven't you got a table?",
  ])("%s is more than that", (text) => {
    expect(classify(text).courtesies).not.toContain("praise");
  });
});

describe("a statement", () => {
  test.for([
    ["that's me sorted, have a good weekend", "goodbye"],
    ["ok i switched it off and everything works again", "well"],
  ] as const)("%s is a courtesy", ([text, courtesy]) => {
    expect(classify(text)).toMatchObject({ kind: "courtesy", courtesies: [courtesy] });
  });

  test.for([
    ["toothache since yesterday", "health"],
    ["mi hijo tiene fiebre", "health"],
    ["I was charged twice this month", "trouble"],
    ["my card was declined", "trouble"],
    ["the app logged me out", "trouble"],
    ["the program wont let me in", "trouble"],
    ["is that a problem", null],
    ["where is my yellow fever certificate", null],
    ["¿cuánto cuesta una limpieza?", null],
    ["das Display ist kaputt", "trouble"],
    ["what is your phone number", null],
    ["Do you repair umbrellas?", null],
  ] as const)("%s is about %s", ([text, matter]) => {
    expect(matterOf(plainOf(text))).toBe(matter);
  });

  test.for([
    ["im running 15 minutes late for my 10:30", "booking"],
    ["need to cancel tomorow", "booking"],
    ["can I bring her in this afternoon", "booking"],
    ["can you fit 4 of us in tomorrow", "booking"],
    ["We are going to be about 15 minutes late for our table", "booking"],
    ["can i cancle my bokking for tonight", "booking"],
    ["I need to change my reservation", "booking"],
    ["got room for 9 tonight?", "booking"],
    ["there is a piece of glass in my salad", "complaint"],
    ["I ordered a margherita but got a diavola", "complaint"],
    ["I want to say the waitress was fantastic", "courtesy"],
    ["is my bike ready", "order"],
    ["how soon will my parcel come if i order today", "question"],
    ["i didnt get the reset mail", "question"],
    ["how do i give someone their money back", "question"],
    ["how do people unsubscribe", "question"],
    ["can u take me off the newsletter", "stopping"],
    ["i was charged twice this month", "complaint"],
    ["i waited an hour for my pizza", "complaint"],
    ["my soup had a hair in it", "complaint"],
    ["the pasta was cold and nobody cared", "complaint"],
    ["where is it", "order"],
    ["i'd just like to speak to one of you really", "person"],
    ["I was told someone would get back to me", "person"],
    ["im swollen up my whole cheek and i feel feverish", "danger"],
    ["is my data safe with you, where is it", "question"],
    ["Evening appointments?", "question"],
    ["Can I cancel my appointment 24 hours before?", "question"],
  ] as const)("%s is heard as %s", ([text, kind]) => {
    expect(classify(text).kind).toBe(kind);
  });
});

describe("something lost", () => {
  test.for([
    "I think I left my blue scarf at your place",
    "did anyone hand in an umbrella?",
    "Ich habe meine Jacke bei Ihnen vergessen",
  ])("is a matter for people: %s", (text) => {
    expect(matterOf(plainOf(text))).toBe("lost");
  });

  test("is told of by a page about lost things alone", () => {
    expect(speaksOf("lost", plainOf("Lost property is kept for a month."))).toBe(true);
    expect(speaksOf("lost", plainOf("Umbrella to borrow, deposit 10 euros."))).toBe(false);
    expect(matterOf(plainOf("Are there any tables left for tonight?"))).toBeNull();
  });

  test.for([
    ["health", "It hurts for a day.", true],
    ["health", "Dogs are welcome.", false],
    ["trouble", "Dogs are welcome.", true],
  ] as const)("is unlike %s, of which a page speaks by its words: %s", ([matter, page, speaks]) => {
    expect(speaksOf(matter, plainOf(page))).toBe(speaks);
  });
});

describe("small talk", () => {
  test("beside a question is left out of it", () => {
    expect(withoutChat("It's freezing today, isn't it! Do you do hot chocolate?")).toBe("Do you do hot chocolate?");
    expect(withoutChat("What a rainy day! I bet you are packed. Do you deliver?")).toBe("Do you deliver?");
    expect(withoutChat("I hope you have a table.")).toBe("I hope you have a table.");
    expect(withoutChat("What a rainy day!")).toBe("What a rainy day!");
    expect(withoutChat("How are you? Nice weather today.")).toBe("How are you?");
    expect(withoutChat("hope you are well. When are you open?")).toBe("When are you open?");
    expect(withoutChat("Nice weather today. It is so sunny! Do you deliver? Hm.")).toBe("Do you deliver? Hm.");
    expect(withoutChat("Is the terrace open in the rain?")).toBe("Is the terrace open in the rain?");
  });
});

describe("a follow-up", () => {
  test.for([
    "Well?",
    "so??",
    "Hello? anyone?",
    "any news?",
    "what do you mean",
    "Und?",
    "Alors ?",
    "ну?",
    "sorry what?",
  ])("%s asks for a person", (text) => {
    expect(classify(text).kind).toBe("person");
  });

  test.for(["hello?", "well", "ok", "sorry?", "are you there?"])("%s is a courtesy, or nothing", (text) => {
    expect(classify(text).kind).not.toBe("person");
  });
});

describe("a question in English words", () => {
  test.for([
    ["es", "¿tienen tarjetas regalo?", "gift card"],
    ["de", "Wie lange habe ich Zeit um etwas zurückzugeben?", "how long return"],
    ["ru", "Сколько стоит доставка?", "how much delivery"],
    ["tr", "otopark var mı", "parking"],
    ["fr", "puis-je envoyer une facture en français", "send invoice French"],
    ["en", "whats the postage to dublin", "whats the delivery to Ireland"],
    ["pt", "tem estacionamento hoje?", "parking today"],
    ["it", "hanno un parcheggio", "parking"],
    ["nl", "is er ontbijt", "breakfast"],
    ["id", "ada sarapan", "breakfast"],
    ["de", "wie viel Uhr", "what time"],
    ["de", "Geschenkgutscheine", "gift card"],
    ["fr", "délai", "how long"],
    ["fr", "carte des plats", "menu"],
    ["de", "Nehmen Sie Bizum als Zahlung?", "nehmen bizum pay payment"],
  ] as const)("in %s: %s", ([locale, text, english]) => {
    expect(inEnglish(text, locale)).toBe(english);
  });

  test("is none where no word is known", () => {
    expect(inEnglish("Spielen Sie Schach?", "de")).toBeNull();
    expect(inEnglish("preis ".repeat(41), "de")).toBeNull();
    expect(inEnglish("preis ".repeat(40), "de")).toContain("price");
  });
});

describe("the language of a message", () => {
  const localeOf = (text: string, ...earlier: string[]): Locale =>
    localeOfMessage(text, classify(text).votes, null, earlier);

  test("is told by its subject, where it has no common word", () => {
    expect(localeOf("Parkplatz vorhanden?", "you open sunday?")).toBe("de");
    expect(localeOf("Parking?", "you open sunday?")).toBe("en");
  });

  test("is told by the subjects of a message of up to 40 words, by none of two or three letters", () => {
    const votesFor = (text: string) => [...subjectVotes(text)].filter(([, letters]) => letters > 0);
    expect(votesFor("passwort")).toEqual([["de", 8]]);
    expect(votesFor("pago")).toEqual([]);
    expect(votesFor("passwort ".repeat(40))).toEqual([["de", 320]]);
    expect(votesFor("passwort ".repeat(41))).toEqual([]);
  });

  test("is not told by one word that another language has too", () => {
    expect(localeOf("ordered wrong size brake pads, unopened")).toBe("en");
  });

  test("is that of the last message that tells it", () => {
    expect(localeOf("???", "charged twice this month", "Wann haben Sie geöffnet?")).toBe("en");
  });
});

test.for([
  ["ordering custmer services", "ordering customer services"],
  ["older border", "older border"],
] as const)("mistyped words of a wish are corrected, and right ones stay: %s", ([said, meant]) => {
  expect(corrected(said)).toBe(meant);
});

test("relief is heard in a statement alone", () => {
  const relief = (text: string) => reliefIn(text, plainOf(text));
  expect(relief("it works now")).toEqual(["en"]);
  expect(relief("it works now?")).toEqual([]);
});

test("a long message is no praise", () => {
  expect(classify(`the food was great ${"really ".repeat(15)}`).courtesies).toEqual(["praise"]);
  expect(classify(`the food was great ${"really ".repeat(40)}`).courtesies).toEqual([]);
});

/** For each language a follow-up with a question mark, another one, trouble, words on health, and a question about the agent. */
const heardIn: { readonly [Each in Exclude<Locale, "en">]: readonly [string, string, string, string, string] } = {
  de: ["Na?", "Gibt es was Neues", "Die App funktioniert nicht", "Ich habe Zahnschmerzen", "Bist du ein Bot?"],
  fr: ["Alors ?", "du nouveau", "ça marche pas", "j'ai mal au dos", "c'est un robot"],
  es: ["¿Entonces?", "alguna novedad", "no funciona", "me duele la cabeza", "¿eres un robot?"],
  pt: ["Então?", "alguma novidade", "não funciona", "dor de cabeça", "você é um robô?"],
  it: ["Allora?", "novità", "non funziona", "mal di testa", "sei un robot?"],
  nl: ["Dus?", "al nieuws", "de app werkt niet", "ik heb hoofdpijn", "ben jij een robot?"],
  tr: ["Peki yani?", "haber var mı", "uygulama çalışmıyor", "başım ağrıyor", "sen robot musun?"],
  id: ["Jadi terus?", "ada kabar", "aplikasi error", "kepala saya sakit", "kamu robot?"],
  ru: ["ну?", "есть новости", "не работает", "болит голова", "ты бот?"],
  ar: ["اذن؟", "هل من جديد", "لا يعمل", "عندي ألم", "هل أنت روبوت؟"],
  hi: ["तो?", "कोई खबर", "काम नहीं कर रहा", "सिर में दर्द", "क्या आप रोबोट हैं?"],
};

test.for(Object.entries(heardIn))(
  "follow-ups, trouble, health and questions about the agent are understood in %s",
  ([locale, its]) => {
    const [asked, said, trouble, health, about] = its;
    for (const text of [asked, said]) expect([text, classify(text).kind]).toEqual([text, "person"]);
    expect([matterOf(plainOf(trouble)), matterOf(plainOf(health)), classify(about).kind]).toEqual([
      "trouble",
      "health",
      "about",
    ]);
    for (const text of [asked, said, about]) expect([...classify(text).votes.keys()]).toEqual([locale]);
  },
);

test.for([
  ["de", "ja bitte", "alles klar"],
  ["fr", "oui", "d'accord"],
  ["es", "sí por favor", "vale"],
  ["it", "sì grazie", "va bene"],
  ["tr", "evet", "tamam"],
  ["id", "iya", "baik"],
  ["ru", "да", "хорошо"],
  ["ar", "نعم", "حسنا"],
  ["hi", "हाँ", "ठीक है"],
] as const)("a yes and an agreement are told apart in %s", ([locale, yes, well]) => {
  expect([classify(yes), classify(well)]).toMatchObject([
    { kind: "courtesy", courtesies: ["yes"] },
    { kind: "courtesy", courtesies: ["well"] },
  ]);
  for (const text of [yes, well]) expect([...classify(text).votes.keys()]).toEqual([locale]);
});
