/** Worth of a sentence as the answer to a question: its words, their synonyms, and the kind of answer asked for. */
import { folded } from "./fold.ts";
import { kindsIn } from "./kinds.ts";
import type { Language } from "./language.ts";
import { impliedBy } from "./phrases.ts";
import { type QueryTerm, type QueryWord, queryWords } from "./question.ts";
import { termsOf } from "./tokenize.ts";

/** Worth of a synonym, of a circumstance, and of a word that every text has. */
const [alike, aside, least] = [0.6, 0.3, 0.02];

/** Returns the weight of a word by how rare its language has it. */
export const wordWeight = ({ share, isAside }: Pick<QueryWord, "share" | "isAside">): number =>
  (isAside ? aside : 1) * Math.log(1 / (share + least));

/** Worth of a word that the title has, so that every sentence is about it. */
const titled = 0.4;

/** Returns a function that weighs sentences of a document by a question. */
export const sentenceWorth = (question: string, language: Language, title: string): ((sentence: string) => number) => {
  const ofTitle = new Set(termsOf(title, language));
  const words = queryWords(question, [language]).map((word) => ({
    ...word,
    weight: (word.terms.some(({ term }) => ofTitle.has(term)) ? titled : 1) * wordWeight(word),
  }));
  return (sentence) => {
    const held = new Set([
      ...termsOf(sentence, language),
      ...termsOf(impliedBy(folded(sentence), language), language),
      ...kindsIn(folded(sentence), language),
    ]);
    const holds = ({ term }: QueryTerm): boolean => held.has(term);
    return words.reduce((sum, word) => {
      const share = word.terms.some(holds) ? 1 : word.alike.some(holds) ? alike : 0;
      return sum + share * word.weight;
    }, 0);
  };
};
