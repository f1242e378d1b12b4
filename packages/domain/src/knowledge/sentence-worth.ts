/** Worth of a sentence as the answer to a question: its words, their synonyms, and the kind of answer asked for. */
import { folded } from "./fold.ts";
import { kindsIn } from "./kinds.ts";
import type { Language } from "./language.ts";
import { impliedBy } from "./phrases.ts";
import { type QueryTerm, type QueryWord, queryWords } from "./question.ts";
import { termsOf } from "./tokenize.ts";

/** Worth of a synonym, of a circumstance, and of a word that every text has. */
const [alike, aside, least] = [0.7, 0.3, 0.02];

const weightOf = ({ share, isAside }: QueryWord): number => (isAside ? aside : 1) * Math.log(1 / (share + least));

/** Returns a function that weighs sentences in a language by a question. */
export const sentenceWorth = (question: string, language: Language): ((sentence: string) => number) => {
  const words = queryWords(question, [language]);
  return (sentence) => {
    const held = new Set([
      ...termsOf(sentence, language),
      ...termsOf(impliedBy(folded(sentence), language), language),
      ...kindsIn(folded(sentence), language),
    ]);
    const holds = ({ term }: QueryTerm): boolean => held.has(term);
    return words.reduce((sum, word) => {
      const share = word.terms.some(holds) ? 1 : word.alike.some(holds) ? alike : 0;
      return sum + share * weightOf(word);
    }, 0);
  };
};
