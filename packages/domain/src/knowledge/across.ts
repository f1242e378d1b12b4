/** Detection of questions in a language that no document is in. */
import { folded } from "./fold.ts";
import { type Language, languageOfQuestion } from "./language.ts";
import { eachWord } from "./tokenize.ts";

/** Scripts with their language, or the most common language of their writers. */
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

/** Length that is examined, in UTF-16 code units. The first words show the language. */
const sample = 512;

/**
 * Returns the language of a question as a BCP 47 tag; null if it is unclear or a document may be in it.
 *
 * @param spoken languages of the documents, most frequent first
 */
export const foreignLanguage = (query: string, spoken: readonly Language[]): string | null => {
  if (spoken.length === 0) return null;
  const start = query.slice(0, sample);
  const script = scripts.find(([letters]) => letters.test(start));
  // Documents in such a script are indexed as `und`.
  if (script) return spoken.includes("und") ? null : script[1];
  if (turkishLetter.test(start)) return spoken.includes("tr") || spoken.includes("und") ? null : "tr";
  const language = languageOfQuestion([...new Set(eachWord(folded(start)))], spoken);
  return spoken.includes(language) ? null : language;
};
