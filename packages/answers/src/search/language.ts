import { lazy, lazyFor } from "../lazy.ts";
import { composed, decomposed, normalized } from "../normalize.ts";
import { inflateSync, strFromU8 } from "fflate/browser";
import { packedStopWords } from "./packed-stop-words.ts";

const possessive = /['’]s(?![\p{L}\p{N}])/gu;

/** Without apostrophes, `I'd` would become `id`, `I'll` `ill`, and `we'd` `wed`. */
const lookalike = /(?<![\p{L}\p{N}])(i|he|she|we)['’](?:d|ll)(?![\p{L}\p{N}])/gu;

/** Articles that French and Italian join to the next word: l'arrivée, dell'ordine. */
const elided =
  /(?<![\p{L}\p{N}]|\p{L}['’])(?:[cdjlmnst]|qu|jusqu|lorsqu|puisqu|(?:d?a|de|ne|su|que)ll|tutt|un|quest)['’](?=[aeiouhy])/gu;

const innerApostrophe = /(?<=\p{L})['’](?=\p{L})/gu;

/** Excludes the breve of й, a separate letter that occurs in endings. */
const diacritic = /(?<!и)[\u0300-\u036f]/g;

const latinLetters = /[æœøßłđðı]/g;

const latinAs: Readonly<Record<string, string>> = { æ: "ae", œ: "oe", ø: "o", ß: "ss", ł: "l", đ: "d", ð: "d", ı: "i" };

/** Prefixes written with or without a hyphen: Wi-Fi, e-mail, co-worker. */
const hyphened = /(?<![\p{L}\p{N}])(wi|e|co|pre|re)[-‐‑](?=\p{L})/gu;

/** Splits 10pm into 10 pm. */
const hour = /(?<=\d)(?=[ap]m(?![\p{L}\p{N}]))/gu;

const beyondAscii = /[^\p{ASCII}]/u;

/** Folds case, width, ligatures, accents and apostrophes, which do not distinguish words. */
export const folded = (text: string): string => {
  const letters = beyondAscii.test(text) ? plain(text) : text.toLowerCase();
  return letters
    .replace(possessive, "")
    .replace(lookalike, "$1")
    .replace(elided, "")
    .replace(innerApostrophe, "")
    .replace(hyphened, "$1")
    .replace(hour, " ");
};

const plain = (text: string): string =>
  composed(decomposed(normalized(text, "NFKC").toLowerCase()).replace(diacritic, "")).replace(
    latinLetters,
    (letter) => latinAs[letter] ?? letter,
  );

// Turkish after folding: `ı` is `i`, so text typed without Turkish letters is found too.

/** Cuts a word to five letters, which finds about as much as a full analysis (Can et al., 2008). */
export const turkishStem = (word: string): string => word.slice(0, 5);

const turkishStopWords: ReadonlySet<string> = new Set(
  `acaba ama ancak artik asla aslinda ayrica az bana bazen bazi belki ben benden beni benim beri bile bir biraz birkac biz bizden
  bize bizi bizim boyle bu buna bunda bundan bunu bunun burada bizde bunlar cok cunku da daha de degil diye dolayi dolayisiyla
  edebilir edebilirsiniz ederim ederiz edin ediyor ediyorum ediyoruz ediyorsunuz en fakat falan gibi gore hangi hani hem hemen hep hepsi her hic hicbir icin
  icinde ile ilgili ise iste istiyorum isterim kac kacta kaca kadar karsi kendi ki kim kime misin misiniz miyim miyiz mi mu
  musun musunuz muyum muyuz nasil ne neden nedir nerede nereye neresi neredesiniz niye o olan olarak oldu oldugu olur olsun ona ondan onlar onu onun orada
  oysa rica sadece sanki edebilirim ederim ederler etmek istiyoruz ister isterim yapmak vermek sen senin siz size sizde sizden sizi sizin sonra su suna sunu tarafindan tum uzere var vardir ve veya ya
  yani yok yoksa zaman zaten alabilir alabilirim alabiliriz almak lazim gerekiyor gerek olabilir yapabilir yapabilirim`.split(
    /\s+/,
  ),
);

/** Question words that the lists of stop words lack. */
const questionWords: { readonly [language: string]: string } = {
  de: "wann wohin woher wieviel seid könnt habt kriege kriegt bekomme bekommt gibt gibts möchte möchten würde darf dürfen",
  fr: "peut peux puis peuvent combien quand comment pourquoi quel quelle quels quelles où est êtes avez veux voudrais dois faut a puisque t",
  es: "cuándo dónde cómo cuál cuáles cuánto cuánta cuántos cuántas quiero quisiera están puede pueden podría hay",
  it: "quando posso possiamo vorrei quanti quante quale potete",
  pt: "onde quanto quantos posso podemos vocês gostaria",
  nl: "wanneer waar hoeveel kun kunnen jullie mag",
  sv: "när var hur mycket får",
  no: "når hvor hvordan mye får",
  da: "hvornår hvor hvordan meget må",
  fi: "milloin missä paljonko miten voiko saako",
  ru: "сколько можно где когда",
};

/**
 * English stop words, folded, before stemming. The last line has their spellings in chats.
 */
const englishStopWords: ReadonlySet<string> = new Set(
  `a about after again all also always am an and any anybody anyone anything are as at be because been before being but by can cannot could did do does
  doing done else ever everybody everyone everything for from get gets getting got had has have having he her here hers him his how i if im in into is it its itself just
  let lets like many maybe me mine more most much my myself never no nobody nor not nothing now of off on once one only or other our ours out over own please
  shall she should so some somebody someone something such tell than thank thanks that the their theirs them then there these they this those
  through till to too under until up upon us very want was we were what whats when where whether which while who whom whose
  why will with would yes yet you your yours yourself
  arent cant couldnt didnt doesnt dont hadnt hasnt havent isnt ive shouldnt thats theres theyre theyve wasnt
  werent wheres whos wont wouldnt youd youll youre youve
  abt btw cos cuz dunno gimme gonna gotta haha hey hi hiya hmm kinda lol lot n ok okay oh pls plz ppl r rn shd smth tbh
  thru thx tho u ur w wanna wd ya ye yeah yall yous`.split(/\s+/),
);

// Long lists of words as short strings: deflated, in Z85 (ZeroMQ RFC 32). `scripts/packed-lists.ts` packs them. */
// The library's module for browsers runs everywhere; the one for Node.js asks for built-in modules.

/** Lines of each list, by its name. */
export type Lists = ReadonlyMap<string, readonly string[]>;

/** Unpacks lists that blank lines part. The first line of each is its name. */
export const unpackLists = (packed: string): Lists =>
  new Map(
    strFromU8(inflateSync(bytesOf(packed)))
      .split("\n\n")
      .map((list) => {
        const [name = "", ...lines] = list.split("\n");
        return [name, lines] as const;
      }),
  );

/** Returns the lines of packed lists by name. The lists are unpacked at their first use. */
export const lateLists = (packed: string): ((name: string) => readonly string[]) => {
  let lists: Lists | undefined;
  return (name) => (lists ??= unpackLists(packed)).get(name) ?? [];
};

export const digits = "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ.-:+=^!/*?&<>()[]{}@%$#";

/** Decodes four bytes from five digits each. */
const bytesOf = (coded: string): Uint8Array => {
  const values = new Uint8Array(128);
  for (let value = 0; value < digits.length; value++) values[digits.charCodeAt(value)] = value;
  const words = new DataView(new ArrayBuffer((coded.length / 5) * 4));
  for (let at = 0, word = 0; at < coded.length; at++) {
    word = word * digits.length + (values[coded.charCodeAt(at)] ?? 0);
    if (at % 5 < 4) continue;
    words.setUint32(((at - 4) / 5) * 4, word);
    word = 0;
  }
  return new Uint8Array(words.buffer);
};

/** Returns a list of `scripts/stop-words.ts`. */
const listedStopWords = lateLists(packedStopWords);

// Chinese and Japanese particles, in one set, since a text does not show which of the two it is.

const particles = lazy((): ReadonlySet<string> => new Set(listedStopWords("particles")));

export const isParticle = (segment: string): boolean => particles().has(segment);

// Supported languages, and detection of a text's language by its stop words.

/** ISO 639-1 codes. `und` is any other language, whose words are not stemmed. */
export const languages = ["en", "de", "fr", "es", "it", "pt", "nl", "sv", "no", "da", "fi", "ru", "tr", "und"] as const;

export type Language = (typeof languages)[number];

const written: { readonly [Name in Language]?: ReadonlySet<string> } = { en: englishStopWords, tr: turkishStopWords };

/** Returns the stop words of a language. A list is folded at its first use. */
export const stopWordsOf = lazyFor((language: Language): ReadonlySet<string> => {
  const asked = (questionWords[language] ?? "").split(" ").map(folded);
  return new Set([...(written[language] ?? []), ...listedStopWords(language), ...asked]);
});

export const isStopWord = (found: string, language: Language): boolean => stopWordsOf(language).has(found);

/** Length of text that is examined, in UTF-16 code units. */
const sample = 20_000;

/** About half of prose are stop words of its language, and barely a tenth are those of another. */
const certainShare = 0.2;

/** Minimum of different stop words. A list of names has few, though it may repeat them. */
const certainWords = 4;

/** Detects Turkish, which has endings where others have stop words. */
const turkishLetter = /[ığİ]/g;

const foreignLetter = /[^\p{ASCII}\P{sc=Latin}]/gu;

/** Skips single letters, which are often initials. */
const word = /[\p{L}\p{M}\p{N}]{2,}/gu;

/**
 * Detects the language of a text by its stop words. A text with few, such as a price list, takes the language that its
 * source declares (`hint`, a BCP 47 tag), else the organization's (`own`), else English if its letters fit.
 */
export const languageOf = (text: string, hint?: string | null, own?: string): Language => {
  // One letter may fold to eighteen characters.
  const start = folded(text.slice(0, sample)).slice(0, sample);
  const words = start.match(word) ?? [];
  const [best, votes] = winnerOf(words);
  if (votes >= certainShare * words.length && votersIn(words, best) >= certainWords) return best;
  const claimed = languages.find((each) => each === hint?.toLowerCase().split("-")[0]);
  if (claimed) return claimed;
  if ((text.slice(0, sample).match(turkishLetter)?.length ?? 0) * 100 > start.length) return "tr";
  const spoken = languages.find((each) => each === own);
  if (spoken && spoken !== "en" && ofItsScript(start, spoken)) return spoken;
  const foreign = text.slice(0, sample).match(foreignLetter)?.length ?? 0;
  return foreign * 50 > start.length ? "und" : "en";
};

const letter = /\p{L}/gu;

const cyrillicLetter = /\p{sc=Cyrillic}/gu;

const latinLetter = /\p{sc=Latin}/gu;

const countOf = (letters: RegExp, text: string): number => text.match(letters)?.length ?? 0;

/** Tells if most letters of a text are in a language's script. */
const ofItsScript = (text: string, language: Language): boolean =>
  language !== "und" && 2 * countOf(language === "ru" ? cyrillicLetter : latinLetter, text) > countOf(letter, text);

const votersIn = (words: readonly string[], language: Language): number =>
  new Set(words.filter((each) => isStopWord(each, language))).size;

const winnerOf = (words: readonly string[]): readonly [Language, number] => {
  let best: readonly [Language, number] = ["en", 0];
  for (const language of languages) {
    const votes = words.filter((each) => isStopWord(each, language)).length;
    if (votes > best[1]) best = [language, votes];
  }
  return best;
};

/** Lists the languages of documents, most frequent first. */
export const spokenIn = (corpora: readonly { readonly language: Language; readonly passages: number }[]): Language[] =>
  corpora
    .toSorted((one, other) => other.passages - one.passages || orderOf(one.language) - orderOf(other.language))
    .map(({ language }) => language);

const orderOf = (language: Language): number => languages.indexOf(language);

/**
 * Detects the language of a question by its stop words, in favour of the documents' most frequent one. Another one needs
 * more stop words, and one that no document is in needs two more.
 *
 * @param words folded words, each once
 * @param spoken languages of the documents, most frequent first
 */
export const languageOfQuestion = (words: readonly string[], spoken: readonly Language[]): Language => {
  const [own = "en"] = spoken;
  let best: readonly [Language, number] = [own, votersIn(words, own)];
  for (const language of languages) {
    const votes = votersIn(words, language) - (spoken.includes(language) ? 0 : 1);
    if (votes > best[1]) best = [language, votes];
  }
  return best[0];
};
