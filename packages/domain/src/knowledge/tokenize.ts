/**
 * Text as terms: the one tokenizer of the service, so that documents and questions, on the server and in the sandbox,
 * are cut alike. Unicode throughout; English is stemmed, scripts written without spaces are cut by dictionary.
 */
import { stemmer } from "stemmer";
import { segmentsOf } from "./segments.ts";
import { stopWords } from "./stop-words.ts";

/** An index entry has an upper size; nobody searches for longer words. */
const longestTerm = 64;

const word = /[\p{L}\p{M}\p{N}]+/gu;
const unspaced = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u;
const possessive = /['’]s(?![\p{L}\p{N}])/gu;
const innerApostrophe = /(?<=\p{L})['’](?=\p{L})/gu;
const diacritic = /[\u0300-\u036f]/g;
const latinLetters = /[æœøßłđð]/g;
const latinAs: Readonly<Record<string, string>> = { æ: "ae", œ: "oe", ø: "o", ß: "ss", ł: "l", đ: "d", ð: "d" };
const english = /^[a-z]{3,}$/;

/** The terms of a text in their order, each as often as it occurs. */
export const termsOf = (text: string): string[] => wordsOf(folded(text)).flatMap(termOf);

/** Case, width, ligatures, accents and apostrophes are not what distinguishes words. */
const folded = (text: string): string =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .normalize("NFD")
    .replace(diacritic, "")
    .normalize("NFC")
    .replace(latinLetters, (letter) => latinAs[letter] ?? letter)
    .replace(possessive, "")
    .replace(innerApostrophe, "");

const wordsOf = (text: string): string[] =>
  Array.from(text.matchAll(word), ([found]) => found).flatMap((found) =>
    unspaced.test(found) ? segments(found) : found,
  );

const segments = (run: string): string[] =>
  Array.from(segmentsOf(run, "word"), ({ segment }) => segment).filter((segment) => segment.trim() !== "");

const termOf = (found: string): string[] => {
  if (stopWords.has(found)) return [];
  const term = english.test(found) ? stemmer(found) : found;
  return [term.length > longestTerm ? term.slice(0, longestTerm).toWellFormed().replaceAll("\ufffd", "") : term];
};
