import type { Id, Instant, Owned } from "../primitives.ts";
import type { KnowledgeAudience } from "./audience.ts";
import type { Language } from "./language.ts";

export type KnowledgeStatus = "queued" | "indexed" | "failed" | "archived";

/** Codes of failed ingests. */
export type IngestFailureCode =
  | "invalid_url"
  | "fetch_blocked"
  | "unsupported_format"
  | "too_large"
  | "timed_out"
  | "extraction_failed";

/** Progress of an ingest. */
export type IngestStage = "queued" | "fetching" | "extracting" | "indexing" | "done" | "failed";

/** Data that shows if a page has changed since its ingest. */
export interface PageVersion {
  /** Final address after redirects. The two headers apply only to it. */
  readonly url: string;
  readonly etag: string | null;
  readonly last_modified: string | null;
  /** SHA-256 of its bytes, in hexadecimal. */
  readonly digest: string;
}

export interface KnowledgeDocumentRow extends Owned {
  readonly title: string;
  readonly source_type: "url" | "text" | "document";
  readonly audience: KnowledgeAudience;
  readonly url: string | null;
  readonly filename: string | null;
  readonly media_type: string | null;
  /** The text of a text source, or the text extracted from another. */
  readonly text: string | null;
  /** The file of a document source in base64, until it is indexed. */
  readonly file: string | null;
  readonly status: KnowledgeStatus;
  readonly job_id: Id | null;
  /** Stage of the latest ingest; null for a text source. */
  readonly stage: IngestStage | null;
  /** Size of the source when last read, in bytes. */
  readonly source_bytes: number | null;
  /** Version of the page at its last ingest. */
  readonly page_version: PageVersion | null;
  /** Failure of the latest attempt. */
  readonly failure: { readonly code: IngestFailureCode; readonly message: string } | null;
  readonly attempts: number;
  readonly started_at: Instant | null;
  readonly finished_at: Instant | null;
  readonly chunk_count: number;
  /** Language of its text; null until indexed. */
  readonly language: Language | null;
  readonly indexed_at: Instant | null;
  readonly ingested_at: Instant | null;
  readonly archived_at: Instant | null;
  readonly created_at: Instant;
  readonly updated_at: Instant;
}

/** A piece of a document that can answer and be cited. */
export interface KnowledgePassageRow extends Owned {
  readonly document_id: Id;
  /** Index in its document, from 0. */
  readonly position: number;
  readonly text: string;
  /** Offsets in the document's text, in UTF-16 code units. */
  readonly start_offset: number;
  readonly end_offset: number;
  /** Headings above it, joined, outermost first; null if there are none. */
  readonly heading: string | null;
}

/**
 * The postings of an indexed document, which search reads. They are inserted and removed with the document and never
 * changed, so a shell may store them by term instead.
 */
export interface KnowledgePostingRow {
  readonly organization_id: Id;
  /** Id of the first passage. It survives archiving and restoring, but not new text. */
  readonly id: Id;
  readonly document_id: Id;
  /** Language that its words were stemmed in. Terms of different languages are unrelated. */
  readonly language: Language;
  /** Number of its passages. */
  readonly passages: number;
  /** Total number of terms, titles and headings included. */
  readonly length: number;
  /** Packed postings by term (`packPosting`). */
  readonly terms: { readonly [term: string]: readonly number[] };
}

/** A passage as a vector of an embedding model. */
export interface KnowledgeVectorRow {
  readonly organization_id: Id;
  /** Id of the passage. */
  readonly id: Id;
  readonly document_id: Id;
  /** Index of the passage in its document. */
  readonly position: number;
  readonly model: string;
  /** Bytes in the database's notation, one a dimension (`packVector`). */
  readonly vector: string;
}

/** A source and the place in it. Earlier runs cite without the place. */
export interface KnowledgeCitation {
  readonly knowledge_id: Id;
  readonly title: string;
  readonly url?: string;
  /** Headings above the passage, joined, outermost first. */
  readonly heading?: string;
  /** Offsets of the passage in the document's text, in UTF-16 code units. */
  readonly start?: number;
  readonly end?: number;
}

/** A question that the knowledge did not answer. */
export interface KnowledgeGapRow {
  readonly organization_id: Id;
  readonly id: Id;
  /** The question without case, spaces and marks. */
  readonly question_key: string;
  readonly question: string;
  readonly knowledge_state: "gap_weak" | "gap_none";
  /** Best relevance of a passage, 0 to 1. */
  readonly best_score: number;
  readonly count: number;
  readonly first_asked_at: Instant;
  readonly last_asked_at: Instant;
}
