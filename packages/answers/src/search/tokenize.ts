/**
 * The only tokenizer, so that documents and questions match, on the server and in the sandbox. Words are stemmed; scripts
 * without spaces are cut by dictionary.
 */
import { lazyFor } from "../lazy.ts";
import { type Language, folded, isParticle, isStopWord, turkishStem } from "./language.ts";
import { stemmer as danish } from "@orama/stemmers/danish";
import { stemmer as dutch } from "@orama/stemmers/dutch";
import { stemmer as finnish } from "@orama/stemmers/finnish";
import { stemmer as french } from "@orama/stemmers/french";
import { stemmer as german } from "@orama/stemmers/german";
import { stemmer as italian } from "@orama/stemmers/italian";
import { stemmer as norwegian } from "@orama/stemmers/norwegian";
import { stemmer as portuguese } from "@orama/stemmers/portuguese";
import { stemmer as russian } from "@orama/stemmers/russian";
import { stemmer as spanish } from "@orama/stemmers/spanish";
import { stemmer as swedish } from "@orama/stemmers/swedish";
import { stemmer as english } from "stemmer";

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

// Stemming, so that `bookings` finds `booked`. Only words in the script of their language are stemmed.

const stemmers: { readonly [Name in Language]: (word: string) => string } = {
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
  tr: turkishStem,
  und: (term) => term,
};

const latinWord = /^[a-z]{3,}$/;

const cyrillicWord = /^[а-я]{3,}$/;

/** Returns the stem of a folded word. Never empty. */
const stemOf = (term: string, language: Language): string =>
  (language === "ru" ? cyrillicWord : latinWord).test(term) ? stemmers[language](term) || term : term;

type Granularity = "word" | "sentence";

/** It takes milliseconds to make one. */
const segmenterOf = lazyFor((granularity: Granularity) => new Intl.Segmenter("und", { granularity }));

/** Splits a text into segments. It uses no locale, since the result must not differ between machines. */
export const segmentsOf = (text: string, granularity: Granularity): Intl.Segments =>
  segmenterOf(granularity).segment(text);
