/** Supported languages, and detection of a text's language by its stop words. */
import { folded } from "./fold.ts";
import { listedStopWords } from "./listed-stop-words.ts";
import { questionWords } from "./question-words.ts";
import { turkishStopWords } from "./turkish.ts";
import { stopWords as english } from "./stop-words.ts";

/** ISO 639-1 codes. `und` is any other language, whose words are not stemmed. */
export const languages = ["en", "de", "fr", "es", "it", "pt", "nl", "sv", "no", "da", "fi", "ru", "tr", "und"] as const;
export type Language = (typeof languages)[number];

const written: { readonly [Name in Language]?: ReadonlySet<string> } = { en: english, tr: turkishStopWords };

const stopWords = new Map<Language, ReadonlySet<string>>();

/** Returns the stop words of a language. A list is folded at its first use. */
export const stopWordsOf = (language: Language): ReadonlySet<string> => {
  let words = stopWords.get(language);
  if (words === undefined) {
    const asked = (questionWords[language] ?? "").split(" ").map(folded);
    words = new Set([...(written[language] ?? []), ...listedStopWords(language), ...asked]);
    stopWords.set(language, words);
  }
  return words;
};

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
