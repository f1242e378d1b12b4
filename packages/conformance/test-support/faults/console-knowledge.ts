/** Searches of operators, a little off. */
import { type Fault, asks, rewrites } from "./fault.ts";

const searching = ["console.knowledge.search"] as const;

const gap = {
  id: "0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4eb9",
  question: "tried",
  knowledge_state: "gap_none",
  count: 1,
  best_score: 0,
  first_asked_at: "2026-01-01T12:00:00.000Z",
  last_asked_at: "2026-01-01T12:00:00.000Z",
};

export const consoleKnowledgeFaults: readonly Fault[] = [
  {
    name: "does not narrow an operator's search to an audience",
    operations: searching,
    layer: asks(searching, () => ({ query: { audience: null } })),
  },
  {
    name: "answers an operator's search with more passages than were asked for",
    operations: searching,
    layer: asks(searching, () => ({ query: { top_k: null } })),
  },
  {
    name: "scores passages for operators in another way than for agents",
    operations: searching,
    layer: rewrites(searching, (text) => text.replaceAll(/"relevance_score":[\d.]+/g, '"relevance_score":1')),
  },
  {
    name: "keeps from operators which words no document has",
    operations: searching,
    layer: rewrites(searching, (text) => text.replaceAll(/"unknown_words":\[[^\]]*\]/g, '"unknown_words":[]')),
  },
  {
    name: "counts operators' searches as questions without an answer",
    operations: searching,
    layer: rewrites(["console.knowledgeGaps.list"], (text) =>
      text.replace('"questions":[', `"questions":[${JSON.stringify(gap)},`).replace(",]", "]"),
    ),
  },
];
