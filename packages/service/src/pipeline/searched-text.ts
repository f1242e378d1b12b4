/** Text that is searched for as people write it: words apart, letters folded, numbers in any spelling. */
import { composed, decomposed } from "@atlas-messaging/answers/normalize";

/** Arguments of a search by text. */
interface SearchedText {
  /** Patterns of the text, which must all match. */
  readonly patterns: readonly string[];
  /** The text in E.164 if it is a phone number, which an index finds; else null. */
  readonly number: string | null;
}

export const searchedText = (text: string): SearchedText => {
  const digits = numberOf(text.trim());
  return { patterns: patternsOf(text), number: digits === null ? null : `+${digits}` };
};

/**
 * Returns a regular expression for each phone number and each other word of a text, for JavaScript and for databases: in
 * the locale C their `lower()` knows only ASCII.
 */
export const patternsOf = (text: string): readonly string[] => {
  const numbers = Array.from(text.matchAll(numberLike), ([match]) => match).filter((match) => numberOf(match) !== null);
  const rest = numbers.reduce((left, match) => left.replace(match, " "), text);
  return [...numbers.map(numberPattern), ...rest.split(/\s+/).map(withoutAt).filter(Boolean).map(foldedPattern)];
};

/** Tells if a text has all that is searched for. */
export const hasAll = (text: string, patterns: readonly string[]): boolean =>
  patterns.every((pattern) => new RegExp(pattern).test(text));

/** Drops the sign that people write before a username. */
const withoutAt = (word: string): string => word.replace(/^@(?=.)/, "");

/** Digits with the separators that people put between them. */
const numberLike = /\+?\(?\d[\d\s()./-]*\d/g;

const fewestDigits = 7;

/** Returns the digits of a phone number, without the zeros that stand for dialing out; null for another text. */
const numberOf = (text: string): string | null => {
  if (!/^\+?[\d\s()./-]+$/.test(text)) return null;
  const digits = text.replaceAll(/\D/g, "");
  return digits.length < fewestDigits ? null : digits.replace(/^0+(?=\d{4})/, "");
};

const separators = String.raw`[ \u00a0().\/-]{0,3}`;

/** A mobile number of Brazil as people write it there, with the nine that the messaging app leaves out for many. */
const withNine = /^(?:55)?\d\d(?=9[6-9]\d{7}$)/;

const numberPattern = (text: string): string => {
  const digits = numberOf(text) ?? "";
  const nine = withNine.exec(digits)?.[0].length;
  return Array.from(digits, (digit, index) => (index === nine ? `(?:${digit}${separators})?` : digit)).join(separators);
};

/** Letters that fold to two, by these. */
const ligatures = { ss: "ßẞ", ae: "æÆ", oe: "œŒ", th: "þÞ" };

/** Letters without a mark that folds, by the letter that stands for them. */
const strokes = { o: "øØ", l: "łŁ", d: "đĐð", i: "ıİ", h: "ħĦ", t: "ŧŦ" };

/** Latin and Greek, where a letter with a mark is often written without it. */
const marked = [
  [0xc0, 0x24f],
  [0x370, 0x3ff],
  [0x1e00, 0x1fff],
] as const;

const baseOf = (letter: string): string => decomposed(letter).replaceAll(/\p{M}/gu, "").toLowerCase();

/** Letters with marks by the letter without, made when the first search needs them. */
let variants: ReadonlyMap<string, string> | undefined;

const makeVariants = (): ReadonlyMap<string, string> => {
  const found = new Map<string, string>(Object.entries(strokes));
  const letters = marked.flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)),
  );
  for (const letter of letters) {
    const base = baseOf(letter);
    if (/^\p{L}$/u.test(base) && base !== letter.toLowerCase()) found.set(base, (found.get(base) ?? "") + letter);
  }
  return found;
};

const unfolded = new Map(
  [...Object.entries(ligatures), ...Object.entries(strokes)].flatMap(([plain, letters]) =>
    Array.from(letters, (letter) => [letter, plain] as const),
  ),
);

/** Folds a word to letters without marks, in lower case. */
const folded = (word: string): string =>
  Array.from(composed(word), (letter) => unfolded.get(letter) ?? (isMarked(letter) ? baseOf(letter) : letter)).join("");

const isMarked = (letter: string): boolean => {
  const code = letter.codePointAt(0) ?? 0;
  return marked.some(([first, last]) => code >= first && code <= last);
};

const foldedPattern = (word: string): string => {
  const letters = Array.from(folded(word));
  const parts: string[] = [];
  for (let at = 0; at < letters.length; at++) {
    const [one = "", two = ""] = letters.slice(at, at + 2);
    const pair = `${one}${two}`.toLowerCase();
    const ligature = pair in ligatures ? ligatures[pair as keyof typeof ligatures] : null;
    if (ligature === null) parts.push(anyForm(one));
    else {
      parts.push(`(?:${anyForm(one)}${anyForm(two)}|[${ligature}])`);
      at += 1;
    }
  }
  return parts.join("");
};

/** Finds a letter in any case and with any mark, whichever way it is stored. */
const anyForm = (letter: string): string => {
  // Some letters become two, such as ß in upper case. They are found as they are.
  const cases = [letter, letter.toLowerCase(), letter.toUpperCase()].filter((each) => Array.from(each).length === 1);
  variants ??= makeVariants();
  const forms = variants.get(letter.toLowerCase());
  const different = new Set([...cases, ...(forms ?? "")]);
  if (different.size === 1) return letter.replace(/[!-/:-@[-`{-~]/, String.raw`\$&`);
  return `[${[...different].join("")}]${forms === undefined ? "" : String.raw`[\u0300-\u036f]*`}`;
};
