import { type KnowledgeAnswer, type KnowledgeResult } from "../knowledge/search.ts";
import { segmentsOf } from "../knowledge/segments.ts";
import { languageOf } from "../knowledge/language.ts";
import { sentenceWorth } from "../knowledge/sentence-worth.ts";
import type { OwnWords } from "./manners/own-words.ts";

/** An agent's text and the passages it cites, best first. */
export interface Reply {
  readonly text: string;
  readonly results: readonly KnowledgeResult[];
}

const maxSources = 3;
/** Share of the best source's relevance, and of its sentence's worth, from which another source is quoted too. */
const nearBest = 0.75;
/** Share of the best worth from which another passage of the same source is quoted too. */
const nearSame = 0.95;
const maxSentences = 2;
const maxExtractLength = 600;

/**
 * Composes a reply from the sentences that answer best, each followed by its source. It adds no statement of its own.
 * At a knowledge gap it says so and offers a person (Tool server, rule 3).
 */
export const composeReply = (
  query: string,
  { knowledge_state: state, results }: KnowledgeAnswer,
  { nothing, uncertain, offer }: OwnWords,
): Reply => {
  const closest = results.slice(0, maxSources);
  if (state === "gap_none" || closest.length === 0) return { text: `${nothing} ${offer}`, results: [] };
  if (state === "gap_weak") return { text: `${uncertain} ${namesOf(closest)}. ${offer}`, results: closest };
  const quotes = closest
    .filter(({ relevance_score }) => isNear(relevance_score, closest[0]?.relevance_score))
    .map((result) => ({ result, ...extractOf(result, query) }))
    .filter(({ worth, result }, _, [best]) =>
      result.title === best?.result.title ? worth >= best.worth * nearSame : isNear(worth, best?.worth),
    );
  return { text: quoted(quotes), results: quotes.map(({ result }) => result) };
};

/** Names a source once, below all that is quoted of it. */
const quoted = (quotes: readonly { readonly text: string; readonly result: KnowledgeResult }[]): string => {
  const ofTitle = new Map<string, Set<string>>();
  for (const { text, result } of quotes)
    ofTitle.set(result.title, (ofTitle.get(result.title) ?? new Set<string>()).add(text));
  return Array.from(ofTitle, ([title, texts]) => `${[...texts].join(" ")} (${title})`).join("\n\n");
};

/** Returns the share of a question's words, by their weight, that a text has. */
export const shareIn = (text: string, question: string): number => {
  const worthOf = sentenceWorth(question, languageOf(text), "");
  const all = worthOf(question);
  return all > 0 ? worthOf(text) / all : 0;
};

const isNear = (value: number, best = 0): boolean => value >= nearBest * best;

const namesOf = (results: readonly KnowledgeResult[]): string =>
  [...new Set(results.map(({ title }) => `“${title}”`))].join(", ");

/** Share of the best sentence's worth from which another sentence is quoted too. */
const nearSentence = 0.6;

interface Extract {
  readonly text: string;
  /** Worth of its best sentence. */
  readonly worth: number;
}

/** Returns a passage's sentences that answer best, in order. The first if none does. */
const extractOf = ({ passage, title }: KnowledgeResult, query: string): Extract => {
  const sentences = sentencesOf(passage);
  const worthOf = sentenceWorth(query, languageOf(passage), title);
  const worths = sentences.map(worthOf);
  const best = Math.max(0, ...worths);
  const chosen = sentences
    .map((text, position) => ({ text, position, worth: worths[position] ?? 0 }))
    .toSorted((a, b) => b.worth - a.worth || a.position - b.position)
    .filter(({ worth }, rank) => rank === 0 || (worth > 0 && worth > nearSentence * best))
    .slice(0, maxSentences)
    .map(({ position }) => position);
  const text = withGround(sentences, chosen).join(" ");
  return { text: shortened(text || passage.trim()), worth: best };
};

/** Words at the beginning of a sentence that leans on the one before it. Alone it would speak of something else. */
const leaning =
  /\b(?:such|these|those|they|them|otherwise|solche[rnms]?|diese[rnms]?|andernfalls|ces|ceux|sinon|tales|estos|estas|questi|queste|deze|dergelijke)\b/iu;
const maxBefore = 2;
const beginning = 48;

/** Returns the chosen sentences in order, each leaning one after those that it leans on. */
const withGround = (sentences: readonly string[], chosen: readonly number[]): string[] => {
  const positions = new Set(chosen);
  for (const position of chosen) {
    for (
      let at = position;
      at > Math.max(0, position - maxBefore) && leaning.test((sentences[at] ?? "").slice(0, beginning));
      at--
    ) {
      positions.add(at - 1);
    }
  }
  return sentences.filter((_, position) => positions.has(position));
};

const heading = /^#{1,6}\s/;
const listItem = /^([-*+]|\d+[.)])\s+/;

/** Splits text or Markdown into sentences. Headings are left out; a list item is separate. */
const sentencesOf = (passage: string): string[] =>
  blocksOf(passage).flatMap((block) =>
    Array.from(segmentsOf(block, "sentence"), ({ segment }) => segment.trim()).filter((sentence) => sentence !== ""),
  );

const blocksOf = (passage: string): string[] => {
  const blocks: string[] = [];
  let continues = false;
  for (const line of passage.split("\n").map((each) => each.trim())) {
    const text = line.replace(listItem, "");
    if (line === "" || heading.test(line)) continues = false;
    else if (continues && text === line) blocks.push(`${blocks.pop() ?? ""} ${line}`);
    else {
      blocks.push(text);
      continues = true;
    }
  }
  return blocks;
};

const shortened = (text: string): string => {
  if (text.length <= maxExtractLength) return text;
  const cut = text.slice(0, maxExtractLength);
  const lastSpace = cut.lastIndexOf(" ");
  // Text without spaces may be cut anywhere except within a surrogate pair.
  const kept = lastSpace > maxExtractLength / 2 ? cut.slice(0, lastSpace) : cut.replace(/[\ud800-\udbff]$/, "");
  return `${kept}…`;
};
