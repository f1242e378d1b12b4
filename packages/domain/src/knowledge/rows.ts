import type { Id, Instant, Owned } from "../primitives.ts";

export type KnowledgeStatus = "queued" | "indexed" | "failed" | "archived";

/** Why a source could not be taken in. */
export type IngestFailureCode =
  | "invalid_url"
  | "fetch_blocked"
  | "unsupported_format"
  | "too_large"
  | "timed_out"
  | "extraction_failed";

/** How far an ingest has come. */
export type IngestStage = "queued" | "fetching" | "extracting" | "indexing" | "done" | "failed";

/** What tells whether a page is still the one that was taken in. */
export interface PageVersion {
  /** Where it was found, after its redirects: the two headers are about this address alone. */
  readonly url: string;
  readonly etag: string | null;
  readonly last_modified: string | null;
  /** SHA-256 of its bytes, in hexadecimal. */
  readonly digest: string;
}

export interface KnowledgeDocumentRow extends Owned {
  readonly title: string;
  readonly source_type: "url" | "text" | "document";
  readonly url: string | null;
  readonly filename: string | null;
  readonly media_type: string | null;
  /** The text of a text source, or what was extracted from any other. */
  readonly text: string | null;
  /** The file of a document source in base64, until it is indexed. */
  readonly file: string | null;
  readonly status: KnowledgeStatus;
  readonly job_id: Id | null;
  /** Of the latest ingest; null for a text source. */
  readonly stage: IngestStage | null;
  /** How long the source was when it was last read, in bytes. */
  readonly source_bytes: number | null;
  /** Of the page that was taken in last. */
  readonly page_version: PageVersion | null;
  /** Why the latest attempt failed. */
  readonly failure: { readonly code: IngestFailureCode; readonly message: string } | null;
  readonly attempts: number;
  readonly started_at: Instant | null;
  readonly finished_at: Instant | null;
  readonly chunk_count: number;
  /** How many terms its passages have together. */
  readonly term_count: number;
  readonly indexed_at: Instant | null;
  readonly ingested_at: Instant | null;
  readonly archived_at: Instant | null;
  readonly created_at: Instant;
  readonly updated_at: Instant;
}

/** A piece of a document that can answer and be cited. */
export interface KnowledgePassageRow extends Owned {
  readonly document_id: Id;
  /** Its place among the passages of the document, from 0. */
  readonly position: number;
  readonly text: string;
  /** Where it begins and ends in the document's text, in UTF-16 code units. */
  readonly start_offset: number;
  readonly end_offset: number;
  /** How many terms it has, the title counted twice. */
  readonly length: number;
}

/** How often a term occurs in a passage, its title counted twice. Only indexed documents have postings. */
export interface KnowledgePostingRow {
  readonly organization_id: Id;
  readonly term: string;
  readonly passage_id: Id;
  readonly document_id: Id;
  readonly frequency: number;
  readonly length: number;
}
