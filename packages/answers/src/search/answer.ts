import { type Language, folded, languageOfQuestion } from "./language.ts";
import { eachWord } from "./tokenize.ts";

export type KnowledgeSource = "url" | "text" | "document";

/** A document as a hit names it. */
export interface CitedDocument {
  readonly id: string;
  readonly source_type: KnowledgeSource;
  readonly title: string;
  readonly url: string | null;
}

/** A passage with its place in the document's text. */
export interface CitedPassage {
  readonly id: string;
  readonly heading: string | null;
  readonly text: string;
  /** Offsets in the document's text, in UTF-16 code units. */
  readonly start_offset: number;
  readonly end_offset: number;
}

/** A source and the place in it. Earlier runs cite without the place. */
export interface KnowledgeCitation {
  readonly knowledge_id: string;
  readonly title: string;
  readonly url?: string;
  /** Headings above the passage, joined, outermost first. */
  readonly heading?: string;
  /** Offsets of the passage in the document's text, in UTF-16 code units. */
  readonly start?: number;
  readonly end?: number;
}

/** A ranked passage that shares terms with a query (`ranking.ts`). */
export interface KnowledgeHit {
  readonly knowledge_id: string;
  readonly passage_id: string;
  readonly source_type: KnowledgeSource;
  readonly title: string;
  readonly url: string | null;
  readonly heading: string | null;
  /** Offsets of the passage in the document's text, in UTF-16 code units. */
  readonly start: number;
  readonly end: number;
  readonly passage: string;
  /** BM25 score over the indexed passages of the organization, six decimals. */
  readonly score: number;
}

export const hitOf = (
  { id, source_type, title, url }: CitedDocument,
  passage: CitedPassage,
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

/** The hits of one page, best first, and facts about all hits. */
export interface KnowledgeHits {
  readonly hits: readonly KnowledgeHit[];
  /** The score of the best passage of all pages; 0 if there is none. */
  readonly best: number;
  /** The score of full relevance. A passage's relevance is its share of it. */
  readonly possible: number;
  /** Number of passages that share a term with the query. */
  readonly total: number;
  /** Words of the query that no passage has, nor a synonym of them. */
  readonly unknown: readonly string[];
  /** Language of the question, if no document is in it and the best passage was found by meaning. */
  readonly across?: string | null;
  /** Relevance from which an answer is weak or grounded. Defaults apply if left out. */
  readonly thresholds?: Thresholds;
}

/** A page of hits. `known` is true if the passage that it begins after is among the results. */
export interface KnowledgePage extends KnowledgeHits {
  readonly known: boolean;
}

/** Relevances, 0 to 1. Below `weak` nothing is found; below `grounded` too little to rely on. */
export interface Thresholds {
  readonly weak: number;
  readonly grounded: number;
}

/** Measured on collections of 40 to 2,000 passages (docs/knowledge.md). */
export const defaultThresholds: Thresholds = { weak: 0.15, grounded: 0.25 };

export type KnowledgeState = "grounded" | "gap_weak" | "gap_none";

/** Search result item (interface specification, Knowledge document). */
export interface KnowledgeResult {
  readonly knowledge_id: string;
  readonly source_type: KnowledgeSource;
  readonly title: string;
  readonly passage: string;
  /** 0 to 1, four decimals. */
  readonly relevance_score: number;
  readonly citation: KnowledgeCitation;
}

export interface KnowledgeAnswer {
  readonly knowledge_state: KnowledgeState;
  /** Best first; empty if the state is `gap_none`. */
  readonly results: readonly KnowledgeResult[];
  /** Number of results on all pages. */
  readonly total_results: number;
  readonly knowledge_gap: KnowledgeGap | null;
  /** Undefined unless the question is in a language that no document is in. */
  readonly across_languages: AcrossLanguages | undefined;
}

/** Marks an answer found by meaning, in another language than the question's. */
export interface AcrossLanguages {
  /** BCP 47 tag. */
  readonly question_language: string;
  readonly matched_by: "meaning";
}

/** The reason why knowledge does not answer, to improve it or the question. */
export interface KnowledgeGap {
  /** The first `maxUnknown` words of the question that no document has, without overlong ones. */
  readonly unknown_words: string[];
  /** The nearest documents, at most `maxNearest`, nearest first. */
  readonly nearest: { readonly knowledge_id: string; readonly title: string }[];
}

const maxUnknown = 10;

/** Maximum length of an unknown word, in UTF-16 code units. Longer ones are not real words. */
const maxUnknownLength = 64;

const maxNearest = 3;

/** Judges the knowledge state by the relevance of the best passage. */
export const judge = ({ best, possible, thresholds }: KnowledgeHits) => {
  const relevance = relevanceOf(best, possible);
  return { relevance, state: stateOf(relevance, thresholds ?? defaultThresholds) };
};

/** Presents passages with citations, and the knowledge state. */
export const answerFrom = (found: KnowledgeHits): KnowledgeAnswer => {
  const { total } = found;
  const { state } = judge(found);
  const gap = state === "grounded" ? null : gapOf(found);
  const nothing = { knowledge_state: state, results: [], total_results: 0, knowledge_gap: gap };
  if (state === "gap_none") return { ...nothing, across_languages: undefined };
  return { ...nothing, results: resultsOf(found), total_results: total, across_languages: acrossOf(found) };
};

/** Presents the passages of a page, even if they are too far from the question to be results of a search. */
export const resultsOf = ({ hits, possible }: KnowledgeHits): KnowledgeResult[] =>
  hits.map((hit) => presentResult(hit, relevanceOf(hit.score, possible)));

const acrossOf = ({ across }: KnowledgeHits): AcrossLanguages | undefined =>
  across ? { question_language: across, matched_by: "meaning" } : undefined;

const gapOf = ({ hits, unknown }: KnowledgeHits): KnowledgeGap => {
  const titles = new Map(hits.map(({ knowledge_id, title }) => [knowledge_id, title]));
  const nearest = Array.from(titles, ([knowledge_id, title]) => ({ knowledge_id, title }));
  const words = unknown.filter((word) => word.length <= maxUnknownLength);
  return { unknown_words: words.slice(0, maxUnknown), nearest: nearest.slice(0, maxNearest) };
};

/** Lists the cited sources, each once by its best passage, in the order of the results. */
export const citationsOf = (results: readonly KnowledgeResult[]): KnowledgeCitation[] => {
  const cited = new Map<string, KnowledgeCitation>();
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

/** Returns the share of the possible score. Terms that no passage has count against it too. */
const relevanceOf = (score: number, possible: number): number =>
  possible <= 0 ? 0 : Math.round(Math.min(1, Math.max(0, score / possible)) * 10_000) / 10_000;

const stateOf = (relevance: number, { weak, grounded }: Thresholds): KnowledgeState => {
  if (relevance < weak) return "gap_none";
  return relevance < grounded ? "gap_weak" : "grounded";
};

// Detection of questions in a language that no document is in.

/** Scripts with their language, or the most common language of their writers. */
const scripts: readonly (readonly [RegExp, string])[] = [
  [/[\p{sc=Hiragana}\p{sc=Katakana}]/u, "ja"],
  [/\p{sc=Hangul}/u, "ko"],
  [/\p{sc=Han}/u, "zh"],
  [/\p{sc=Thai}/u, "th"],
  [/\p{sc=Arabic}/u, "ar"],
  [/\p{sc=Hebrew}/u, "he"],
  [/\p{sc=Greek}/u, "el"],
  [/\p{sc=Devanagari}/u, "hi"],
];

const turkishLetter = /[ığşİ]/u;

/** Length that is examined, in UTF-16 code units. The first words show the language. */
const sample = 512;

/**
 * Returns the language of a question as a BCP 47 tag; null if it is unclear or a document may be in it.
 *
 * @param spoken languages of the documents, most frequent first
 */
export const foreignLanguage = (query: string, spoken: readonly Language[]): string | null => {
  if (spoken.length === 0) return null;
  const start = query.slice(0, sample);
  const script = scripts.find(([letters]) => letters.test(start));
  // Documents in such a script are indexed as `und`.
  if (script) return spoken.includes("und") ? null : script[1];
  if (turkishLetter.test(start)) return spoken.includes("tr") || spoken.includes("und") ? null : "tr";
  const language = languageOfQuestion([...new Set(eachWord(folded(start)))], spoken);
  return spoken.includes(language) ? null : language;
};

/** Readers that a document is meant for. */
export type KnowledgeAudience = "customers" | "developers" | "both";

/** A reader who searches. It finds documents for itself and for both. */
export type KnowledgeReader = Exclude<KnowledgeAudience, "both">;

/** Tells if a reader finds documents of this audience; null finds all. */
export const isFor = (reader: KnowledgeReader | null, audience: KnowledgeAudience): boolean =>
  reader === null || audience === "both" || audience === reader;
