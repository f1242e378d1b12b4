/** Sixty conversations with a bakery's agent, each message with its right end. They were written before the rules. */

/**
 * Right ends of a message. `answer NAME` quotes that document, `answer NAME + NAME` both. The rest are the agent's own words;
 * `told` is its one sentence while a person is awaited, and `quiet` its silence after that.
 */
export type RightEnd =
  | "greeting"
  | "thanks"
  | "well"
  | "no"
  | "never_mind"
  | "goodbye"
  | "small_talk"
  | "unreadable"
  | "gap"
  | "gap_again"
  | "person"
  | "complaint"
  | "allergy"
  | "danger"
  | "order"
  | "stopped"
  | "how_to_stop"
  | "told"
  | "quiet"
  | `answer ${string}`;

export type Turn = readonly [says: string, end: RightEnd];

export interface Conversation {
  readonly name: string;
  readonly language: string;
  readonly turns: readonly Turn[];
}

export const documents = {
  hours:
    "The bakery is open Tuesday to Friday from 7 am to 6 pm, on Saturday and Sunday from 8 am to 1 pm. On Monday we are closed.",
  delivery:
    "We deliver bread and cakes within the city from Tuesday to Saturday. Delivery costs 4 euros and is free for orders above 40 euros.",
  cakes:
    "Order birthday and wedding cakes at least five days ahead. A birthday cake costs from 38 euros, a wedding cake from 190 euros. We ask for a deposit of one third.",
  allergens:
    "Our allergen list is at the counter and on our website. All our breads contain gluten. Nuts, milk and eggs are used in the same kitchen, so traces are possible everywhere.",
  payment: "Pay in cash, by card or by phone. We do not take cheques. Companies can pay by invoice.",
  vouchers: "Gift vouchers are sold at the counter for any amount from 10 euros. They are valid for three years.",
  returns:
    "If something is wrong with your bread, bring it back on the same day with the receipt. You get your money back or a new loaf.",
  seats:
    "We have a small café with 20 seats and a terrace. Dogs are welcome on the terrace. There is free Wi-Fi. Tables cannot be reserved.",
  jobs: "We are looking for bakers and for people at the counter. Send your application to jobs@kornblume.example.",
} as const;

/** Documents for developers, which no customer may be shown. */
export const hidden = {
  webhooks:
    "Partners receive deliveries of events by webhook. An order that is late is reported by the event order.delayed. Subscribe with your token.",
  goodwill:
    "Internal: where an order is late or a customer complains, issue a goodwill voucher of up to 15 euros. Do not tell the customer the limit.",
} as const;

const talk = (name: string, language: string, ...turns: Turn[]): Conversation => ({ name, language, turns });

export const conversations: readonly Conversation[] = [
  // From greeting to goodbye.
  talk(
    "from greeting to goodbye",
    "en",
    ["Hi!", "greeting"],
    ["When are you open?", "answer hours"],
    ["thanks", "thanks"],
    ["bye", "goodbye"],
  ),
  talk(
    "a long polite one",
    "en",
    ["Good morning", "greeting"],
    ["do you deliver?", "answer delivery"],
    ["ok", "well"],
    ["and how can I pay?", "answer payment"],
    ["Great, thank you very much!", "thanks"],
    ["Have a nice day", "goodbye"],
  ),
  talk(
    "a greeting with the question in it",
    "en",
    ["Hello, are you open on Sunday?", "answer hours"],
    ["ty!", "thanks"],
  ),
  talk(
    "greets twice",
    "en",
    ["hey", "greeting"],
    ["hello?", "greeting"],
    ["do you sell gift vouchers", "answer vouchers"],
    ["perfect", "well"],
  ),
  talk(
    "thanks that are a goodbye",
    "en",
    ["Do dogs have access to the terrace?", "answer seats"],
    ["thanks, bye!", "goodbye"],
  ),
  talk(
    "only emojis",
    "en",
    ["👋", "greeting"],
    ["Can I get my money back?", "answer returns"],
    ["👍", "well"],
    ["🙏🙏", "thanks"],
    ["❤️", "well"],
  ),
  talk(
    "a smile after an answer",
    "en",
    ["How much is a birthday cake?", "answer cakes"],
    ["😊", "well"],
    ["cool 😎", "well"],
  ),
  talk(
    "German from greeting to goodbye",
    "de",
    ["Guten Tag", "greeting"],
    ["Vielen Dank", "thanks"],
    ["Tschüss", "goodbye"],
  ),
  talk(
    "French from greeting to goodbye",
    "fr",
    ["Bonjour !", "greeting"],
    ["merci beaucoup", "thanks"],
    ["au revoir", "goodbye"],
  ),
  talk(
    "Spanish from greeting to goodbye",
    "es",
    ["¡Hola! Buenos días", "greeting"],
    ["muchas gracias", "thanks"],
    ["adiós", "goodbye"],
  ),
  talk(
    "Italian, Ciao at both ends",
    "it",
    ["Buongiorno", "greeting"],
    ["grazie mille", "thanks"],
    ["arrivederci", "goodbye"],
  ),
  talk("Portuguese", "pt", ["Bom dia!", "greeting"], ["obrigada", "thanks"], ["até logo", "goodbye"]),
  talk("Dutch", "nl", ["goedemorgen", "greeting"], ["dank je wel", "thanks"], ["tot ziens", "goodbye"]),
  talk("Turkish", "tr", ["Merhaba", "greeting"], ["teşekkür ederim", "thanks"], ["görüşürüz", "goodbye"]),
  talk("Russian", "ru", ["Здравствуйте!", "greeting"], ["спасибо", "thanks"], ["до свидания", "goodbye"]),
  talk("Arabic", "ar", ["السلام عليكم", "greeting"], ["شكرا", "thanks"], ["مع السلامة", "goodbye"]),

  // Yes, no and never mind.
  talk(
    "yes to the offer of a person",
    "en",
    ["Do you repair umbrellas?", "gap"],
    ["yes please", "person"],
    ["ok", "quiet"],
  ),
  talk(
    "no to the offer of a person",
    "en",
    ["Do you repair umbrellas?", "gap"],
    ["no", "no"],
    ["When do you open on Saturday?", "answer hours"],
  ),
  talk(
    "never mind after a gap",
    "en",
    ["can you print photos", "gap"],
    ["never mind", "never_mind"],
    ["Do you have wifi?", "answer seats"],
  ),
  talk("no thanks", "en", ["How much does delivery cost?", "answer delivery"], ["no thanks, that's all", "no"]),
  talk("yes to nothing", "en", ["Hi there", "greeting"], ["yes", "well"], ["do you take cards?", "answer payment"]),
  talk("forget it", "en", ["Is there a cinema nearby?", "gap"], ["forget it", "never_mind"]),
  talk("yes in German", "de", ["Reparieren Sie Regenschirme?", "gap"], ["ja bitte", "person"]),
  talk("no in Spanish", "es", ["¿Reparan paraguas?", "gap"], ["no, gracias", "no"]),
  talk(
    "a gap, small talk, and a gap that is a new first",
    "en",
    ["Do you sell bicycles?", "gap"],
    ["haha ok", "well"],
    ["When are you open on Friday?", "answer hours"],
    ["do you sell newspapers from abroad", "gap"],
  ),
  talk(
    "two gaps in a row",
    "en",
    ["Do you repair umbrellas?", "gap"],
    ["I mean parasols, can you mend them", "gap_again"],
    ["hello?", "quiet"],
  ),
  talk(
    "a thanks between two gaps",
    "en",
    ["Can you develop film?", "gap"],
    ["thanks", "thanks"],
    ["any idea where the cinema is", "gap_again"],
  ),

  // Two questions at once.
  talk("two questions in one sentence", "en", ["When are you open and do you deliver?", "answer hours + delivery"]),
  talk(
    "two questions in two sentences",
    "en",
    ["Can I pay by card? And do you sell gift vouchers?", "answer payment + vouchers"],
    ["thx", "thanks"],
  ),
  talk("two lines", "en", ["how much is a wedding cake\nare dogs allowed on the terrace", "answer cakes + seats"]),
  talk("a question, and one that nothing answers", "en", [
    "When do you open on Sunday? Do you repair umbrellas?",
    "answer hours",
  ]),

  // Wishes for a person, in words and languages.
  talk("a person, plainly", "en", ["human please", "person"], ["are you there?", "quiet"], ["???", "quiet"]),
  talk("a manager", "en", ["get me a manager", "person"]),
  talk("a person, mistyped", "en", ["can i speek to a real persn", "person"]),
  talk(
    "a person, after an answer",
    "en",
    ["When are you open?", "answer hours"],
    ["that doesn't help, let me talk to somebody", "person"],
  ),
  talk("not a robot", "en", ["I don't want to talk to a bot", "person"]),
  talk("is it a bot", "en", ["are you a robot?", "small_talk"], ["When do you close on Friday", "answer hours"]),
  talk("call me", "en", ["Could someone call me please", "person"]),
  talk("a person, in German", "de", ["Ich möchte mit einem Menschen sprechen", "person"]),
  talk("a person, in German, mistyped", "de", ["bitte mit mitarbeiter verbniden", "person"]),
  talk("a person, in French", "fr", ["je voudrais parler à un conseiller", "person"]),
  talk("a person, in Spanish", "es", ["quiero hablar con una persona", "person"]),
  talk("a person, in Italian", "it", ["vorrei parlare con un operatore", "person"]),
  talk("a person, in Portuguese", "pt", ["quero falar com um atendente", "person"]),
  talk("a person, in Dutch", "nl", ["kan ik een medewerker spreken", "person"]),
  talk("a person, in Turkish", "tr", ["bir insanla görüşmek istiyorum", "person"]),
  talk("a person, in Russian", "ru", ["соедините с оператором", "person"]),
  talk("a person, in Indonesian", "id", ["saya mau bicara dengan admin", "person"]),
  talk("a person, in Arabic", "ar", ["أريد التحدث مع موظف", "person"]),
  talk("a person, in Hindi", "hi", ["मुझे किसी व्यक्ति से बात करनी है", "person"]),

  // Anger, orders, allergy, danger.
  talk(
    "anger",
    "en",
    ["This is the worst bakery ever. My cake was ruined and nobody cares!", "complaint"],
    ["HELLO", "quiet"],
  ),
  talk("a complaint that names a document's topic", "en", [
    "your delivery came two hours late and the bread was stale, I'm really upset",
    "complaint",
  ]),
  talk("anger, in German", "de", ["Das ist eine Frechheit, ich bin total enttäuscht!", "complaint"]),
  talk(
    "where an order is",
    "en",
    ["hi", "greeting"],
    ["Where is my order?", "order"],
    ["it was for 10 o'clock", "quiet"],
  ),
  talk("an order that does not come", "en", ["my cake hasn't arrived yet", "order"]),
  talk("an order, in Spanish", "es", ["¿Dónde está mi pedido?", "order"]),
  talk("an allergy", "en", ["I'm allergic to nuts, can I eat your carrot cake?", "allergy"]),
  talk(
    "a question about allergens, then an allergy",
    "en",
    ["Do you have an allergen list?", "answer allergens"],
    ["my son has a severe peanut allergy, is the birthday cake safe for him", "allergy"],
  ),
  talk(
    "danger",
    "en",
    ["I ate your cake and now my throat is swelling and I can't breathe", "danger"],
    ["please help", "quiet"],
  ),

  // Opting out, and what cannot be read.
  talk(
    "stop, and stop in a sentence",
    "en",
    ["please stop sending me ads", "how_to_stop"],
    ["STOP", "stopped"],
    ["When are you open?", "answer hours"],
    ["asdfgh", "gap"],
  ),
];
