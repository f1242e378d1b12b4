/** How common words are in their language, before anything is known of what an organization writes. */
import { commonWords } from "./common-words.ts";
import type { Language } from "./language.ts";

/** Passages of usual text that every corpus is taken to have besides its own: with one document words weigh as with a hundred. */
export const priorPassages = 300;
/** How many terms such a passage has. */
export const priorLength = 60;

/** The words that a passage has, those that say nothing included. */
const wordsOfPassage = 120;

const listed: { readonly [Name in Language]?: string } = commonWords;

const shares = new Map<Language, ReadonlyMap<string, number>>();

/** The share of the passages of a language that have a term, 0 to 1; 0 for a term that is not common there. */
export const commonShare = (term: string, language: Language): number => sharesOf(language).get(term) ?? 0;

const sharesOf = (language: Language): ReadonlyMap<string, number> => {
  let known = shares.get(language);
  if (known === undefined) shares.set(language, (known = readShares(listed[language] ?? "")));
  return known;
};

/** Each group of terms is a quarter of a power of ten less frequent than the one before, the first one in a hundred words. */
const readShares = (groups: string): ReadonlyMap<string, number> =>
  new Map(
    groups.split(",").flatMap((terms, index) => {
      const share = 1 - (1 - 10 ** (-2 - index / 4)) ** wordsOfPassage;
      return readTerms(terms).map((term) => [term, share] as const);
    }),
  );

const readTerms = (group: string): string[] => {
  let last = "";
  return Array.from(group.matchAll(/(\d)(\D*)/g), ([, shared = "", rest = ""]) => {
    last = last.slice(0, Number(shared)) + rest;
    return last;
  });
};
