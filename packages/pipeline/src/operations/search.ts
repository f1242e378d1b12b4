import type { Id, KnowledgeReader } from "@atlas-messaging/domain";
import type { SearchArgs } from "../shell.ts";

export interface Search {
  /** A question or keywords. */
  readonly query: string;
  /** How many passages at most. */
  readonly topK: number;
  /** The documents to look in; all of the organization when left out. */
  readonly sourceIds?: readonly Id[] | undefined;
  /** The audience that asks; all documents when left out. */
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
