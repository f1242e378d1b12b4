import { withFewMarks } from "../marks.ts";

const possessive = /['’]s(?![\p{L}\p{N}])/gu;
/** Without its apostrophe `I'd` would be an `id`, and `I'll` be `ill`. */
const lookalike = /i(?<![\p{L}\p{N}]i)['’](?:d|ll)(?![\p{L}\p{N}])/gu;
/** Articles that French and Italian write together with the word behind them: l'arrivée, dell'ordine. */
const elided =
  /(?<![\p{L}\p{N}]|\p{L}['’])(?:[cdjlmnst]|qu|jusqu|lorsqu|puisqu|(?:d?a|de|ne|su|que)ll|tutt|un|quest)['’](?=[aeiouhy])/gu;
const innerApostrophe = /(?<=\p{L})['’](?=\p{L})/gu;
/** But for the breve of й, which is a letter of its own that endings are made of. */
const diacritic = /(?<!и)[\u0300-\u036f]/g;
const latinLetters = /[æœøßłđðı]/g;
const latinAs: Readonly<Record<string, string>> = { æ: "ae", œ: "oe", ø: "o", ß: "ss", ł: "l", đ: "d", ð: "d", ı: "i" };

/** Beginnings that are written apart as often as together: Wi-Fi, e-mail, co-worker. */
const hyphened = /(?<![\p{L}\p{N}])(wi|e|co|pre|re)[-‐‑](?=\p{L})/gu;

/** 10pm is 10 pm. */
const hour = /(?<=\d)(?=[ap]m(?![\p{L}\p{N}]))/gu;

const beyondAscii = /[^\p{ASCII}]/u;

/** Case, width, ligatures, accents and apostrophes are not what distinguishes words. */
export const folded = (text: string): string => {
  const letters = beyondAscii.test(text) ? plain(text) : text.toLowerCase();
  return letters
    .replace(possessive, "")
    .replace(lookalike, "i")
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
