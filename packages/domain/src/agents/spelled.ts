/** Mistyped words of a question, spelled as the passages spell them. */
import { folded } from "../knowledge/fold.ts";
import { languageOf } from "../knowledge/language.ts";
import { type KnownTerm, beginningOf, nearestWord } from "../knowledge/nearest.ts";
import { queryWords } from "../knowledge/question.ts";
import { isKnownSpelling } from "../knowledge/ranking.ts";
import { eachWord } from "../knowledge/tokenize.ts";

/** Replaces the words of a question that no passage has by the nearest that one has. */
export const spelledAs = (query: string, passages: readonly string[]): string => {
  const words = new Set(passages.flatMap((each) => [...eachWord(folded(each))]));
  const language = languageOf(passages.join("\n"));
  const strange = queryWords(query, [language]).filter((each) => !isKnownSpelling(each) && !words.has(each.word));
  if (strange.length === 0) return query;
  const known = [...words].map((term): KnownTerm => ({ term, count: 1 }));
  const termsWith = (beginning: string) => known.filter(({ term }) => beginningOf(term) === beginning);
  return strange.reduce((text, { word }) => {
    const near = nearestWord(word, word, termsWith);
    return near ? text.replaceAll(new RegExp(`(?<![\\p{L}\\p{N}])${word}(?![\\p{L}\\p{N}])`, "giu"), near.term) : text;
  }, query);
};
