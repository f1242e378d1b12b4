/** A query as the terms it asks for, in every language that the documents of an organization speak. */
import { type Language, languages } from "./language.ts";
import { eachWord, termOf } from "./tokenize.ts";

export interface AskedTerm {
  readonly language: Language;
  readonly term: string;
}

/** A word of a query: one term in each spoken language, but for those in which it says nothing. */
export interface AskedWord {
  readonly word: string;
  readonly terms: readonly AskedTerm[];
}

/** A question has fewer unlike words; of a text the first tell what it is about. */
const mostWords = 128;
/** Of what says the same again and again, no more is looked at. */
const mostLookedAt = 2_048;

/**
 * The words of a query, each once, in their order, no more than `mostWords`; their terms in the order of all languages, whichever the spoken ones
 * come in: of two corrections that are equally near, the first is taken.
 */
export const askedWords = (query: string, spoken: readonly Language[]): AskedWord[] => {
  const ordered = languages.filter((language) => spoken.includes(language));
  return unlikeWords(query).map((word) => ({
    word,
    terms: ordered.flatMap((language) => {
      const term = termOf(word, language);
      return term === null ? [] : { language, term };
    }),
  }));
};

const unlikeWords = (query: string): string[] => {
  const words = new Set<string>();
  let looked = 0;
  for (const word of eachWord(query)) {
    words.add(word);
    if (words.size === mostWords || ++looked === mostLookedAt) break;
  }
  return [...words];
};

/** The terms to look up for the words of a query, each once. */
export const askedTerms = (words: readonly AskedWord[]): AskedTerm[] => {
  const asked = words.flatMap(({ terms }) => terms);
  return [...new Map(asked.map((each) => [keyOf(each), each])).values()];
};

export const keyOf = ({ language, term }: AskedTerm): string => `${language} ${term}`;
