/**
 * Compact texts of common terms. Each term is a code and its last letters. The code has its level, and the number of
 * letters that it shares with the term before.
 */

/** A term, and how common it is: 0 for the most common. */
export type LeveledTerm = readonly [term: string, level: number];

/** One letter of ASCII for each code; lowercase letters belong to terms. */
const codes = "!#$%&'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[]^_{|}~";
const levels = 11;
const maxShared = 4;

/** Cyrillic letters, since a bundle writes each with six characters. The last seven have two Latin ones. */
const cyrillic = "аеиостнврлпкдмзяубгчыьшхйжюцщэфъ";
const latin = "abcdefghijklmnoprstuvwxyz";
const second = "q";

export const encodeTerms = (terms: readonly LeveledTerm[]): string => {
  let last = "";
  const spelled = terms.map(([term, level]) => [latinized(term), level] as const);
  const sorted = spelled.toSorted(([one], [other]) => (one < other ? -1 : 1));
  return sorted
    .map(([term, level]) => {
      let shared = 0;
      while (shared < maxShared && shared < term.length && last[shared] === term[shared]) shared++;
      last = term;
      return `${codes[shared * levels + level]}${term.slice(shared)}`;
    })
    .join("");
};

/** @param isCyrillic true if the terms were Cyrillic ones */
export const decodeTerms = (coded: string, isCyrillic: boolean): LeveledTerm[] => {
  let last = "";
  return Array.from(coded.matchAll(/([^a-z])([a-z]*)/g), ([, code = "", rest = ""]) => {
    const number = codes.indexOf(code);
    last = last.slice(0, Math.floor(number / levels)) + rest;
    return [isCyrillic ? cyrillized(last) : last, number % levels];
  });
};

const latinized = (term: string): string =>
  term.replace(/[^a-z]/g, (letter) => {
    const at = cyrillic.indexOf(letter);
    if (at < 0) throw new Error(`${term} has another letter than those of the code: ${letter}`);
    return latin[at] ?? `${second}${latin[at - latin.length]}`;
  });

const cyrillized = (term: string): string =>
  term.replace(/(q?)([a-z])/g, (_, before: string, letter: string) =>
    cyrillic.charAt(latin.indexOf(letter) + (before === second ? latin.length : 0)),
  );
