/** A query as the terms it asks for, in every language: which of them the documents speak is known only when it is asked. */
import { type Language, languages } from "./language.ts";
import { termOf, wordsOf } from "./tokenize.ts";

export interface AskedTerm {
  readonly language: Language;
  readonly term: string;
}

/** A word of a query: one term in each language, but for those in which it says nothing. */
export interface AskedWord {
  readonly word: string;
  readonly terms: readonly AskedTerm[];
}

/** The words of a query, each once, in their order. */
export const askedWords = (query: string): AskedWord[] =>
  [...new Set(wordsOf(query))].map((word) => ({
    word,
    terms: languages.flatMap((language) => {
      const term = termOf(word, language);
      return term === null ? [] : { language, term };
    }),
  }));

/** The terms to look up for a query. */
export const askedTerms = (query: string): AskedTerm[] => {
  const asked = askedWords(query).flatMap(({ terms }) => terms);
  return [...new Map(asked.map((each) => [keyOf(each), each])).values()];
};

export const keyOf = ({ language, term }: AskedTerm): string => `${language} ${term}`;
