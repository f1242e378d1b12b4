import { type KnowledgeAnswer, type KnowledgeResult } from "../knowledge/search.ts";
import { segmentsOf } from "../knowledge/segments.ts";
import { termsOf } from "../knowledge/tokenize.ts";
import type { OwnWords } from "./manners/own-words.ts";

/** An agent's text and the passages it cites, best first. */
export interface Reply {
  readonly text: string;
  readonly results: readonly KnowledgeResult[];
}

const maxSources = 3;
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
  const used = closest.filter(({ relevance_score }) => relevance_score * 2 >= (results[0]?.relevance_score ?? 0));
  const terms = new Set(termsOf(query));
  const parts = used.map(({ passage, title }) => `${extractOf(passage, terms)} (${title})`);
  return { text: [...new Set(parts)].join("\n\n"), results: used };
};

const namesOf = (results: readonly KnowledgeResult[]): string =>
  [...new Set(results.map(({ title }) => `“${title}”`))].join(", ");

/** Returns a passage's sentences that share most terms with the question, in order. The first if none does. */
const extractOf = (passage: string, terms: ReadonlySet<string>): string => {
  const sentences = sentencesOf(passage);
  const matches = sentences.map((sentence) => new Set(termsOf(sentence).filter((term) => terms.has(term))).size);
  const best = Math.max(0, ...matches);
  const chosen = sentences
    .map((text, position) => ({ text, position, matching: matches[position] ?? 0 }))
    .toSorted((a, b) => b.matching - a.matching || a.position - b.position)
    .filter(({ matching }, rank) => rank === 0 || (matching > 0 && matching * 2 > best))
    .slice(0, maxSentences)
    .toSorted((a, b) => a.position - b.position);
  return shortened(chosen.map(({ text }) => text).join(" ") || passage.trim());
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
