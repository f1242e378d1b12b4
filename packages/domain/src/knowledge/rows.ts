import type { Id, Instant, Owned } from "../primitives.ts";
import type { KnowledgeAudience } from "./audience.ts";
import type { Language } from "./language.ts";

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
  readonly audience: KnowledgeAudience;
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
  /** The language of its text; null until it has been indexed. */
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
  /** Its place among the passages of the document, from 0. */
  readonly position: number;
  readonly text: string;
  /** Where it begins and ends in the document's text, in UTF-16 code units. */
  readonly start_offset: number;
  readonly end_offset: number;
  /** The headings above it, the outermost first, joined; null where there are none. */
  readonly heading: string | null;
}

/**
 * Which terms an indexed document has, and where: search finds documents by these rows alone. They come and go with the
 * document and are never changed, so that a shell may keep them the other way round, by term.
 */
export interface KnowledgePostingRow {
  readonly organization_id: Id;
  /** That of the first passage: the same after an archived document has returned, another when its text is replaced. */
  readonly id: Id;
  readonly document_id: Id;
  /** The language its words were stemmed in; the terms of different languages have nothing in common. */
  readonly language: Language;
  /** How many passages it has. */
  readonly passages: number;
  /** How many terms they have together, titles and headings included. */
  readonly length: number;
  /** By term, the passages that have it; `unpackPosting` reads them. */
  readonly terms: { readonly [term: string]: readonly number[] };
}

/** A passage as a vector of an embedding model. */
export interface KnowledgeVectorRow {
  readonly organization_id: Id;
  /** The passage's. */
  readonly id: Id;
  readonly document_id: Id;
  /** The passage's place in its document. */
  readonly position: number;
  readonly model: string;
  /** As the database writes bytes: one a dimension (`packVector`). */
  readonly vector: string;
}

/** A source, and the place in it. Earlier runs have cited without the place. */
export interface KnowledgeCitation {
  readonly knowledge_id: Id;
  readonly title: string;
  readonly url?: string;
  /** The headings above the passage, the outermost first, joined. */
  readonly heading?: string;
  /** Where the passage begins and ends in the document's text, in UTF-16 code units. */
  readonly start?: number;
  readonly end?: number;
}
