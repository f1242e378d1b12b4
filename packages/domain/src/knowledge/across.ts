/** Questions in a language that no document speaks. */
import { folded } from "./fold.ts";
import { type Language, languageOfQuestion } from "./language.ts";
import { eachWord } from "./tokenize.ts";

/** Scripts that tell a language, or the one that most who write it speak. */
const scripts: readonly (readonly [RegExp, string])[] = [
  [/[\p{sc=Hiragana}\p{sc=Katakana}]/u, "ja"],
  [/\p{sc=Hangul}/u, "ko"],
  [/\p{sc=Han}/u, "zh"],
  [/\p{sc=Thai}/u, "th"],
  [/\p{sc=Arabic}/u, "ar"],
  [/\p{sc=Hebrew}/u, "he"],
  [/\p{sc=Greek}/u, "el"],
  [/\p{sc=Devanagari}/u, "hi"],
];
const turkishLetter = /[ığşİ]/u;

/** A question has its language in its first words. */
const sample = 512;

/**
 * The language of a question as a BCP 47 tag, if no document speaks it; null if one may, or if it cannot be told.
 *
 * @param spoken the languages of the documents, the most spoken first
 */
export const foreignLanguage = (query: string, spoken: readonly Language[]): string | null => {
  if (spoken.length === 0) return null;
  const start = query.slice(0, sample);
  const script = scripts.find(([letters]) => letters.test(start));
  // A document of such a script is of no language that we tell.
  if (script) return spoken.includes("und") ? null : script[1];
  if (turkishLetter.test(start)) return spoken.includes("tr") || spoken.includes("und") ? null : "tr";
  const language = languageOfQuestion([...new Set(eachWord(folded(start)))], spoken);
  return spoken.includes(language) ? null : language;
};
