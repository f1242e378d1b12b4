/** Mistyped words of a question, spelled as the passages spell them. */
import { folded } from "../knowledge/fold.ts";
import { languageOf } from "../knowledge/language.ts";
import { nearestWord, wordsByBeginning } from "../knowledge/nearest.ts";
import { queryWords } from "../knowledge/question.ts";
import { isKnownSpelling } from "../knowledge/ranking.ts";
import { eachWord, termOf } from "../knowledge/tokenize.ts";
import { vocabularyOfSubjects } from "./manners/glossary.ts";

/** Replaces the words of a question that no passage has by the nearest that one has. */
export const spelledAs = (query: string, passages: readonly string[]): string => {
  const words = new Set(passages.flatMap((each) => [...eachWord(folded(each))]));
  const language = languageOf(passages.join("\n"));
  const strange = queryWords(query, [language]).filter((each) => !isKnownSpelling(each) && !words.has(each.word));
  if (strange.length === 0) return query;
  const termsWith = wordsByBeginning(words);
  return strange.reduce((text, { word }) => {
    const near = nearestWord(word, word, termsWith);
    return near ? text.replaceAll(new RegExp(`(?<![\\p{L}\\p{N}])${word}(?![\\p{L}\\p{N}])`, "giu"), near.term) : text;
  }, query);
};

/** Spells what is said not to be known: "adress" is what the customer would not like to read again. */
export const rightly = (phrase: string): string => {
  const words = vocabularyOfSubjects();
  const termsWith = wordsByBeginning(words);
  const right = (word: string): string => {
    const isKnown = words.has(word) || queryWords(word, ["en"]).some(isKnownSpelling);
    const near = isKnown ? null : nearestWord(word, word, termsWith);
    return near?.edits === 1 && termOf(near.term, "en") !== termOf(word, "en") ? near.term : word;
  };
  return phrase.split(" ").map(right).join(" ");
};

/** Returns a phrase of folded words as a text has it, with its capitals and accents. */
export const asWritten = (phrase: string, text: string): string => {
  const words = text.split(/[^\p{L}\p{N}]+/u);
  const its = phrase.split(" ");
  const at = words.findIndex((_, index) => its.every((each, next) => folded(words[index + next] ?? "") === each));
  return at < 0 ? phrase : words.slice(at, at + its.length).join(" ");
};
