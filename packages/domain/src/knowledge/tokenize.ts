/**
 * Text as terms: the one tokenizer of the service, so that documents and questions, on the server and in the sandbox,
 * are cut alike. Unicode throughout; words are reduced to their stems, scripts written without spaces are cut by dictionary.
 */
import { folded } from "./fold.ts";
import { type Language, isStopWord } from "./language.ts";
import { isParticle } from "./particles.ts";
import { segmentsOf } from "./segments.ts";
import { stemOf } from "./stem.ts";

/** An index entry has an upper size; nobody searches for longer words. */
const longestTerm = 64;

const word = /[\p{L}\p{M}\p{N}]+/gu;
const unspaced = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u;
const hangul = /\p{sc=Hangul}/u;
const hangulRuns = /\p{sc=Hangul}+|\P{sc=Hangul}+/gu;

/** The terms of a text in their order, each as often as it occurs. */
export const termsOf = (text: string, language: Language = "en"): string[] =>
  Array.from(eachWord(text)).flatMap((found) => termOf(found, language) ?? []);

/** The words of a text one by one, folded, stop words included: of a question only the first are needed. */
export const eachWord = function* (text: string): Generator<string> {
  for (const [found] of folded(text).matchAll(word)) {
    for (const part of unspaced.test(found) ? tellingSegments(found) : [found]) {
      if (hangul.test(part)) for (const [run] of part.matchAll(hangulRuns)) yield* syllables(run);
      else yield part;
    }
  }
};

/** The term that a folded word is in a language; null when it says nothing there. */
export const termOf = (found: string, language: Language): string | null => {
  if (isStopWord(found, language)) return null;
  const term = stemOf(found, language);
  return term.length > longestTerm ? term.slice(0, longestTerm).toWellFormed().replaceAll("\ufffd", "") : term;
};

const tellingSegments = function* (run: string): Generator<string> {
  for (const { segment } of segmentsOf(run, "word")) if (segment.trim() !== "" && !isParticle(segment)) yield segment;
};

/** Korean words end with particles: by pairs of syllables, a word is found whichever it has. */
const syllables = (run: string): string[] =>
  hangul.test(run) && run.length > 2 ? Array.from({ length: run.length - 1 }, (_, at) => run.slice(at, at + 2)) : [run];
