/** Phrases that stand for one word, in questions and passages, and small talk around questions. */
import { lazy } from "../lazy.ts";
import type { Language } from "./language.ts";
import { vocabularyOf } from "./vocabulary.ts";

const hour = String.raw`(?:\d\d?(?:[:.]\d\d)?(?: [ap]m)?|noon)`;

const hours = String.raw`${hour} ?(?:to|until|till|and|-|–) ?${hour}`;

const day =
  "(?:(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:days?)?|weekdays?|weekends?|daily|every day)";

type Phrases = readonly (readonly [RegExp, string])[];

/** English phrases of questions and passages. */
const said: Phrases = [
  [new RegExp(`\\b(?:${day}\\b[^\\n]{0,30}\\b${hours}|${hours}\\b[^\\n]{0,30}\\b${day})\\b`, "g"), "open"],
  [
    /\b(?:money|amount|price|payment|sum|cent|penny) back\b|\bpay (?:\w+ ){0,3}back\b|\b(?:everything|all(?: of (?:it|this))?|half of it) back\b|\blose (?:my|our|your|the) (?:money|payment)\b|\bout of pocket\b|\bout the money\b/g,
    "refund",
  ],
  [
    /\b(?:spread|split)\w* (?:(?:the|your) )?(?:cost|payment|price|bill)s?\b|\b(?:payment plans?|monthly (?:payments?|parts))\b|\b(?:pay|paid) (?:\w+ ){0,3}(?:in (?:\w+ )?(?:parts|halves)|bit by bit)\b/g,
    "instalment",
  ],
  [
    /\b(?:(?:not|isnt|arent) (?:happy|satisfied|pleased)|unhappy|dissatisfied|(?:do not|dont|did not|didnt) like|put (?:it|things|that) right|do it (?:over|again))\b/g,
    "complaint",
  ],
  [/\b(?:swing|drop|pop|stop|come|call) (?:by|over|round)\b|\bpop in\b/g, "visit"],
  [/\blook(?:s|ed|ing)? after\b|\btak(?:e|es|ing) care of\b/g, "care"],
  [/\b(?:cant|cannot|dont|do not) remember\b/g, "forgotten"],
  [/\b(?:for nothing|(?:no|without)(?: extra)? (?:cost|charge|paying|payment)|costs nothing)\b/g, "free"],
  [
    /\bhalf (?:of )?(?:the )?price\b|\bhalf off\b|\bpays? half\b|(?:percent|%) (?:off|less)\b|\b(?:knock|take) (?:\w+ ){0,2}off\b/g,
    "discount",
  ],
  [/\b(?:(?:under|over|ages?|aged|must be(?: at least)?)[ -]\d\d?s?|years (?:old|of age))\b/g, "age"],
  [
    /\b(?:until|till|to|–|-) ?(?:(?:[6-9]|1[01])(?:[:.]\d\d)? ?pm|(?:1[89]|2[0-3])(?:[:.]\d\d)?(?! ?(?:€|£|eur|euros?|years?|days?|people|persons?|minutes?|min|hours?|weeks?|months?|%|kg|cm|km|m)\b)|midnight)\b/g,
    "evening",
  ],
  [/\bat least\b/g, "minimum"],
  [/\b(?:at most|up to|no more than)\b/g, "maximum"],
  [/\b(?:at any hour|day and night|a?round the clock|on call)\b/g, "emergency"],
  [/\b(?:left|leave) behind\b/g, "forgotten"],
  [/\b(?:up front|(?:half|third|quarter|fifth|%)(?: \w+){0,3} when you (?:book|order|reserve))\b/g, "deposit"],
  [/\bhome visits?\b|\b(?:come|visit|comes)(?: out)? to (?:me|you|(?:my|your) (?:house|home|place))\b/g, "homevisit"],
  [/\b(?:within \d+ (?:miles|kilometres|km)|to (?:your|the|my) (?:door|home|house|address))\b/g, "deliver"],
  [/\bpart of the price\b/g, "include"],
  [/\bdown ?payment\b/g, "deposit"],
  [/\bcheck[ -]?ups?\b/g, "checkup"],
  [/\bvisa,? (?=(?:and |or |& )?mastercard)|\bmastercard\b/g, "card"],
  [/\bbr(?:oken?|eaks?) down\b/g, "breakdown"],
  [
    /\b(?:(?:are you|we are|were) (?:\w+ )?(?:hiring|recruiting)|work (?:for|with) you|join (?:our|your) team|cvs?)\b/g,
    "vacancy",
  ],
  [/\btrade[ -]ins?\b|\bpart[ -]exchange\b|\b(?:old|used) \w+ in exchange\b/g, "tradein"],
  [/\bjust (?:come|turn|show|drop) (?:in|up|by)\b/g, "walk appointment"],
  [/\b(?:food|meals?|pizzas?|coffee|orders?|dinner|lunch) to go\b|\btake[ -]?(?:aways?|outs?)\b/g, "takeaway"],
  [/\bcheck(?:ed|ing)?[ -]?in\b/g, "arrive"],
  [/\bcheck(?:ed|ing)?[ -]?out\b|\b(?:be|move|moving) out\b/g, "leave"],
  [
    /\b(?:your|the) hours\b|\b(?:opening|business|office|working|surgery|consulting|visiting|shop|store|kitchen|counter) (?:hours|times)\b/g,
    "open",
  ],
  [/\bcall(?:ed)? off\b/g, "cancel"],
  [/\b(?:get|getting) (?:there|here|to (?:you|us))\b/g, "arrive"],
  [/\bpick(?:ed|ing)?[ -](?:\w+ )?ups?\b/g, "collect"],
  [/\bdrop(?:ped|ping)?[ -]offs?\b/g, "deliver"],
  [/\bsign(?:ing|ed)? up\b|\bput (?:your|the) names?\b/g, "register"],
  [/\bwalk[ -]ins?\b|\bwithout (?:a |an |any )?(?:booking|reserv\w+|appointment)\b/g, "walk appointment"],
  [
    /\b(?:cant|cannot|can not|unable to) (?:make it|come|attend|keep)\b|\bdo not (?:come|show)\b|\bprevented from coming\b|\b(?:miss(?:ed|ing)?|forg[eo]t) (?:\w+ ){0,2}(?:appointment|visit|booking|lesson|class)s?\b/g,
    "cancel miss",
  ],
  [/\b(?:send|sent|give|bring|brought|taken?) (?:\w+ )?back\b/g, "return"],
];

/** English phrases and a word for what they mean besides what they say. Its lack counts little. */
const meant: Phrases = [
  [
    /\b(?:(?:acute|severe|bad|terrible) (?:tooth)?(?:pain|ache)|in (?:\w+ )?pain|toothache|seen (?:on )?the same day|at night|(?:out|outside) (?:of )?(?:(?:our|these|opening|office) )?hours|after hours)\b/g,
    "emergency",
  ],
  [
    /\b(?:ready|done|finished|takes?|count on)\b[^.\n]{0,30}\b(?:hours|days|weeks)\b|\bhow long (?:does|do|did|will|would|is|are|until|till|before)\b(?=.{0,80}\b(?:takes?|ready|done)\b)/g,
    "turnaround",
  ],
  [
    /\b(?:(?:new|chang\w+)(?: of| my| your| our| the)* address|mov(?:e|ed|ing) (?:house|home|flat|here))\b/g,
    "relocation",
  ],
  [
    /\b(?:abroad|overseas|foreign|international(?:ly)?|worldwide|other countries|outside (?:the |of )*(?:eu|uk|usa?|europe|european union|country)|(?:ship(?:ping)?|deliver\w*) (?:\w+ )?to (?!you|the|my|me|us|our|a|an|home|any)\w+)\b/g,
    "abroad",
  ],
  [
    /\b\d+[a-z]? (?:\w+ ){1,3}(?:street|road|avenue|lane|square|quay|way|row|terrace|boulevard)\b|\b(?:street|road|avenue|lane|square|quay) \d+\b/g,
    "address",
  ],
  [
    /\bhow (?:often|frequently)\b|\b(?:every|each|once an?|twice an?) (?:\w+ )?(?:days?|weeks?|months?|years?)\b/g,
    "frequency",
  ],
  [/\bwhat (?:\w+ ){1,5}bring\b|\bbring (?:your|along)\b|\bwhat to bring\b/g, "packlist"],
  [/\b(?:(?:mobile|phone) apps?|apps? for|iphones?|android|ios|app ?store)\b/g, "mobileapp"],
  [/\b(?:without|no|lose|bad)(?: an?| my| the)? (?:internet|connection|signal|reception)\b/g, "offline"],
  [
    /\b(?:cancel|end|stop|quit|leave|turn off|switch off)(?:led|ling|ed|ing)? (?:\w+ ){0,2}(?:plan|subscription|membership|contract|(?:auto )?renew\w*)\b/g,
    "unsubscribe",
  ],
  [/\b(?:lost|lose|stolen) (?:\w+ ){0,3}(?:card|licen[cs]e|key|passport|document|badge|ticket)s?\b/g, "replacement"],
];

/** Verbs between customer and business, which say nothing about what is asked. */
const light =
  /\b(?:(?:allow|accept|offer|provide)(?:e?[ds])?|permitted|available|possible|treat|handle|two(?![ -]factor)|three|four|five|six|seven|eight|nine|ten)\b/g;

/** Phrases in folded text: without capitals, accents and apostrophes. */
const phrases: { readonly [Name in Language]?: Phrases } = {
  en: [
    ...said,
    [/(?<!till |until )\bwhat time\b/g, "when"],
    [/\bwhat ?(?:is|are|s) (.{0,80}?)\bcalled\b/g, "$1 name"],
    // Measures of the answer, which no answer repeats.
    [/\bhow (?:late|early|soon|often|frequently|quickly|fast|far|long)\b/g, "how"],
    [/\bhow old\b|\b(?:what|which|minimum) age\b/g, "age"],
    [/\b\d+ ?(?:year|yr)s? olds?\b/g, "child age"],
    [
      /\b(?:(?:he|she|son|daughter|boy|girl|kid|im)(?: (?:is|just|only|now))*|turn(?:s|ed)) \d\d?\b(?! (?:weeks|months|minutes|am|pm)\b)/g,
      "child age",
    ],
    [/\b(?:not|dont|didnt|cant|doesnt) pass\b/g, "fail"],
    [
      /\bwhere (?:(?:exactly )?(?:is|are)|do i find) (?:you(?= (?:located|based|situated))|your (?:shop|store|office|place|business|company|clinic|studio|school))(?: (?:located|based|situated))?\b/g,
      "address",
    ],
    [/\b(?:take|accept) (?=(?:\w+ )?(?:cards?|cash|paypal|amex|visa)\b)/g, "pay "],
    [/\b(?:make|get|arrange|schedule|set up) an? (?=appointment|booking|reservation)/g, "book "],
    [/\bget into (?=(?:\w+ )?(?:room|flat|apartment|cabin|house)\b)/g, "arrive "],
    [light, ""],
    [/(?<=\bhow (?:do|does) (?:\w+ ){1,3})work\b/g, "working"],
    // Customers call a business by its kind, which its page need not name.
    [
      /\b(?:(?:at|in|from|to) (?:the|your)|(?<=\b(?:is|does|has) )(?:the|your)) (?:hotel|shop|store|salon|practice|clinic|restaurant|cafe|gym|studio)\b/g,
      " you ",
    ],
    [/\bgood for\b/g, "suitable"],
    [/\bw[io]n(?:ning)? back\b/g, "recover"],
    [/\b(?:hand|pass)(?:ed|ing)? (?:over|on) to\b/g, "handoff"],
    [/\bhand(?:ed|ing)? (?:over|off?)\b/g, "handoff"],
    [/\bget in touch\b/g, "contact"],
    [/\b(?:get|come) in(?:to|side)?\b/g, "enter"],
    [/\b(?:leave|put) (?:my|our|the) car\b/g, "park car"],
    [/\bput off\b/g, "postpone"],
    [/\bset (?:me|us|you) back\b/g, "cost"],
    [/(?<=\bdoe?s? (?:\w+ ){1,2})come from\b|(?<=\bhow (?:is|are) \w+ )made\b/g, "origin"],
    [/\b(?:log|sign)(?:ged|ed|ging|ing)? in\b/g, "login"],
    [/\bget rid of\b/g, "dispose"],
    [/\bhow (?:much|expensive)\b/g, "price"],
    [/\bon hold\b/g, "pause"],
    [/\bwork(?:ing)? out\b/g, "train"],
    [/\bgift (?:card|certificate)s?\b/g, "voucher gift"],
    [/\bwhere (?:is|are) (?:my|our|the) (?:order|parcel|package|delivery|shipment)\b/g, "track"],
    [/\bsecond hand\b/g, "used"],
    [/\bfree (?:trials?|version)\b/g, "trial"],
    // Sums and verses are no questions about a business. No document has these words.
    [/\b\d+ ?(?:x|times|plus|minus|divided by|% of|percent of|[+*]) ?\d+\b/g, "arithmetic"],
    [/\b(?:add|sum)(?: up)? \d+(?:,? (?:and |plus )?\d+)+/g, "arithmetic"],
    [
      /\b(?:write|compose|sing|recite) (?:me |us )?an? (?:\w+ ){0,2}(?:poem|limerick|haiku|song|story|essay)\b.*/g,
      "versewriting",
    ],
    [/\b(?:credit|debit|bank) cards?\b/g, "card"],
    [/\b(?:real|live|actual) (?:person|human)\b/g, "human"],
    [/\b(?:test|trial) ride\b|\bfor a spin\b/g, "try ride"],
    [/\btwo factor\b/g, "twofactor"],
    [/\b(?:tele)?phone number\b/g, "phone"],
    [/\btill when\b/g, "until when open"],
  ],
  de: [
    [/\bgeld (?:zuruck|wieder)\b/g, "erstattung"],
    [/\b(?:macht|machen|habt|haben) (?:ihr|sie) (?:\w+ )?(?:auf|zu|offen)\b/g, "geoffnet"],
    [/\b(?:sagen|sage|sagt) (\w+ )?ab\b/g, "absagen"],
    [/\bruf\w* an\b/g, "anrufen"],
    [/\bwie viel uhr\b/g, "uhrzeit"],
    [/\b(?:wie ?viel|was) (?:kostet|kosten|macht)\b|\bwie teuer\b/g, "kosten"],
  ],
  fr: [
    [/\brdv\b/g, "rendez"],
    [/\bmot de passe\b/g, "motdepasse"],
    [/\bpetit dejeuner\b/g, "dejeuner"],
    [/\bplaces? de stationnement\b/g, "stationnement"],
    [/\bplusieurs fois\b/g, "fois paiement"],
  ],
  es: [
    [/\b(?:devuel\w+|devolver\w*) (?:el|mi|su) dinero\b/g, "reembolso"],
    [/\bdinero de vuelta\b/g, "reembolso"],
    [/\b(?:pedir|reservar) (?:hora|turno)\b/g, "cita"],
  ],
  tr: [
    [/\bpara\w* (?:geri|iade)\w*/g, "iade"],
    [/\bkac para\b|\bne kadar\b/g, "fiyat"],
    [/\bpark yeri\b/g, "otopark"],
  ],
};

/** Small talk beyond stop words: greetings, thanks, and introductions of a question. English hardly gains by it. */
const around: { readonly [Name in Language]?: RegExp } = {
  en: /\b(?:i|we) (?:should|would) (?:like|love) to (?:know|ask|enquire|inquire|find out|learn)\b(?: about| whether| if)?|\bmight i (?:ask|enquire|inquire)\b(?: about| whether| if)?|\b(?:could|can|would|will) you (?:please |kindly )?(?:tell|inform|advise) me\b(?: about| whether| if| of)?|\b(?:my|our|a|your) (?:\w+ )?(?:friend|boss|colleague|wife|husband|partner|mum|mom|dad|sister|brother|son|daughter) (?:says?|said|asks?|asked|thinks?|told)\b(?: me| us)?(?: that| if| whether)?/g,
  de: /^(?:hallo|hi|hey|guten (?:tag|morgen|abend)|moin|servus|gruss gott)\b|\b(?:kurze |eine |nur )?(?:kurze )?frage\b|\bich (?:wollte|mochte|wurde gern\w*) (?:\w+ )?(?:fragen|wissen)\b(?: ob)?|\b(?:konnen|konnten) sie mir (?:bitte )?sagen\b|\bvielen dank\b|\bdanke(?: im voraus)?\b|\bbitte\b/g,
  fr: /^(?:bonjour|bonsoir|salut)\b|\b(?:une )?(?:petite )?question\b|\bje (?:voulais|voudrais|souhaite) (?:\w+ )?(?:savoir|demander)\b(?: si)?|\bpouvez vous me dire\b|\bmerci(?: (?:beaucoup|avance))*\b|\bsvp\b|\bs il vous plait\b/g,
  es: /^(?:hola|buenos dias|buenas(?: tardes| noches)?)\b|\buna (?:pregunta|duda)\b|\bqueria (?:saber|preguntar)\b(?: si)?|\bme (?:puede|podria|pueden) decir\b|\b(?:muchas )?gracias\b|\bpor favor\b/g,
  tr: /^(?:merhaba|selam|iyi (?:gunler|aksamlar)|gunaydin)\b|\bbir sor\w+\b|\btesekkur\w*(?: ederim)?\b|\blutfen\b/g,
};

/** Matches text with a letter or digit. */
const something = /[\p{L}\p{N}]/u;

/** Removes small talk from a folded query, unless nothing would be left. */
export const coreOf = (query: string, language: Language): string => {
  const pattern = around[language];
  const core = pattern ? query.replace(pattern, " ") : query;
  return something.test(core) ? core : query;
};

export const rephrased = (query: string, language: Language): string =>
  (language === "en" ? reworded : String)(
    (phrases[language] ?? []).reduce((text, [pattern, word]) => text.replace(pattern, word), query),
  );

/** Returns the words for what phrases of a folded question mean, without those that it has. */
export const meaningsOf = (query: string, language: Language): string[] =>
  wordsOf(meant, query, language).filter((word) => !query.includes(word));

/** Returns the words that the phrases of a folded passage stand for. */
export const impliedBy = (text: string, language: Language): string =>
  Array.from(
    new Set([
      ...wordsOf(said, text, language),
      ...wordsOf(meant, text, language),
      ...(language === "en" ? [...daysIn(text), ...meantIn(text)] : []),
    ]),
  ).join(" ");

const wordsOf = (list: Phrases, text: string, language: Language): string[] =>
  language === "en" ? list.flatMap(([pattern, word]) => (text.search(pattern) < 0 ? [] : word)) : [];

/** Days of the week that English opening hours name only in short or as part of a range: "Sat", "Mon–Fri", "weekdays". */
const days = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"];

const dayName = "(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:day)?s?";

const through = "(?: ?[-–—] ?| (?:to|till?|until|through|thru) )";

/** Matches a day or a range, unless a short name stands in a sentence: "in the sun". */
const named = new RegExp(
  String.raw`\b(${dayName})(?:${through}(${dayName}))?\b(?=\.?(?: ?[:&+|,/–-]| (?:and|or) ${dayName}\b|\s*\d| (?:closed|shut)\b))|\b(${dayName})${through}(${dayName})\b|(?<=[:&+|,/] ?)(${dayName})\b`,
  "g",
);

const anyDay = /\b(?:daily|every day|(?:seven|7) days)\b/;

const weekdays = /\b(?:week|working )days\b/;

/** Tells if a text is about opening hours. */
const aboutHours = /\b(?:open|clos|shut|hours\b|\d{1,2}(?:[:.]\d\d| ?[ap]m\b))/;

/** Returns the days that a folded passage means beyond those that it spells out. */
export const daysIn = (text: string): string[] => {
  if (!aboutHours.test(text)) return [];
  const indexes = new Set<number>();
  for (const [, one, other, from, to, last] of text.matchAll(named)) addAll(indexes, one ?? from ?? last, other ?? to);
  if (weekdays.test(text)) addAll(indexes, "mon", "fri");
  if (anyDay.test(text)) addAll(indexes, "mon", "sun");
  return Array.from(indexes, (at) => days[at] ?? "").filter((each) => !text.includes(each));
};

const addAll = (indexes: Set<number>, from: string | undefined, to = from): void => {
  const [first, last] = [indexOf(from), indexOf(to)];
  for (let at = first; ; at = (at + 1) % days.length) {
    indexes.add(at);
    if (at === last) return;
  }
};

const indexOf = (name = ""): number => days.findIndex((each) => each.startsWith(name.slice(0, 3)));

// English wordings of several words that stand for one, in questions and passages.

/** The words that wordings stand for. */
const meanings = lazy((): ReadonlyMap<string, string> => {
  const lines = Array.from(vocabularyOf("wordings"), (line) => line.split("="));
  return new Map(lines.flatMap(([word = "", wordings = ""]) => wordings.split("|").map((each) => [each, word])));
});

/** Matches the wordings. Longer ones go first. */
const compiled = lazy((): RegExp => {
  const longestFirst = [...meanings().keys()].toSorted((one, other) => other.length - one.length);
  return new RegExp(`\\b(?:${longestFirst.join("|").replaceAll(" ", "[ -]")})\\b`, "g");
});

const meaningOf = (wording: string): string => meanings().get(wording.replaceAll("-", " ")) ?? "";

const reworded = (query: string): string => query.replace(compiled(), meaningOf);

/** Returns the words that the wordings of a passage stand for. */
const meantIn = (text: string): string[] => Array.from(text.matchAll(compiled()), ([wording]) => meaningOf(wording));
