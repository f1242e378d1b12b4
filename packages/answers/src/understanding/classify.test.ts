import { cpuFor } from "@atlas-messaging/test-wait";
import { describe, expect, test } from "vitest";
import { type Classification, classify } from "./classify.ts";
import { questionsIn } from "./questions.ts";
import { localeOfMessage } from "./speech.ts";
import { type Locale, locales } from "./locales.ts";

type Samples = readonly (readonly [Locale, ...string[]])[];

const samples: { readonly [Kind in Exclude<Classification["kind"], "question" | "wordless">]: Samples } = {
  person: [
    [
      "en",
      "human please",
      "get me a manager",
      "can i tlak to a real persn?",
      "I don't want to talk to a bot",
      "call me back",
      "I'd rather talk to one of the teachers",
      "still waiting",
      "hurry up",
      "is anyone coming or not",
    ],
    ["de", "Ich möchte mit einem Menschen sprechen", "bitte mit mitarbeiter verbniden", "Kann mich jemand anrufen?"],
    ["fr", "je voudrais parler à un conseiller", "C'est possible d'avoir un humain ?"],
    ["es", "quiero hablar con una persona", "que me atienda alguien por favor"],
    ["pt", "quero falar com um atendente", "me passa para um humano"],
    ["it", "vorrei parlare con un operatore", "c'è una persona vera?"],
    ["nl", "kan ik een medewerker spreken", "ik wil een echt mens"],
    ["tr", "bir insanla görüşmek istiyorum", "canlı destek"],
    ["id", "saya mau bicara dengan admin", "orang asli dong"],
    ["ru", "соедините с оператором", "хочу поговорить с живым человеком"],
    ["ar", "أريد التحدث مع موظف", "شخص حقيقي"],
    ["hi", "मुझे किसी व्यक्ति से बात करनी है", "असली इंसान"],
  ],
  complaint: [
    [
      "en",
      "This is unacceptable",
      "this is honestly so annoying",
      "I'm so disappointed in you",
      "The soup was cold and the bill was wrong.",
      "😡",
    ],
    ["de", "Das ist eine Frechheit!", "Ich bin total enttäuscht"],
    ["fr", "C'est inadmissible", "je suis très déçue"],
    ["es", "Es una vergüenza", "estoy muy enfadado"],
    ["pt", "Que absurdo!", "estou muito decepcionada"],
    ["it", "È inaccettabile", "sono molto deluso"],
    ["nl", "Dit is belachelijk", "ik ben erg teleurgesteld"],
    ["tr", "Rezalet!", "şikayetim var"],
    ["id", "Saya sangat kecewa", "penipuan ini"],
    ["ru", "Это безобразие", "я очень недоволен"],
    ["ar", "هذا غير مقبول", "عندي شكوى"],
    ["hi", "मुझे शिकायत करनी है", "बहुत खराब"],
  ],
  order: [
    ["en", "Where is my order?", "my cake hasn't arrived yet", "ordered a case last week and it still isnt here"],
    ["de", "Wo bleibt meine Bestellung?", "Mein Paket ist noch nicht da"],
    ["fr", "Où est ma commande ?", "j'attends toujours ma commande"],
    ["es", "¿Dónde está mi pedido?", "mi paquete no ha llegado"],
    ["pt", "cadê meu pedido", "minha encomenda não chegou"],
    ["it", "Dov'è il mio ordine?", "il pacco non è arrivato"],
    ["nl", "Waar blijft mijn bestelling?", "mijn pakket is nog niet aangekomen"],
    ["tr", "Siparişim nerede?", "kargom gelmedi"],
    ["id", "pesanan saya mana?", "paket belum sampai"],
    ["ru", "Где мой заказ?", "посылка не пришла"],
    ["ar", "أين طلبي؟", "طلبي لم يصل"],
    ["hi", "मेरा ऑर्डर कहाँ है?", "ऑर्डर नहीं आया"],
  ],
  booking: [
    [
      "en",
      "table for 2 tonight 7:30?",
      "can i book a table for 4 this friday at 8pm?",
      "I would like to reserve a table for two on Saturday, 5 December, at 7 o'clock in the evening.",
      "Is my reservation confirmed, then?",
      "tomorrow at 1pm instead, 3 people",
      "oh wait make it 5 people pls",
      "I am afraid we must change it to Sunday, 6 December, same time.",
    ],
    ["de", "Ich möchte einen Tisch für vier Personen reservieren", "Termin morgen um 15 Uhr möglich?"],
    ["fr", "je voudrais réserver pour deux demain soir"],
    ["es", "quiero una mesa para cuatro el sábado"],
    ["pt", "quero reservar uma mesa para hoje às 20h"],
    ["it", "vorrei prenotare un tavolo per due domani"],
    ["nl", "kan ik een tafel voor 4 reserveren morgen?"],
    ["tr", "yarın 4 kişilik masa ayırtmak istiyorum"],
    ["id", "saya mau pesan meja untuk 4 orang"],
    ["ru", "Нужен столик на 4 человека", "хочу записаться на завтра"],
    ["ar", "أريد حجز طاولة غدا"],
    ["hi", "कल के लिए टेबल बुक करनी है"],
  ],
  allergy: [
    [
      "en",
      "I'm allergic to nuts, is the cake ok?",
      "my son has a peanut allergy",
      "is this safe for coeliacs",
      "im alergic to milk",
    ],
    ["de", "Ich habe eine Nussallergie, meine Tochter auch: Allergie gegen Milch", "sie ist allergisch"],
    ["es", "soy alérgica a los frutos secos"],
    ["ru", "у меня аллергия на орехи"],
  ],
  danger: [
    [
      "en",
      "my throat is swelling and I can't breathe",
      "someone collapsed next to me",
      "I smell gas here",
      "I want to kill myself",
    ],
    ["de", "Er ist bewusstlos", "Es riecht nach Gas"],
    ["fr", "elle ne respire plus", "il y a une fuite de gaz"],
    ["es", "no puedo respirar", "huele a gas"],
    ["pt", "não consigo respirar", "cheiro de gás"],
    ["it", "non riesce a respirare", "c'è una fuga di gas"],
    ["nl", "ik krijg geen lucht", "ik ruik gas"],
    ["tr", "nefes alamıyorum", "gaz kokusu var"],
    ["id", "saya tidak bisa bernapas", "ada kebakaran"],
    ["ru", "не могу дышать", "пахнет газом"],
    ["ar", "لا أستطيع التنفس", "هناك حريق"],
    ["hi", "वह बेहोश है", "आग लग गई"],
  ],
  stopping: [
    ["en", "please stop sending me ads", "take me off your list", "don't text me"],
    ["de", "keine Werbung mehr bitte"],
    ["fr", "arrêtez de m'envoyer des messages"],
    ["es", "no me envíen más publicidad"],
    ["pt", "parem de me enviar mensagens"],
    ["it", "smettete di mandarmi messaggi"],
    ["nl", "geen reclame meer sturen"],
    ["tr", "reklam göndermeyin"],
    ["id", "jangan kirim iklan"],
    ["ru", "не присылайте мне рекламу"],
    ["ar", "لا ترسلوا لي رسائل"],
    ["hi", "मैसेज मत भेजो"],
  ],
  about: [
    ["en", "are you a robot?", "who are you", "is this a real person?", "help"],
    ["de", "Bist du ein Bot?"],
    ["fr", "vous êtes qui ? êtes-vous un robot ?"],
    ["es", "¿eres un robot?"],
  ],
  courtesy: [
    [
      "en",
      "Hi!",
      "Good morning",
      "thank you so much!",
      "see you later",
      "never mind",
      "no thanks, that's all",
      "okaaay",
      "hellooo",
    ],
    ["de", "Guten Tag", "vielen Dank", "nein danke", "tschüss"],
    ["fr", "Bonjour", "merci beaucoup", "laissez tomber"],
    ["es", "¡Hola! ¿Qué tal?", "muchas gracias", "hasta luego"],
    ["pt", "Bom dia!", "obrigada", "deixa pra lá"],
    ["it", "Buongiorno", "grazie mille", "lascia stare"],
    ["nl", "goedemorgen", "dank je wel", "laat maar"],
    ["tr", "Merhaba", "teşekkür ederim", "boş ver"],
    ["id", "selamat pagi", "terima kasih", "tidak jadi"],
    ["ru", "Здравствуйте", "спасибо", "неважно"],
    ["ar", "السلام عليكم", "شكرا جزيلا", "لا شكرا"],
    ["hi", "नमस्ते", "धन्यवाद", "रहने दो"],
  ],
};

describe.for(Object.entries(samples))("a message of %s", ([kind, its]) => {
  test.for(its)("is heard in %s", ([locale, ...texts]) => {
    for (const text of texts) {
      const classified = classify(text);
      expect([text, classified.kind]).toEqual([text, kind]);
      expect([text, localeOfMessage(text, classified.votes, null, [])]).toEqual([text, locale]);
    }
  });
});

test("people, complaints, orders, danger and courtesies are known in every language", () => {
  for (const kind of ["person", "complaint", "order", "booking", "danger", "stopping", "courtesy"] as const)
    expect(samples[kind].map(([locale]) => locale).toSorted()).toEqual([...locales].toSorted());
});

test.for([
  "How much is a table for one person?",
  "Do your staff speak German?",
  "Can someone deliver it to my house?",
  "I need a room for four people",
  "Who is the manager?",
  "Is there a fire exit?",
  "How do I track my order?",
  "Can I change my order?",
  "Do you have an allergen list?",
  "My bike is broken, can you repair it?",
  "When does the bus stop here?",
  "Do you repair broken screens?",
  "Is delivery included?",
  "Can I get a refund?",
  "Do you have cold drinks and wrong-size exchanges?",
  "What time do you open?",
  "Sprechen Ihre Mitarbeiter Englisch?",
  "Je voudrais une table pour une personne",
  "Do I need a reservation on Saturday?",
  "Do you take bookings for 12 people?",
  "How do I book a table for tomorrow?",
  "Can I book online?",
  "Can I cancel my booking free of charge?",
  "If I have to cancel my table how late can I do that?",
  "What happens if I need to cancel my booking on the day?",
  "Wann kann ich einen Tisch für vier reservieren?",
  "¿Cuánto cuesta por persona?",
  "Kişi başı ne kadar?",
])("%s is a question", (text) => {
  expect(classify(text).kind).toBe("question");
});

describe("the courtesies of a message", () => {
  test.for([
    ["Hi", "greeting"],
    ["thanks, bye!", "goodbye"],
    ["no thanks", "no"],
    ["yes please", "yes"],
    ["ok thanks", "thanks"],
    ["👍", "yes"],
    ["👋", "greeting"],
    ["🙏🙏", "thanks"],
    ["😀", "well"],
    ["Lovely weather today, isn't it?", "chat"],
    ["What a miserable rainy day", "chat"],
    ["What a miserable rainy day, isn't it? Hope you're all keeping warm in there", "chat"],
    ["Lovely weather today, I bet your terrace is packed", "chat"],
    ["How's your day going?", "chat"],
    ["Rainy old day again isn't it", "chat"],
    ["tell me a joke", "chat"],
    ["Was für ein Sauwetter heute", "chat"],
    ["ciao", "parting"],
    ["cheers bye x", "goodbye"],
    ["Hello Maria", "greeting"],
    ["heyy 👋", "greeting"],
    ["byeee ❤️", "goodbye"],
    ["actually never mind, forget the booking", "never_mind"],
  ] as const)("of %j begin with %s", ([text, courtesy]) => {
    expect(classify(text).courtesies[0]).toBe(courtesy);
  });

  test.for([
    ["great food, thanks", "question", ["thanks", "well"]],
    ["well done", "courtesy", ["praise"]],
    ["cooool", "courtesy", ["well"]],
    ["hellooo", "courtesy", ["greeting"]],
    ["that's me sorted, thanks a lot", "question", ["thanks"]],
    ["Maria thanks I will look elsewhere now", "question", []],
    ["hello 😡", "complaint", []],
    ["soggy chips and a broken chair", "complaint", []],
    ["soggy chips and a broken chair?", "question", []],
    ["soggy chips", "question", []],
    ["😡", "complaint", []],
    ["are you a human or can I talk to a person", "person", []],
    ["I am allergic to nuts", "allergy", []],
    ["table for 2 at 7", "booking", []],
  ] as const)("of %j, a %s, are %j", ([text, kind, courtesies]) => {
    expect(classify(text)).toMatchObject({ kind, courtesies });
  });

  test("vote for a language by their words, and what is heard in any language for none", () => {
    expect(classify("that's me sorted, thanks a lot").votes).toEqual(new Map([["en", 3]]));
    for (const text of ["I am allergic to nuts", "hello 😡"]) expect(classify(text).votes).toEqual(new Map());
  });

  test.for(["???", "…", ""])("%j has no words", (text) => {
    expect(classify(text)).toMatchObject({ kind: "wordless", courtesies: [] });
  });
});

describe("the language of a message", () => {
  const localeOf = (text: string, own: Locale | null, ...earlier: string[]) =>
    localeOfMessage(text, classify(text).votes, own, earlier);

  test("is heard in its words, whatever the customer's usual one is", () => {
    expect(localeOf("Wann haben Sie am Sonntag geöffnet?", "en")).toBe("de");
    expect(localeOf("¿Reparan paraguas?", null)).toBe("es");
    expect(localeOf("Когда вы открыты?", "en")).toBe("ru");
    expect(localeOf("yang mana", null)).toBe("id");
    expect(localeOf("menu size abc def ghi", null)).toBe("en");
    expect(localeOf("non xyz abc def", null)).toBe("en");
    expect(localeOf("die xyz abc", null)).toBe("de");
  });

  test("is the customer's, else that of earlier messages, where the words say nothing", () => {
    expect(localeOf("ok", "fr")).toBe("fr");
    expect(localeOf("are dogs ok", null, "¿Dónde están ustedes?")).toBe("en");
    expect(localeOf("ok", null, "Wann haben Sie geöffnet?")).toBe("de");
    expect(localeOf("Pizza?", null)).toBe("en");
    expect(localeOf("no", null, "¿Dónde están ustedes?")).toBe("es");
  });
});

describe("the questions of a message", () => {
  test.for([
    ["When are you open and do you deliver?", ["When are you open", "do you deliver?"]],
    ["Can I pay by card? And do you sell vouchers?", ["Can I pay by card?", "do you sell vouchers?"]],
    ["how much is a cake\nare dogs allowed", ["how much is a cake", "are dogs allowed"]],
    ["hmm ok. is there parking and can i bring my son?", ["is there parking", "can i bring my son?"]],
    ["Wann habt ihr offen und was kostet ein Kuchen?", ["Wann habt ihr offen", "was kostet ein Kuchen?"]],
    ["Do dogs pay in the garden? We have a small, very quiet terrier.", ["Do dogs pay in the garden?"]],
    ["I have a big dog. Can he come in?", ["I have a big dog. Can he come in?"]],
    ["Are you open at 9 a.m. on Sunday?", ["Are you open at 9 a.m. on Sunday?"]],
    ["fish and chips", ["fish and chips"]],
  ] as const)("%j", ([text, questions]) => {
    expect(questionsIn(text)).toEqual(questions);
  });

  test("are three at most", () => {
    expect(questionsIn("Do you open early? ".repeat(500))).toHaveLength(3);
  });
});

test.for([
  ["words", "is my order here "],
  ["one word", "order"],
  ["spaces", "a  "],
  ["marks", "?!"],
  ["beginnings of cues", "waiting for i want to talk to "],
  ["faults", "so very late and so very "],
] as const)("a long message of %s is heard at once", ([, part]) => {
  expect(cpuFor(() => void classify(part.repeat(5_000)))).toBeLessThan(250);
});

test.for([
  ["hello ".repeat(14), "courtesy", "greeting"],
  ["hello ".repeat(15), "question", undefined],
  [`${"zork ".repeat(10)}have a good weekend`, "courtesy", "goodbye"],
  [`${"zork ".repeat(11)}have a good weekend`, "question", undefined],
  ["hello hello hello Xanthe Quill", "question", "greeting"],
  ["hello hello hello hello Xanthe Quill", "question", undefined],
  ["hello Xanthe Quill Brook", "question", undefined],
] as const)("a courtesy has few words, and fewer unknown ones: %s", ([text, kind, first]) => {
  const classified = classify(text);
  expect([classified.kind, classified.courtesies[0]]).toEqual([kind, first]);
});
