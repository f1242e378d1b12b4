import { describe, expect, test } from "vitest";
import { type IntentName, detectIntent } from "./classify.ts";
import { type Subject, subjects } from "./subjects.ts";
import { locales } from "./locales.ts";

describe("an intent", () => {
  test.for([
    ["Hello! Is there a table for two tonight?", "booking"],
    ["I'd like to book for tomorrow", "booking"],
    ["Can I make a RESERVATION?", "booking"],
    ["Where is my order?", "order_status"],
    ["where’s my parcel", "order_status"],
    ["Has my package shipped yet? I ordered last week", "order_status"],
    ["When are you open?", "opening_hours"],
    ["What time do you close on Sundays?", "opening_hours"],
    ["What are your opening hours?", "opening_hours"],
    ["are you open today", "opening_hours"],
    ["How much is a flat white?", "menu_prices"],
    ["Could you send me the menu", "menu_prices"],
    ["Book a table please", "booking"],
    ["This is unacceptable, I want a refund", "complaint"],
    ["The soup was cold and the waiter was rude.", "complaint"],
    ["Can I talk to a real person please", "human_request"],
    ["I want to speak with someone", "human_request"],
    ["I can't breathe", "danger"],
    ["I'm allergic to nuts", "allergy"],
    ["are you a bot?", "agent_question"],
    ["stop texting me", "opt_out"],
    ["Hi", "greeting"],
    ["  Good morning!! ", "greeting"],
    ["hey there 👋", "greeting"],
    ["thanks a lot", "thanks"],
    ["ok bye", "goodbye"],
  ] as const)("%j is after %s", ([text, name]) => {
    expect(detectIntent(text)?.name).toBe(name);
  });

  test.for([
    ["nothing that is known", "The weather is fine."],
    ["no words", "🫖"],
    ["an agreement", "👍"],
    ["a table that is none to book", "I am on my way to the table"],
    ["a greeting that goes on", "Hello, the key is under the mat"],
    ["a book to read", "Do you have a book about cats?"],
    ["part of a word", "I saw it on Facebook, overpriced handbooks"],
    ["praise of a subject", "your menu is great"],
    ["two subjects", "What does the menu cost, and when are you open?"],
    ["a question how long", "how much time does it take?"],
    ["a long text without an end", "when ".repeat(800)],
  ] as const)("stays open with %s", ([, text]) => {
    expect(detectIntent(text)).toBeNull();
  });

  test("is less confident of mistyped words", () => {
    const confidenceOf = (text: string) => detectIntent(text)?.confidence ?? 0;
    expect(confidenceOf("can i speek to a real persn")).toBeLessThan(confidenceOf("can i speak to a real person"));
    expect(confidenceOf("When are you open?")).toBeLessThan(confidenceOf("Hi"));
  });
});

const asked: { readonly [Each in Subject]: { readonly [Locale in (typeof locales)[number]]: string } } = {
  booking: {
    en: "can we book for six on Friday",
    de: "Ich möchte einen Tisch reservieren",
    fr: "je voudrais réserver pour deux",
    es: "quiero hacer una reserva",
    pt: "quero reservar uma mesa",
    it: "vorrei prenotare un tavolo",
    nl: "kan ik een tafel reserveren?",
    tr: "rezervasyon yapmak istiyorum",
    id: "mau pesan meja untuk 4 orang",
    ru: "хочу забронировать столик",
    ar: "أريد حجز طاولة",
    hi: "मुझे टेबल बुक करनी है",
  },
  opening_hours: {
    en: "until when are you guys open tonight",
    de: "Wann habt ihr am Sonntag geöffnet?",
    fr: "À quelle heure ouvrez-vous ?",
    es: "¿A qué hora cierran?",
    pt: "que horas vocês abrem?",
    it: "A che ora aprite domani?",
    nl: "Hoe laat gaan jullie open?",
    tr: "Kaçta açılıyorsunuz?",
    id: "jam berapa buka?",
    ru: "До скольки вы работаете?",
    ar: "متى تفتحون؟",
    hi: "आप कितने बजे खुलते हैं?",
  },
  menu_prices: {
    en: "what does the lasagne cost",
    de: "Was kostet ein Kuchen?",
    fr: "Combien coûte une pizza ?",
    es: "¿Cuánto cuesta la pizza?",
    pt: "quanto custa?",
    it: "Quanto costa una pizza?",
    nl: "Wat kost een pizza?",
    tr: "pizza ne kadar?",
    id: "harga pizza berapa?",
    ru: "Сколько стоит пицца?",
    ar: "كم سعر البيتزا؟",
    hi: "पिज़्ज़ा की कीमत क्या है?",
  },
};

describe.for(subjects)("%s", (subject) => {
  test.for(locales)("is heard in %s", (locale) => {
    const expected: IntentName = subject;
    expect([asked[subject][locale], detectIntent(asked[subject][locale])?.name]).toEqual([
      asked[subject][locale],
      expected,
    ]);
  });
});
