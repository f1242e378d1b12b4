import type { KnowledgeAnswer, KnowledgeResult } from "../search/answer.ts";
import { folded, languageOf } from "../search/language.ts";
import { sentenceWorth } from "./sentences.ts";
import { type Extract, extractOf } from "./extract.ts";
import type { OwnWords } from "../understanding/own-words.ts";
import { nearestWord, wordsByBeginning } from "../search/nearest.ts";
import { type ReadQuestion, queryWords, readQuestion } from "../search/question.ts";
import { isKnownSpelling } from "../search/ranking.ts";
import { eachWord, termOf } from "../search/tokenize.ts";
import { vocabularyOfSubjects } from "../understanding/speech.ts";

/** An agent's text and the passages it cites, best first. */
export interface Reply {
  readonly text: string;
  readonly results: readonly KnowledgeResult[];
}

const maxSources = 3;

/** Sentences up to which further passages are quoted. A longer reply is not read. */
const maxSentences = 4;

/** Share of the best source's relevance, and of its sentence's worth, from which another source is quoted too. */
const nearBest = 0.75;

/** Share of the best worth from which another passage of the same source is quoted too. */
const nearSame = 0.95;

/**
 * Composes a reply from the sentences that answer best, each followed by its source. It adds no statement of its own.
 * At a knowledge gap it says so and offers a person (Tool server, rule 3).
 */
export const composeReply = (
  query: string,
  { knowledge_state: state, results }: KnowledgeAnswer,
  words: OwnWords,
): Reply => {
  const { nothing, uncertain, offer } = words;
  const closest = results.slice(0, maxSources);
  if (state === "gap_none" || closest.length === 0) return { text: `${nothing} ${offer}`, results: [] };
  if (state === "grounded") return answerOf(query, results);
  const near = closestTo(query, results);
  return near ? uncertainly(near, words) : { text: `${uncertain} ${namesOf(closest)}. ${offer}`, results: closest };
};

/** A reply that quotes. */
export interface Quoted extends Reply {
  /** Quoted text of each passage, with its title and headings. */
  readonly about: readonly string[];
}

/** Quotes the sentences that answer a question best. */
export const answerOf = (query: string, results: readonly KnowledgeResult[]): Quoted => {
  const closest = results.slice(0, maxSources);
  const spelled = readQuestion(spelledIn(query, closest));
  const quotes = closest
    .filter(({ relevance_score }) => isNearBest(relevance_score, closest[0]?.relevance_score))
    .map((result) => ({ result, ...extractOf(result, spelled) }))
    .filter(({ worth, result }, _, [best]) =>
      result.title === best?.result.title ? worth >= best.worth * nearSame : isNearBest(worth, best?.worth),
    )
    .filter(isShort);
  const all = withMissing(spelled, quotes, results);
  return quotedReply(all);
};

const quotedReply = (quotes: readonly Quote[]): Quoted => ({
  text: quoted(quotes),
  about: quotes.map(({ about }) => about),
  results: quotes.map(({ result }) => result),
});

const isShort = (_: unknown, index: number, all: readonly Pick<Extract, "sentences">[]): boolean =>
  index === 0 || all.slice(0, index + 1).reduce((sum, { sentences }) => sum + sentences, 0) <= maxSentences;

interface Quote extends Extract {
  readonly result: KnowledgeResult;
}

/** Share of the question that quotes have together, below which another passage may add what they lack. */
const full = 0.45;

/** Share of the question that it adds, and share of the best relevance that it has. */
const [added, lesser] = [0.3, 0.4];

/** Adds the passage that has most of what the question says and the quotes lack: "can I pay with my phone". */
const withMissing = (
  question: ReadQuestion,
  quotes: readonly Quote[],
  results: readonly KnowledgeResult[],
): readonly Quote[] => {
  const said = quotes.map(({ text }) => text).join("\n");
  const share = shareOf(said, question);
  if (share >= full) return quotes;
  const [first] = results;
  const more = results
    .filter((each) => !quotes.some(({ result }) => result === each))
    .filter(({ relevance_score }) => relevance_score >= lesser * (first?.relevance_score ?? 0))
    .map((result) => ({ result, ...extractOf(result, question) }))
    .map((each) => ({ each, gain: shareOf(`${said}\n${each.text}`, question) - share }))
    .toSorted((one, other) => other.gain - one.gain)
    .find(({ gain }) => gain >= added);
  return more ? [...quotes, more.each].filter(isShort) : quotes;
};

/** Spells the mistyped words of a question as the results do. */
export const spelledIn = (query: string, results: readonly KnowledgeResult[]): string =>
  spelledAs(
    query,
    results.map(({ passage }) => passage),
  );

/** Names a source once, below all that is quoted of it. */
const quoted = (quotes: readonly { readonly text: string; readonly result: KnowledgeResult }[]): string => {
  const ofTitle = new Map<string, Set<string>>();
  for (const { text, result } of quotes)
    ofTitle.set(result.title, (ofTitle.get(result.title) ?? new Set<string>()).add(text));
  return Array.from(ofTitle, ([title, texts]) => `${[...texts].join(" ")} (${title})`).join("\n\n");
};

/** Returns the share of a question's words, by their weight, that a text has. */
export const shareIn = (text: string, question: string): number => shareOf(text, readQuestion(question));

const shareOf = (text: string, question: ReadQuestion): number => {
  const worthOf = sentenceWorth(question, languageOf(text), "");
  const all = worthOf(question.text);
  return all > 0 ? worthOf(text) / all : 0;
};

/** Relevance, worth and share of what the question says from which a passage below an answer is quoted as the closest. */
const least = { relevance: 0.04, worth: 0.4, share: 0.15 };

/** Passages that are quoted if they come equally close. */
const maxClosest = 2;

export interface Closest extends Quoted {
  /** Share of what the question says that the quote has. */
  readonly share: number;
}

/**
 * Quotes the closest passage if it says enough of what is asked; one with the kind of answer that is asked for before others.
 * The caller says that it is no sure answer.
 */
export const closestTo = (
  query: string,
  results: readonly KnowledgeResult[],
  isNear: (about: string) => boolean = () => true,
): Closest | null => {
  const spelled = readQuestion(spelledIn(query, results));
  const near = results
    .filter(({ relevance_score }) => relevance_score >= least.relevance)
    .map((result) => ({ result, ...extractOf(result, spelled) }))
    .filter(({ worth, possible }) => worth >= least.worth && worth >= least.share * possible)
    .filter(({ about }) => isNear(about));
  const [first] = near;
  if (!first) return null;
  const best = near.find(({ isOfKind, worth }) => isOfKind && worth >= first.worth) ?? first;
  const alike = near.filter(({ worth, isOfKind }) => worth >= nearSame * best.worth && isOfKind === best.isOfKind);
  const quotes = alike.slice(0, maxClosest).filter(isShort);
  return { ...quotedReply(quotes), share: best.worth / best.possible };
};

/** Says that a quote is no sure answer, and offers a person. */
const uncertainly = ({ text, results }: Reply, { uncertain, offer }: OwnWords): Reply => ({
  text: `${uncertain} ${text}\n\n${offer}`,
  results,
});

const isNearBest = (value: number, best = 0): boolean => value >= nearBest * best;

const namesOf = (results: readonly KnowledgeResult[]): string =>
  [...new Set(results.map(({ title }) => `“${title}”`))].join(", ");

// Mistyped words of a question, spelled as the passages spell them.

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
