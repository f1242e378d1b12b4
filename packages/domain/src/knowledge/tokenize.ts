/**
 * The only tokenizer, so that documents and questions match, on the server and in the sandbox. Words are stemmed; scripts
 * without spaces are cut by dictionary.
 */
import { folded } from "./fold.ts";
import { type Language, isStopWord } from "./language.ts";
import { isParticle } from "./particles.ts";
import { segmentsOf } from "./segments.ts";
import { stemOf } from "./stem.ts";

/** Maximum length of a term, since index entries are limited in size. */
const maxTermLength = 64;

const word = /[\p{L}\p{M}\p{N}]+/gu;
const unspaced = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u;
const hangul = /\p{sc=Hangul}/u;
const hangulRuns = /\p{sc=Hangul}+|\P{sc=Hangul}+/gu;

/** Returns the terms of a text in order, with repetitions. */
export const termsOf = (text: string, language: Language = "en"): string[] =>
  Array.from(eachWord(text)).flatMap((found) => termOf(found, language) ?? []);

/** Yields the folded words of a text, stop words included. Lazy, since questions need only the first. */
export const eachWord = function* (text: string): Generator<string> {
  for (const [found] of folded(text).matchAll(word)) {
    for (const part of unspaced.test(found) ? meaningfulSegments(found) : [found]) {
      if (hangul.test(part)) for (const [run] of part.matchAll(hangulRuns)) yield* syllables(run);
      else yield part;
    }
  }
};

/** Returns the term of a folded word in a language; null for a stop word. */
export const termOf = (found: string, language: Language): string | null => {
  if (isStopWord(found, language)) return null;
  const term = stemOf(found, language);
  return term.length > maxTermLength ? term.slice(0, maxTermLength).toWellFormed().replaceAll("\ufffd", "") : term;
};

const meaningfulSegments = function* (run: string): Generator<string> {
  for (const { segment } of segmentsOf(run, "word")) if (segment.trim() !== "" && !isParticle(segment)) yield segment;
};

/** Splits Korean into pairs of syllables, so a word is found with any particle. */
const syllables = (run: string): string[] =>
  hangul.test(run) && run.length > 2 ? Array.from({ length: run.length - 1 }, (_, at) => run.slice(at, at + 2)) : [run];
