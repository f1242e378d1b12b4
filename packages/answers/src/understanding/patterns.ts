import { lazyFor } from "../lazy.ts";
import { type Locale, locales } from "./locales.ts";
import { normalized } from "../normalize.ts";
import { nearestWord, wordsByBeginning } from "../search/nearest.ts";

/** Patterns of plain text. Their ends are ends of words; ` _` stands for up to four words between. */
export type Cues = { readonly [Each in Locale]?: readonly string[] };

// Cues as regular expressions, made at the first use, since there are many.

/** Returns the source of a cue: a beginning of `^` stands for the whole text, any other cue for words within it. */
export const spoken = (pattern: string): string => {
  const source = normalized(pattern, "NFKD")
    .replace(/[\p{Script=Inherited}\u{640}]/gu, "")
    .replaceAll(" _", " (?:\\S+ ){0,4}")
    .replace(/(?<=[\p{L}\p{M})?])\$/gu, " $");
  return source.startsWith("^") ? source : `(?<= )(?:${source})(?= |$)`;
};

/** Returns the cues of each language as one pattern. */
export const patternsOf = lazyFor((its: Cues): readonly (readonly [Locale, RegExp])[] =>
  locales.flatMap((locale) => {
    const patterns = its[locale] ?? [];
    return patterns.length === 0 ? [] : [[locale, new RegExp(patterns.map(spoken).join("|"), "u")] as const];
  }),
);

/** Question marks, of Arabic and in full width too. */
export const questionMark = /[?？؟]/u;

const lastMark = /[?？؟]$/u;

export const endsAsQuestion = (text: string): boolean => lastMark.test(text);

export const withoutMark = (question: string): string => question.replace(lastMark, "");

// Correction of mistyped words in messages that may be more than a question.

/** Words of the cues that are long enough to be mistyped. */
const vocabulary = `
  speak person human agent operator representative manager someone somebody employee customer service support connect transfer supervisor
  refund order parcel package delivery arrived allergic allergy complaint complain disappointed unsubscribe
  mensch menschen mitarbeiter verbinden sprechen jemand jemandem berater bestellung lieferung
  parler conseiller humain personne quelquun responsable commande
  hablar persona humano agente operador asesor alguien encargado pedido
  falar pessoa atendente alguem gerente
  parlare operatore umano qualcuno responsabile ordine
  medewerker spreken iemand persoon bestelling
  temsilci yetkili gorusmek konusmak siparis
  bicara orang manusia pesanan
  поговорить человеком оператором оператора менеджером соедините сотрудником заказ`;

/** Words that look like mistyped ones. */
const others = new Set(
  "personal personally persons speaks spear older border boarder services supports supporting operate manage managed manages customs ordering orders".split(
    " ",
  ),
);

/** Returns a function that replaces mistyped words of a plain text by these words. */
export const spellingOf = (words: string): ((plain: string) => string) => {
  const terms = words.trim().split(/\s+/);
  const known = new Set(terms);
  const termsWith = wordsByBeginning(terms);
  const right = (word: string): string =>
    known.has(word) || others.has(word) ? word : (nearestWord(word, word, termsWith)?.term ?? word);
  return (plain) => plain.split(" ").map(right).join(" ");
};

/** Replaces mistyped words of a plain text. */
export const corrected = spellingOf(vocabulary);
