import type { Id } from "../rows.ts";
import type { KnowledgeCitation, KnowledgeDocumentRow, KnowledgePassageRow } from "./rows.ts";

/** A passage that shares terms with a query, as it is ranked (`ranking.ts`). */
export interface KnowledgeHit {
  readonly knowledge_id: Id;
  readonly passage_id: Id;
  readonly source_type: KnowledgeDocumentRow["source_type"];
  readonly title: string;
  readonly url: string | null;
  readonly heading: string | null;
  /** Where the passage begins and ends in the document's text, in UTF-16 code units. */
  readonly start: number;
  readonly end: number;
  readonly passage: string;
  /** BM25 over the indexed passages of the organization, six decimals. */
  readonly score: number;
}

export const hitOf = (
  { id, source_type, title, url }: Pick<KnowledgeDocumentRow, "id" | "source_type" | "title" | "url">,
  passage: KnowledgePassageRow,
  score: number,
): KnowledgeHit => ({
  knowledge_id: id,
  passage_id: passage.id,
  source_type,
  title,
  url,
  heading: passage.heading,
  start: passage.start_offset,
  end: passage.end_offset,
  passage: passage.text,
  score,
});

/** What a shell has found, the best first, and what the whole of it says beyond the hits of this page. */
export interface KnowledgeHits {
  readonly hits: readonly KnowledgeHit[];
  /** The score of the best passage of all; 0 when there is none. */
  readonly best: number;
  /** What scores are measured by, to say how relevant a passage is. */
  readonly possible: number;
  /** How many passages share a term with the query. */
  readonly total: number;
  /** The words of the query that no passage has, nor anything that means the same. */
  readonly unknown: readonly string[];
  /** The language of the question, where no document speaks it and the best passage was found by its meaning. */
  readonly across?: string | null;
  /** From which relevance on an answer is weak, and from which it is grounded; the defaults where they are left out. */
  readonly thresholds?: Thresholds;
}

/** What a search has found, and whether the passage that its page begins after is itself among the results. */
export interface KnowledgePage extends KnowledgeHits {
  readonly known: boolean;
}

/** Relevances, 0 to 1: below `weak` nothing was found, below `grounded` too little to rely on. */
export interface Thresholds {
  readonly weak: number;
  readonly grounded: number;
}

/** Measured on collections of 40 to 2,000 passages (docs/knowledge.md). */
export const defaultThresholds: Thresholds = { weak: 0.15, grounded: 0.25 };

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

export interface KnowledgeAnswer {
  readonly knowledge_state: KnowledgeState;
  /** The best first; none when the state is `gap_none`. */
  readonly results: readonly KnowledgeResult[];
  /** How many results there are, those beyond `results` included. */
  readonly total_results: number;
  readonly knowledge_gap: KnowledgeGap | null;
  /** Only there where the question is in a language that no document speaks. */
  readonly across_languages?: AcrossLanguages;
}

/** That an answer was found by its meaning, in another language than the question's. */
export interface AcrossLanguages {
  /** As a BCP 47 tag. */
  readonly question_language: string;
  readonly matched_by: "meaning";
}

/** Why knowledge does not answer: to correct it, or the question. */
export interface KnowledgeGap {
  /** The first `mostUnknown` words of the question that no document has, but for overlong ones. */
  readonly unknown_words: string[];
  /** The documents nearest to it, no more than `mostNearest`, the nearest first. */
  readonly nearest: { readonly knowledge_id: Id; readonly title: string }[];
}

const mostUnknown = 10;
/** In UTF-16 code units; what is longer is no word that anybody would add. */
const longestUnknown = 64;
const mostNearest = 3;

/** Judges ranked passages by the best of them and presents them with their citations. */
export const answerFrom = (found: KnowledgeHits): KnowledgeAnswer => {
  const { hits, best, possible, total, thresholds } = found;
  const state = stateOf(relevanceOf(best, possible), thresholds ?? defaultThresholds);
  const gap = state === "grounded" ? null : gapOf(found);
  if (state === "gap_none") return { knowledge_state: state, results: [], total_results: 0, knowledge_gap: gap };
  const results = hits.map((hit) => presentResult(hit, relevanceOf(hit.score, possible)));
  return { knowledge_state: state, results, total_results: total, knowledge_gap: gap, ...acrossOf(found) };
};

const acrossOf = ({ across }: KnowledgeHits): Pick<KnowledgeAnswer, "across_languages"> =>
  across ? { across_languages: { question_language: across, matched_by: "meaning" } } : {};

const gapOf = ({ hits, unknown }: KnowledgeHits): KnowledgeGap => {
  const titles = new Map(hits.map(({ knowledge_id, title }) => [knowledge_id, title]));
  const nearest = Array.from(titles, ([knowledge_id, title]) => ({ knowledge_id, title }));
  const words = unknown.filter((word) => word.length <= longestUnknown);
  return { unknown_words: words.slice(0, mostUnknown), nearest: nearest.slice(0, mostNearest) };
};

/** The member that an answer across languages has besides. */
export const acrossLanguages = ({ across_languages }: Pick<KnowledgeAnswer, "across_languages">) =>
  across_languages ? { across_languages } : {};

/** The cited sources of results, each once by its best passage, in the order of the results. */
export const citationsOf = (results: readonly KnowledgeResult[]): KnowledgeCitation[] => {
  const cited = new Map<Id, KnowledgeCitation>();
  for (const { citation } of results) if (!cited.has(citation.knowledge_id)) cited.set(citation.knowledge_id, citation);
  return [...cited.values()];
};

const presentResult = (hit: KnowledgeHit, relevance: number): KnowledgeResult => ({
  knowledge_id: hit.knowledge_id,
  source_type: hit.source_type,
  title: hit.title,
  passage: hit.passage,
  relevance_score: relevance,
  citation: citationOf(hit),
});

const citationOf = ({ knowledge_id, title, url, heading, start, end }: KnowledgeHit): KnowledgeCitation => ({
  knowledge_id,
  title,
  ...(url === null ? {} : { url }),
  ...(heading === null ? {} : { heading }),
  start,
  end,
});

/** The share of what a passage could have scored: terms that are nowhere count against it too. */
const relevanceOf = (score: number, possible: number): number =>
  possible <= 0 ? 0 : Math.round(Math.min(1, Math.max(0, score / possible)) * 10_000) / 10_000;

const stateOf = (relevance: number, { weak, grounded }: Thresholds): KnowledgeState => {
  if (relevance < weak) return "gap_none";
  return relevance < grounded ? "gap_weak" : "grounded";
};
