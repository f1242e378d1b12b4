import type { Id, KnowledgeReader } from "@atlas-messaging/domain";
import type { SearchArgs } from "../shell.ts";

export interface Search {
  /** A question or keywords. */
  readonly query: string;
  /** Maximum number of passages. */
  readonly topK: number;
  /** Documents to search; all of the organization by default. */
  readonly sourceIds?: readonly Id[] | undefined;
  /** Audience of the reader; all documents by default. */
  readonly audience?: KnowledgeReader | undefined;
}

/** Arguments for a search of passages. */
export const searchArgs = ({ query, topK, sourceIds, audience }: Search): SearchArgs => ({
  search_query: query,
  search_sources: sourceIds ?? null,
  search_audience: audience ?? null,
  search_size: topK,
  search_after: null,
});
