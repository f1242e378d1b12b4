/** The nearest known term of one that no passage has: most likely the same word, typed carelessly. */

/** A term that some passages have, in one language. */
export interface KnownTerm {
  readonly term: string;
  /** How many postings it has. */
  readonly count: number;
}

const shortest = 4;
/** Shorter terms may lack a letter or have two swapped; one more or another one makes them another word. */
const anyEditFrom = 5;
/** From this length on, two letters may be wrong. */
const twoFrom = 7;

/** Stop words are short. */
const shortestSilent = 3;

/** Longer words are none that somebody has mistyped. */
export const longestMistyped = 40;

const edits = (term: string): number => (term.length < shortest || /\d/.test(term) ? 0 : term.length < twoFrom ? 1 : 2);

/**
 * How a term that is spelt right may begin: as this one, or with its first letters swapped, one too many or one too few.
 * Only these are looked at, so that a large vocabulary costs no more than a page of it. None for a term of digits or of
 * few letters, which is another word rather than a wrong one.
 */
export const beginningsNear = (term: string): string[] => {
  const [first = "", second = "", third] = term;
  if (edits(term) === 0) return [];
  return [
    ...new Set([first + second, second + first, ...(third === undefined ? [] : [first + third, second + third])]),
  ];
};

/** The first two letters, by which known terms are looked up. */
export const beginningOf = (term: string): string => {
  const [first = "", second = ""] = term;
  return first + second;
};

/** The known terms with a beginning: no more than `mostBegun`. */
export type Begun = (beginning: string) => readonly KnownTerm[];

/** So many of the terms that begin alike are compared with a word: those that most passages have. */
export const mostBegun = 1_000;

/** Of terms that begin alike, those to compare with; of equally frequent ones the first in the order of code points. */
export const mostFrequent = (known: readonly KnownTerm[]): readonly KnownTerm[] =>
  known.length <= mostBegun
    ? known
    : known.toSorted((one, other) => other.count - one.count || byCodePoints(one.term, other.term)).slice(0, mostBegun);

/** As the database orders them: a code unit of a pair is less than some that stand alone. */
const byCodePoints = (one: string, other: string): number => {
  for (let at = 0; ; at++) {
    const [a = -1, b = -1] = [one.codePointAt(at), other.codePointAt(at)];
    if (a !== b || a < 0) return a - b;
  }
};

interface Nearest extends KnownTerm {
  readonly edits: number;
}

/** Of a word whose end is wrong, what stands before it. */
const shortestStem = 5;
const longestEnd = 5;
/** Of "openin", which only lacks a letter, it may be shorter. */
const isStemOf = (term: string, word: string): boolean =>
  word.startsWith(term) && (term.length >= shortestStem || (term.length === shortest && word.slice(shortest) === "in"));

/**
 * The known term that a word most likely is: near its own term, near the word as it was typed (of "opne" the stem is "opn"),
 * or a stem that the word begins with (of "reservatons" it would be "reservaton"). Null when all are too far.
 */
export const nearestWord = (word: string, term: string, begun: Begun): Nearest | null => {
  if (word.length > longestMistyped) return null;
  // A word that is its own stem is only near what it was not compared with yet.
  const isNew = word === term ? (each: string) => unstemmed(each) !== each : () => true;
  return (
    nearestTerm(term, beginningsNear(lacksLetter(word, term) ? word : term), begun) ??
    nearestTerm(
      word,
      beginningsNear(word),
      (beginning) => begun(beginning).filter((each) => isNew(each.term)),
      unstemmed,
    ) ??
    longestStem(word, begun)
  );
};

/** Whether a stem is only so short as the word lacks a letter: "opn" of "opning", which "open" has all letters of. */
const lacksLetter = (word: string, term: string): boolean =>
  term.length === shortest - 1 && word.length >= 2 * term.length && word.startsWith(term) && edits(word) > 0;

/** The stem of "sunday" is "sundai". */
const unstemmed = (term: string): string => (term.endsWith("i") ? `${term.slice(0, -1)}y` : term);

const longestStem = (word: string, begun: Begun): Nearest | null => {
  if (edits(word) === 0) return null;
  const stems = begun(beginningOf(word)).filter(
    ({ term: { length }, term }) =>
      isStemOf(term, word) && word.length - length <= longestEnd && 2 * length > word.length,
  );
  const [longest] = stems.toSorted((one, other) => other.term.length - one.term.length);
  return longest ? { ...longest, edits: edits(word) } : null;
};

/** The known term with the fewest wrong letters; of several the most frequent; null when all are too far. */
const nearestTerm = (
  term: string,
  beginnings: readonly string[],
  begun: Begun,
  written: (term: string) => string = (each) => each,
): Nearest | null => {
  const letters = lettersOf(term);
  let nearest: Nearest | null = null;
  for (const each of beginnings.flatMap(begun)) {
    const most: number = nearest?.edits ?? Math.max(edits(term), beginnings.length > 0 ? 1 : 0);
    const other = written(each.term);
    if (each.term.length < shortest || Math.abs(other.length - term.length) > most) continue;
    if (lackMore(letters, lettersOf(other), most)) continue;
    const distance = distanceWithin(term, other, most);
    if (distance === null || (term.length < anyEditFrom && !hasLettersOf(each.term, term))) continue;
    const better =
      nearest === null ||
      distance < nearest.edits ||
      (distance === nearest.edits &&
        (each.count > nearest.count || (each.count === nearest.count && each.term < nearest.term)));
    if (better) nearest = { ...each, edits: distance };
  }
  return nearest;
};

/** A bit for each letter that a term has; letters may share one. */
const lettersOf = (term: string): number => {
  let bits = 0;
  for (let at = 0; at < term.length; at++) bits |= 1 << (term.charCodeAt(at) & 31);
  return bits;
};

/** Whether one of two has more letters that the other lacks than edits could replace: told sooner than their distance. */
const lackMore = (one: number, other: number, most: number): boolean => {
  let [ofOne, ofOther] = [one & ~other, other & ~one];
  for (let edit = 0; edit < most; edit++) [ofOne, ofOther] = [ofOne & (ofOne - 1), ofOther & (ofOther - 1)];
  return (ofOne | ofOther) !== 0;
};

/** Whether a term has all the letters of another. */
const hasLettersOf = (term: string, other: string): boolean => {
  let left = term;
  return Array.from(other).every((letter) => {
    const place = left.indexOf(letter);
    left = left.slice(0, Math.max(0, place)) + left.slice(place + 1);
    return place >= 0;
  });
};

/** Whether a word is most likely one of these, typed carelessly: a short one with its letters in another order, or lacking one. */
export const isNearlyIn = (word: string, words: Iterable<string>): boolean =>
  word.length >= shortestSilent &&
  Array.from(words).some((each) => {
    if (each.length < shortestSilent || distanceWithin(word, each, 1) === null) return false;
    if (word.length >= anyEditFrom) return each.length >= shortest;
    return each.length < word.length + edits(word) + 1 && each[0] === word[0] && hasLettersOf(each, word);
  });

/** How many letters must be changed, added, left out or swapped with the next; null when more than `most`. */
const distanceWithin = (one: string, other: string, most: number): number | null => {
  const width = other.length + 1;
  if (Math.abs(one.length - other.length) > most || width > rowLength) return null;
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
    if (least > most) return null;
    [before, last, row] = [last, row, before];
  }
  const distance = last[other.length] ?? 0;
  return distance > most ? null : distance;
};

/** Thousands of terms are compared for one question: the rows of their tables are used again. */
const rowLength = 66;
const rows = [new Uint8Array(rowLength), new Uint8Array(rowLength), new Uint8Array(rowLength)] as const;
