/** Spelling correction: finds the known term nearest to a word that no passage has. */

/** A term that passages have, in one language. */
export interface KnownTerm {
  readonly term: string;
  /** Number of its postings. */
  readonly count: number;
}

const minCorrected = 4;
/** Shorter terms may only lack a letter or have two swapped. Other edits would make another word. */
const anyEditFrom = 5;
/** Terms of this length may have two wrong letters. */
const twoFrom = 7;

/** Minimum length of stop words that are corrected. */
const minStopWord = 3;

/** Maximum length of a word that is corrected. */
export const maxCorrectedLength = 40;

const edits = (term: string): number =>
  term.length < minCorrected || /\d/.test(term) ? 0 : term.length < twoFrom ? 1 : 2;

/**
 * Lists how the right spelling may begin: as typed, or with the first letters swapped, one too many or one too few.
 * Limits the search of a large vocabulary. Empty for numbers and short terms, which are not corrected.
 */
export const beginningsNear = (term: string): string[] => {
  const [first = "", second = "", third] = term;
  if (edits(term) === 0) return [];
  return [
    ...new Set([first + second, second + first, ...(third === undefined ? [] : [first + third, second + third])]),
  ];
};

/** Returns the first two letters, the key of known terms. */
export const beginningOf = (term: string): string => {
  const [first = "", second = ""] = term;
  return first + second;
};

/** Finds the known terms with a beginning, at most `maxCandidates`. */
export type TermsWith = (beginning: string) => readonly KnownTerm[];

/** Returns words by their beginning, each as if it occurred once. */
export const wordsByBeginning = (words: Iterable<string>): TermsWith => {
  // Node.js 20 lacks `Map.groupBy`.
  const byBeginning = new Map<string, KnownTerm[]>();
  for (const term of words) {
    const beginning = beginningOf(term);
    const others = byBeginning.get(beginning) ?? [];
    byBeginning.set(beginning, others);
    others.push({ term, count: 1 });
  }
  return (beginning) => byBeginning.get(beginning) ?? [];
};

/** Maximum terms with one beginning that are compared with a word. The most frequent are kept. */
export const maxCandidates = 1_000;

/** Returns the most frequent terms. Ties go by the order of code points. */
export const mostFrequent = (known: readonly KnownTerm[]): readonly KnownTerm[] =>
  known.length <= maxCandidates
    ? known
    : known
        .toSorted((one, other) => other.count - one.count || byCodePoints(one.term, other.term))
        .slice(0, maxCandidates);

/** Orders as the database does. Code units would order surrogate pairs differently. */
const byCodePoints = (one: string, other: string): number => {
  for (let at = 0; ; at++) {
    const [a = -1, b = -1] = [one.codePointAt(at), other.codePointAt(at)];
    if (a !== b || a < 0) return a - b;
  }
};

interface Nearest extends KnownTerm {
  readonly edits: number;
}

/** Minimum length of a correct stem before a wrong ending. */
const minStem = 5;
const maxEnd = 5;
/** Tells if a term is the stem of a word. It may be shorter before "in", as in "openin". */
const isStemOf = (term: string, word: string): boolean =>
  word.startsWith(term) &&
  (term.length >= minStem || (term.length === minCorrected && word.slice(minCorrected) === "in"));

/**
 * Finds the known term nearest to a word: by its term, else as typed ("opne" has the stem "opn"), else by the longest
 * stem in it. Null if none is near.
 */
export const nearestWord = (word: string, term: string, termsWith: TermsWith): Nearest | null => {
  if (word.length > maxCorrectedLength) return null;
  // A word that is its own stem was compared above, except with unstemmed forms.
  const isNew = word === term ? (each: string) => unstemmed(each) !== each : () => true;
  return (
    nearestTerm(term, beginningsNear(lacksLetter(word, term) ? word : term), (beginning) =>
      termsWith(beginning).filter((each) => !isOtherStem(word, term, each.term)),
    ) ??
    nearestTerm(
      word,
      beginningsNear(word),
      (beginning) => termsWith(beginning).filter((each) => isNew(each.term)),
      unstemmed,
    ) ??
    longestStem(word, termsWith)
  );
};

/** Minimum length of an ending that is certainly spelled right. */
const rightEnd = 3;

/** Tells if a term is the stem of another word: "meditate" and "medical" differ in the letter before their endings. */
const isOtherStem = (word: string, term: string, other: string): boolean =>
  word.length - term.length >= rightEnd && other.length === term.length && other.slice(0, -1) === term.slice(0, -1);

/** Tells if a stem is short only because the word lacks a letter: "opn" of "opning". */
const lacksLetter = (word: string, term: string): boolean =>
  term.length === minCorrected - 1 && word.length >= 2 * term.length && word.startsWith(term);

/** Restores a final y: the stem of "sunday" is "sundai". */
const unstemmed = (term: string): string => (term.endsWith("i") ? `${term.slice(0, -1)}y` : term);

const longestStem = (word: string, termsWith: TermsWith): Nearest | null => {
  if (edits(word) === 0) return null;
  const stems = termsWith(beginningOf(word)).filter(
    ({ term: { length }, term }) => isStemOf(term, word) && word.length - length <= maxEnd && 2 * length > word.length,
  );
  const [longest] = stems.toSorted((one, other) => other.term.length - one.term.length);
  return longest ? { ...longest, edits: edits(word) } : null;
};

/** Finds the known term with the fewest edits, the most frequent on ties; null if none is near. */
const nearestTerm = (
  term: string,
  beginnings: readonly string[],
  termsWith: TermsWith,
  written: (term: string) => string = (each) => each,
): Nearest | null => {
  const letters = lettersOf(term);
  let nearest: Nearest | null = null;
  for (const each of beginnings.flatMap(termsWith)) {
    const max: number = nearest?.edits ?? Math.max(edits(term), 1);
    const other = written(each.term);
    if (each.term.length < minCorrected || Math.abs(other.length - term.length) > max) continue;
    if (differsByMore(letters, lettersOf(other), max)) continue;
    const distance = distanceWithin(term, other, max);
    if (distance === null || (term.length < anyEditFrom && !hasLettersOf(each.term, term))) continue;
    const better =
      nearest === null ||
      distance < nearest.edits ||
      each.count > nearest.count ||
      (each.count === nearest.count && each.term < nearest.term);
    if (better) nearest = { ...each, edits: distance };
  }
  return nearest;
};

/** Returns the letters of a term as bits. Letters may share one. */
const lettersOf = (term: string): number => {
  let bits = 0;
  for (let at = 0; at < term.length; at++) bits |= 1 << (term.charCodeAt(at) & 31);
  return bits;
};

/** Tells if two terms differ by more letters than `max` edits allow. Faster than their distance. */
const differsByMore = (one: number, other: number, max: number): boolean => {
  let [ofOne, ofOther] = [one & ~other, other & ~one];
  for (let edit = 0; edit < max; edit++) [ofOne, ofOther] = [ofOne & (ofOne - 1), ofOther & (ofOther - 1)];
  return (ofOne | ofOther) !== 0;
};

/** Tells if a term has all letters of another. */
const hasLettersOf = (term: string, other: string): boolean => {
  let left = term;
  return Array.from(other).every((letter) => {
    const place = left.indexOf(letter);
    left = left.slice(0, Math.max(0, place)) + left.slice(place + 1);
    return place >= 0;
  });
};

/** Tells if a word is probably a typo of one of these. A short one may only swap or lack letters. */
export const isNearlyIn = (word: string, words: Iterable<string>): boolean =>
  word.length >= minStopWord &&
  Array.from(words).some((each) => {
    if (distanceWithin(word, each, 1) === null) return false;
    if (word.length >= anyEditFrom) return true;
    return each.length < word.length + edits(word) + 1 && each[0] === word[0] && hasLettersOf(each, word);
  });

/** Returns the edit distance with swaps of neighbours; null if above `max`. */
const distanceWithin = (one: string, other: string, max: number): number | null => {
  const width = other.length + 1;
  if (Math.abs(one.length - other.length) > max) return null;
  let [before, last, row] = rows;
  for (let j = 0; j < width; j++) last[j] = j;
  for (let i = 1; i <= one.length; i++) {
    row[0] = i;
    let least = i;
    for (let j = 1; j < width; j++) {
      const change = one[i - 1] === other[j - 1] ? 0 : 1;
      let cost = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + change);
      if (i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]) {
        cost = Math.min(cost, (before[j - 2] ?? 0) + 1);
      }
      row[j] = cost;
      if (cost < least) least = cost;
    }
    if (least > max) return null;
    [before, last, row] = [last, row, before];
  }
  const distance = last[other.length] ?? 0;
  return distance > max ? null : distance;
};

/** Rows are reused, since one question compares thousands of terms. A term of the maximum length fits. */
const rowLength = 66;
const rows = [new Uint8Array(rowLength), new Uint8Array(rowLength), new Uint8Array(rowLength)] as const;
