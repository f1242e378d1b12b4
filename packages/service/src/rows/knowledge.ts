import type { KnowledgeAudience } from "@atlas-messaging/answers/search/answer";
import type { Language } from "@atlas-messaging/answers/search/language";
import { sql } from "drizzle-orm";
import {
  bigint,
  customType,
  doublePrecision,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from "drizzle-orm/pg-core";
import { type RowOf, instant, systemPolicy, tenantPolicy } from "./columns.ts";

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

export const knowledgeDocuments = pgTable(
  "knowledge_documents",
  {
    organization_id: uuid().notNull(),
    id: uuid().notNull(),
    title: text().notNull(),
    source_type: text().$type<"url" | "text" | "document">().notNull(),
    audience: text().$type<KnowledgeAudience>().notNull().default("both"),
    url: text(),
    filename: text(),
    media_type: text(),
    /** The text of a text source, or the text extracted from another. */
    text: text(),
    /** The file of a document source in base64, until it is indexed. */
    file: text(),
    status: text().$type<KnowledgeStatus>().notNull(),
    job_id: uuid(),
    /** Stage of the latest ingest; null for a text source. */
    stage: text().$type<IngestStage>(),
    /** Size of the source when last read, in bytes. */
    source_bytes: integer(),
    /** Version of the page at its last ingest. */
    page_version: jsonb().$type<PageVersion>(),
    /** Failure of the latest attempt. */
    failure: jsonb().$type<{ readonly code: IngestFailureCode; readonly message: string }>(),
    attempts: integer().notNull(),
    started_at: instant(),
    finished_at: instant(),
    chunk_count: integer().notNull(),
    /** Language of its text; null until indexed. */
    language: text().$type<Language>(),
    indexed_at: instant(),
    ingested_at: instant(),
    archived_at: instant(),
    created_at: instant().notNull(),
    updated_at: instant().notNull(),
  },
  (table) => [
    primaryKey({ name: "knowledge_documents_pkey", columns: [table.organization_id, table.id] }),
    index("knowledge_documents_status_idx").on(table.organization_id, table.status, table.id),
    index("knowledge_documents_audience_idx")
      .on(table.organization_id, table.audience, table.id)
      .where(sql`status <> 'archived'`),
    index("knowledge_documents_active_idx")
      .on(table.organization_id, table.id)
      .where(sql`status <> 'archived'`),
    tenantPolicy(),
  ],
);

export interface KnowledgeDocumentRow extends RowOf<typeof knowledgeDocuments> {}

export const knowledgePassages = pgTable(
  "knowledge_passages",
  {
    organization_id: uuid().notNull(),
    id: uuid().notNull(),
    document_id: uuid().notNull(),
    /** Index in its document, from 0. */
    position: integer().notNull(),
    text: text().notNull(),
    /** Offsets in the document's text, in UTF-16 code units. */
    start_offset: integer().notNull(),
    end_offset: integer().notNull(),
    /** Headings above it, joined, outermost first; null if there are none. */
    heading: text(),
  },
  (table) => [
    primaryKey({ name: "knowledge_passages_pkey", columns: [table.organization_id, table.id] }),
    foreignKey({
      name: "knowledge_passages_document_fkey",
      columns: [table.organization_id, table.document_id],
      foreignColumns: [knowledgeDocuments.organization_id, knowledgeDocuments.id],
    }),
    index("knowledge_passages_document_idx").on(table.organization_id, table.document_id, table.position),
    tenantPolicy(),
  ],
);

/** A piece of a document that can answer and be cited. */
export interface KnowledgePassageRow extends RowOf<typeof knowledgePassages> {}

/** Terms of a document. Triggers copy them by term to `knowledgeLists`, which search reads. */
export const knowledgePostings = pgTable(
  "knowledge_postings",
  {
    organization_id: uuid().notNull(),
    /** Id of the first passage. It survives archiving and restoring, but not new text. */
    id: uuid().notNull(),
    document_id: uuid().notNull(),
    /** Language that its words were stemmed in. Terms of different languages are unrelated. */
    language: text().$type<Language>().notNull(),
    /** Number of its passages. */
    passages: integer().notNull(),
    /** Total number of terms, titles and headings included. */
    length: integer().notNull(),
    /** Packed postings by term (`packPosting`). */
    terms: jsonb().$type<{ readonly [term: string]: readonly number[] }>().notNull(),
  },
  (table) => [
    primaryKey({ name: "knowledge_postings_pkey", columns: [table.organization_id, table.id] }),
    index("knowledge_postings_document_idx").on(table.organization_id, table.document_id),
    tenantPolicy(),
  ],
);

/**
 * The postings of an indexed document, which search reads. They are inserted and removed with the document and never
 * changed, so a shell may store them by term instead.
 */
export interface KnowledgePostingRow extends RowOf<typeof knowledgePostings> {}

/** Totals of the indexed documents of one language. */
export const knowledgeCorpora = pgTable(
  "knowledge_corpora",
  {
    organization_id: uuid().notNull(),
    language: text().notNull(),
    passages: bigint({ mode: "number" }).notNull(),
    length: bigint({ mode: "number" }).notNull(),
    /** Incremented with each change of its lists. */
    version: bigint({ mode: "number" }).notNull(),
  },
  (table) => [
    primaryKey({ name: "knowledge_corpora_pkey", columns: [table.organization_id, table.language] }),
    tenantPolicy(),
  ],
);

/** Numbers of passages, unique in an organization; an archived document keeps its own for its return. */
export const knowledgeNumbers = pgTable(
  "knowledge_numbers",
  {
    organization_id: uuid().notNull(),
    first: integer().notNull(),
    passages: integer().notNull(),
    postings_id: uuid().notNull(),
    document_id: uuid().notNull(),
  },
  (table) => [
    primaryKey({ name: "knowledge_numbers_pkey", columns: [table.organization_id, table.first] }),
    unique("knowledge_numbers_postings_key").on(table.organization_id, table.postings_id),
    index("knowledge_numbers_document_idx").on(table.organization_id, table.document_id),
    tenantPolicy(),
  ],
);

/** Terms in byte order, so that a prefix is a range of the key. */
const term = customType<{ data: string }>({ dataType: () => 'text collate "C"' });

const bytes = customType<{ data: string }>({ dataType: () => "bytea" });

/**
 * Passages with a term, in parts of about two hundred. A posting has eight bytes: passage number and weight
 * (`weightOf`). Part 0 grows; once full, the current version becomes its number.
 */
export const knowledgeLists = pgTable(
  "knowledge_lists",
  {
    organization_id: uuid().notNull(),
    language: text().notNull(),
    term: term().notNull(),
    part: bigint({ mode: "number" }).notNull(),
    /** Version of the corpus when the part last changed. */
    version: bigint({ mode: "number" }).notNull(),
    /** Bounds of the part's passage numbers. */
    lowest: integer().notNull(),
    highest: integer().notNull(),
    postings: bytes().notNull(),
  },
  (table) => [
    primaryKey({
      name: "knowledge_lists_pkey",
      columns: [table.organization_id, table.language, table.term, table.part],
    }),
    tenantPolicy(),
  ],
);

/** Vectors of passages, by the model configured when they were embedded. */
export const knowledgeVectors = pgTable(
  "knowledge_vectors",
  {
    organization_id: uuid().notNull(),
    /** Id of the passage. */
    id: uuid().notNull(),
    document_id: uuid().notNull(),
    /** Index of the passage in its document. */
    position: integer().notNull(),
    model: text().notNull(),
    /** Bytes in the database's notation, one a dimension (`packVector`). */
    vector: bytes().notNull(),
  },
  (table) => [
    primaryKey({ name: "knowledge_vectors_pkey", columns: [table.organization_id, table.id, table.model] }),
    index("knowledge_vectors_document_idx").on(table.organization_id, table.document_id),
    tenantPolicy(),
  ],
);

/** A passage as a vector of an embedding model. */
export interface KnowledgeVectorRow extends RowOf<typeof knowledgeVectors> {}

/** Questions without an answer. A trigger keeps the last asked 1,000 of an organization. */
export const knowledgeGaps = pgTable(
  "knowledge_gaps",
  {
    organization_id: uuid().notNull(),
    id: uuid().notNull(),
    /** The question without case, spaces and marks. */
    question_key: text().notNull(),
    question: text().notNull(),
    knowledge_state: text().$type<"gap_weak" | "gap_none">().notNull(),
    /** Best relevance of a passage, 0 to 1. */
    best_score: doublePrecision().notNull(),
    count: integer().notNull(),
    first_asked_at: instant().notNull(),
    last_asked_at: instant().notNull(),
  },
  (table) => [
    primaryKey({ name: "knowledge_gaps_pkey", columns: [table.organization_id, table.id] }),
    unique("knowledge_gaps_question_key").on(table.organization_id, table.question_key),
    index("knowledge_gaps_time_idx").on(table.organization_id, table.last_asked_at, table.id),
    index("knowledge_gaps_state_idx").on(table.organization_id, table.knowledge_state, table.last_asked_at, table.id),
    // The condition keeps lists of an organization off this index.
    index("knowledge_gaps_expiry_idx")
      .on(table.last_asked_at)
      .where(sql`count > 0`),
    tenantPolicy(),
    systemPolicy(),
  ],
);

/** A question that the knowledge did not answer. */
export interface KnowledgeGapRow extends RowOf<typeof knowledgeGaps> {}
