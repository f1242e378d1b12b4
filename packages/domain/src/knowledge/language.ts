/** The languages whose words are reduced to their stems, and by which words a text shows its own. */
import { stopwords as danish } from "@orama/stopwords/danish";
import { stopwords as dutch } from "@orama/stopwords/dutch";
import { stopwords as finnish } from "@orama/stopwords/finnish";
import { stopwords as french } from "@orama/stopwords/french";
import { stopwords as german } from "@orama/stopwords/german";
import { stopwords as italian } from "@orama/stopwords/italian";
import { stopwords as norwegian } from "@orama/stopwords/norwegian";
import { stopwords as portuguese } from "@orama/stopwords/portuguese";
import { stopwords as russian } from "@orama/stopwords/russian";
import { stopwords as spanish } from "@orama/stopwords/spanish";
import { stopwords as swedish } from "@orama/stopwords/swedish";
import { folded } from "./fold.ts";
import { questionWords } from "./question-words.ts";
import { turkishStopWords } from "./turkish.ts";
import { stopWords as english } from "./stop-words.ts";

/** ISO 639-1; `und` is any other, whose words are taken as they are. */
export const languages = ["en", "de", "fr", "es", "it", "pt", "nl", "sv", "no", "da", "fi", "ru", "tr", "und"] as const;
export type Language = (typeof languages)[number];

const listed: { readonly [Name in Language]: Iterable<string> } = {
  en: english,
  de: german,
  fr: french,
  es: spanish,
  it: italian,
  pt: portuguese,
  nl: dutch,
  sv: swedish,
  no: norwegian,
  da: danish,
  fi: finnish,
  ru: russian,
  tr: turkishStopWords,
  und: [],
};

const stopWords = new Map<Language, ReadonlySet<string>>();

/** Words that say nothing about what a text is about; a list is folded when it is first asked for. */
export const stopWordsOf = (language: Language): ReadonlySet<string> => {
  let words = stopWords.get(language);
  if (words === undefined) {
    words = new Set(Array.from([...listed[language], ...(questionWords[language] ?? "").split(" ")], folded));
    stopWords.set(language, words);
  }
  return words;
};

export const isStopWord = (found: string, language: Language): boolean => stopWordsOf(language).has(found);

/** How much of a text is looked at, in UTF-16 code units. */
const sample = 20_000;
/** About half of a prose text are stop words of its own language, and hardly a tenth are those of another. */
const certainShare = 0.2;
/** A list of names has few unlike ones, though it may repeat them. */
const certainWords = 4;
/** Its endings say what others have small words for. */
const turkishLetter = /[ığİ]/g;
const foreignLetter = /[^\p{ASCII}\P{sc=Latin}]/gu;
/** One letter alone is an initial as often as a word. */
const word = /[\p{L}\p{M}\p{N}]{2,}/gu;

/**
 * The language of a text by a vote of its stop words. A text that has few, such as a price list, is of the language that
 * its source claims (`hint`, a BCP 47 tag); without one it is of that which the organization speaks (`own`), or passes for
 * English, unless its letters say otherwise.
 */
export const languageOf = (text: string, hint?: string | null, own?: string): Language => {
  // Of some letters one is folded to eighteen.
  const start = folded(text.slice(0, sample)).slice(0, sample);
  const words = start.match(word) ?? [];
  const [best, votes] = mostVoted(words);
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

/** Whether most of a text is written as a language is. */
const ofItsScript = (text: string, language: Language): boolean =>
  language !== "und" && 2 * countOf(language === "ru" ? cyrillicLetter : latinLetter, text) > countOf(letter, text);

const votersIn = (words: readonly string[], language: Language): number =>
  new Set(words.filter((each) => isStopWord(each, language))).size;

const mostVoted = (words: readonly string[]): readonly [Language, number] => {
  let most: readonly [Language, number] = ["en", 0];
  for (const language of languages) {
    const votes = words.filter((each) => isStopWord(each, language)).length;
    if (votes > most[1]) most = [language, votes];
  }
  return most;
};

/** The languages of documents, the most spoken first. */
export const spokenIn = (corpora: readonly { readonly language: Language; readonly passages: number }[]): Language[] =>
  corpora
    .toSorted((one, other) => other.passages - one.passages || orderOf(one.language) - orderOf(other.language))
    .map(({ language }) => language);

const orderOf = (language: Language): number => languages.indexOf(language);

/**
 * The language of a question by its stop words. It is most likely that of most of the documents: another spoken one needs
 * more of them, and one that no document speaks two more.
 *
 * @param words folded, each once
 * @param spoken the languages of the documents, the most spoken first
 */
export const languageOfQuestion = (words: readonly string[], spoken: readonly Language[]): Language => {
  const [own = "en"] = spoken;
  let most: readonly [Language, number] = [own, votersIn(words, own)];
  for (const language of languages) {
    const votes = votersIn(words, language) - (spoken.includes(language) ? 0 : 1);
    if (votes > most[1]) most = [language, votes];
  }
  return most[0];
};
