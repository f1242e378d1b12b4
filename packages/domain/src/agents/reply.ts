import { type KnowledgeAnswer, type KnowledgeResult } from "../knowledge/search.ts";
import { segmentsOf } from "../knowledge/segments.ts";
import { termsOf } from "../knowledge/tokenize.ts";

/** What an agent says, and the passages that it rests on, the best first. */
export interface Reply {
  readonly text: string;
  readonly results: readonly KnowledgeResult[];
}

const mostSources = 3;
const mostSentences = 2;
const longestExtract = 600;

/**
 * A reply in the words of the knowledge: the sentences that answer best, each source named behind its own. Where the
 * knowledge has a gap it says so and offers a person (Tool server, rule 3); it never adds a word of its own on the matter.
 */
export const composeReply = (query: string, { knowledge_state: state, results }: KnowledgeAnswer): Reply => {
  const closest = results.slice(0, mostSources);
  if (state === "gap_none" || closest.length === 0) return { text: `${nothing} ${offer}`, results: [] };
  if (state === "gap_weak") return { text: `${uncertain} ${namesOf(closest)}. ${offer}`, results: closest };
  const used = closest.filter(({ relevance_score }) => relevance_score * 2 >= (results[0]?.relevance_score ?? 0));
  const terms = new Set(termsOf(query));
  const parts = used.map(({ passage, title }) => `${extractOf(passage, terms)} (${title})`);
  return { text: [...new Set(parts)].join("\n\n"), results: used };
};

const nothing = "I have found nothing about this in the knowledge I am given, and I will not guess.";
const uncertain = "I am not sure of the answer. The closest that I have found is in";
const offer = "Could you put the question differently, or shall I hand you over to a person?";

/** What a customer reads who is passed to people: because they asked for it, or because nothing was found again. */
export const composeHandoff = (why: "wish" | "gap"): Reply => ({
  text: why === "wish" ? handover : `${nothing} ${handover}`,
  results: [],
});

const handover = "I am handing you over to a person, who will answer you here.";

const namesOf = (results: readonly KnowledgeResult[]): string =>
  [...new Set(results.map(({ title }) => `“${title}”`))].join(", ");

/** The sentences of a passage that share most terms with the question, in their order; its first if none shares any. */
const extractOf = (passage: string, terms: ReadonlySet<string>): string => {
  const sentences = sentencesOf(passage);
  const matches = sentences.map((sentence) => new Set(termsOf(sentence).filter((term) => terms.has(term))).size);
  const best = Math.max(0, ...matches);
  const chosen = sentences
    .map((text, position) => ({ text, position, matching: matches[position] ?? 0 }))
    .toSorted((a, b) => b.matching - a.matching || a.position - b.position)
    .filter(({ matching }, rank) => rank === 0 || (matching > 0 && matching * 2 > best))
    .slice(0, mostSentences)
    .toSorted((a, b) => a.position - b.position);
  return shortened(chosen.map(({ text }) => text).join(" ") || passage.trim());
};

const heading = /^#{1,6}\s/;
const listItem = /^([-*+]|\d+[.)])\s+/;

/** Sentences of text or Markdown: a heading is none, and an item of a list stands for itself. */
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
  if (text.length <= longestExtract) return text;
  const cut = text.slice(0, longestExtract);
  const lastSpace = cut.lastIndexOf(" ");
  // Text without spaces is cut anywhere but within a surrogate pair.
  const kept = lastSpace > longestExtract / 2 ? cut.slice(0, lastSpace) : cut.replace(/[\ud800-\udbff]$/, "");
  return `${kept}…`;
};
