import { withFewMarks } from "../marks.ts";

const possessive = /['’]s(?![\p{L}\p{N}])/gu;
/** Without apostrophes, `I'd` would become `id`, `I'll` `ill`, and `we'd` `wed`. */
const lookalike = /(?<![\p{L}\p{N}])(i|he|she|we)['’](?:d|ll)(?![\p{L}\p{N}])/gu;
/** Articles that French and Italian join to the next word: l'arrivée, dell'ordine. */
const elided =
  /(?<![\p{L}\p{N}]|\p{L}['’])(?:[cdjlmnst]|qu|jusqu|lorsqu|puisqu|(?:d?a|de|ne|su|que)ll|tutt|un|quest)['’](?=[aeiouhy])/gu;
const innerApostrophe = /(?<=\p{L})['’](?=\p{L})/gu;
/** Excludes the breve of й, a separate letter that occurs in endings. */
const diacritic = /(?<!и)[\u0300-\u036f]/g;
const latinLetters = /[æœøßłđðı]/g;
const latinAs: Readonly<Record<string, string>> = { æ: "ae", œ: "oe", ø: "o", ß: "ss", ł: "l", đ: "d", ð: "d", ı: "i" };

/** Prefixes written with or without a hyphen: Wi-Fi, e-mail, co-worker. */
const hyphened = /(?<![\p{L}\p{N}])(wi|e|co|pre|re)[-‐‑](?=\p{L})/gu;

/** Splits 10pm into 10 pm. */
const hour = /(?<=\d)(?=[ap]m(?![\p{L}\p{N}]))/gu;

const beyondAscii = /[^\p{ASCII}]/u;

/** Folds case, width, ligatures, accents and apostrophes, which do not distinguish words. */
export const folded = (text: string): string => {
  const letters = beyondAscii.test(text) ? plain(text) : text.toLowerCase();
  return letters
    .replace(possessive, "")
    .replace(lookalike, "$1")
    .replace(elided, "")
    .replace(innerApostrophe, "")
    .replace(hyphened, "$1")
    .replace(hour, " ");
};

const plain = (text: string): string =>
  withFewMarks(text)
    .normalize("NFKC")
    .toLowerCase()
    .normalize("NFD")
    .replace(diacritic, "")
    .normalize("NFC")
    .replace(latinLetters, (letter) => latinAs[letter] ?? letter);
