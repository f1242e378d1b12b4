/** Prior frequency of words in their language, before an organization has documents. */
import { commonWords } from "./common-words.ts";
import type { Language } from "./language.ts";

/** Virtual passages of usual text in every corpus, so words weigh alike with one document or a hundred. */
export const priorPassages = 300;
/** Number of terms of such a passage. */
export const priorLength = 60;

/** Number of words of a passage, stop words included. */
const wordsOfPassage = 120;

const listed: { readonly [Name in Language]?: string } = commonWords;

const shares = new Map<Language, ReadonlyMap<string, number>>();

/** Returns the share of a language's passages that have a term, 0 to 1; 0 for an uncommon term. */
export const commonShare = (term: string, language: Language): number => sharesOf(language).get(term) ?? 0;

const sharesOf = (language: Language): ReadonlyMap<string, number> => {
  let known = shares.get(language);
  if (known === undefined) shares.set(language, (known = readShares(listed[language] ?? "")));
  return known;
};

/** Reads groups of terms. The first occurs once in a hundred words; each further one 10^(1/4) less often. */
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
