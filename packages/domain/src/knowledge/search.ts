import type { Id } from "../rows.ts";
import type { KnowledgeDocumentRow } from "./rows.ts";

/** A passage that shares terms with a query, as the shell ranks it. */
export interface KnowledgeHit {
  readonly knowledge_id: Id;
  readonly passage_id: Id;
  readonly source_type: KnowledgeDocumentRow["source_type"];
  readonly title: string;
  readonly passage: string;
  /** BM25 (k1 1.2, b 0.75) over the indexed passages of the organization, six decimals. */
  readonly score: number;
}

/** What a shell has found, the best first, and what the whole of it says beyond the hits of this page. */
export interface KnowledgeHits {
  readonly hits: readonly KnowledgeHit[];
  /** The score of the best passage of all; 0 when there is none. */
  readonly best: number;
  /** The sum of the inverse document frequencies of all terms of the query, those that no passage has included. */
  readonly possible: number;
  /** How many passages share a term with the query. */
  readonly total: number;
}

export type KnowledgeState = "grounded" | "gap_weak" | "gap_none";

/** Search result item (interface specification, Knowledge document). */
export interface KnowledgeResult {
  readonly knowledge_id: Id;
  readonly source_type: KnowledgeDocumentRow["source_type"];
  readonly title: string;
  readonly passage: string;
  /** 0 to 1, four decimals. */
  readonly relevance_score: number;
  readonly citation: KnowledgeCitation;
}

export interface KnowledgeCitation {
  readonly knowledge_id: Id;
  readonly title: string;
}

export interface KnowledgeAnswer {
  readonly knowledge_state: KnowledgeState;
  /** The best first; none when the state is `gap_none`. */
  readonly results: readonly KnowledgeResult[];
  /** How many results there are, those beyond `results` included. */
  readonly total_results: number;
}

/** Below the first nothing was found, below the second too little to rely on. */
const weakFrom = 0.2;
const groundedFrom = 0.3;

/** Judges ranked passages by the best of them and presents them with their citations. */
export const answerFrom = ({ hits, best, possible, total }: KnowledgeHits): KnowledgeAnswer => {
  const state = stateOf(relevanceOf(best, possible));
  if (state === "gap_none") return { knowledge_state: state, results: [], total_results: 0 };
  const results = hits.map((hit) => presentResult(hit, relevanceOf(hit.score, possible)));
  return { knowledge_state: state, results, total_results: total };
};

/** A source as answers, runs and contexts cite it. */
export const presentCitation = ({ knowledge_id, title }: KnowledgeCitation): KnowledgeCitation => ({
  knowledge_id,
  title,
});

/** The cited sources of results, each once, in the order of the results. */
export const citationsOf = (results: readonly KnowledgeResult[]): KnowledgeCitation[] => [
  ...new Map(results.map(({ citation }) => [citation.knowledge_id, presentCitation(citation)])).values(),
];

const presentResult = (hit: KnowledgeHit, relevance: number): KnowledgeResult => ({
  knowledge_id: hit.knowledge_id,
  source_type: hit.source_type,
  title: hit.title,
  passage: hit.passage,
  relevance_score: relevance,
  citation: presentCitation(hit),
});

/** The share of what a passage could have scored: terms that are nowhere count against it too. */
const relevanceOf = (score: number, possible: number): number =>
  possible <= 0 ? 0 : Math.round(Math.min(1, Math.max(0, score / possible)) * 10_000) / 10_000;

const stateOf = (relevance: number): KnowledgeState => {
  if (relevance < weakFrom) return "gap_none";
  return relevance < groundedFrom ? "gap_weak" : "grounded";
};
