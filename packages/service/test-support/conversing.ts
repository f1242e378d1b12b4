/** Messages and hits to converse with a hosted agent. */
import { type Said, firstMessage } from "@atlas-messaging/answers/understanding/understand";
import type { KnowledgeHits } from "@atlas-messaging/answers/search/answer";
import { hitsOf } from "./rows.ts";

/** A first message, to nobody in particular. */
export const said = (text: string, change: Partial<Said> = {}): Said => ({
  ...firstMessage,
  text,
  ...change,
});

/** A passage, its relevance, and its title. Passages with equal text are one passage. */
export type Passage = readonly [passage: string, relevance: number, title?: string];

/** Hits of one search, the first of which is the best; a hit of no use if there are none. */
export const hitsIn = (...passages: readonly Passage[]): KnowledgeHits => {
  const [[, best] = ["", 0]] = passages;
  const hits = passages.flatMap(([passage, score, title = "Page"]) =>
    hitsOf(score, passage).hits.map((each) => ({ ...each, knowledge_id: title, passage_id: passage, title })),
  );
  return { ...hitsOf(best), hits, total: hits.length };
};
