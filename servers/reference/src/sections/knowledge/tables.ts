import type { KnowledgeDocumentRow, KnowledgeGapRow, KnowledgePostingRow } from "@atlas-messaging/domain";
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
import { instant, systemPolicy, tenantPolicy } from "../../platform/database/columns.ts";

export const knowledgeDocuments = pgTable(
  "knowledge_documents",
  {
    organization_id: uuid().notNull(),
    id: uuid().notNull(),
    title: text().notNull(),
    source_type: text().$type<KnowledgeDocumentRow["source_type"]>().notNull(),
    audience: text().$type<KnowledgeDocumentRow["audience"]>().notNull().default("both"),
    url: text(),
    filename: text(),
    media_type: text(),
    text: text(),
    file: text(),
    status: text().$type<KnowledgeDocumentRow["status"]>().notNull(),
    job_id: uuid(),
    stage: text().$type<NonNullable<KnowledgeDocumentRow["stage"]>>(),
    source_bytes: integer(),
    page_version: jsonb().$type<NonNullable<KnowledgeDocumentRow["page_version"]>>(),
    failure: jsonb().$type<NonNullable<KnowledgeDocumentRow["failure"]>>(),
    attempts: integer().notNull(),
    started_at: instant(),
    finished_at: instant(),
    chunk_count: integer().notNull(),
    language: text().$type<KnowledgeDocumentRow["language"]>(),
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

export const knowledgePassages = pgTable(
  "knowledge_passages",
  {
    organization_id: uuid().notNull(),
    id: uuid().notNull(),
    document_id: uuid().notNull(),
    position: integer().notNull(),
    text: text().notNull(),
    start_offset: integer().notNull(),
    end_offset: integer().notNull(),
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

/** Terms of a document. Triggers copy them by term to `knowledgeLists`, which search reads. */
export const knowledgePostings = pgTable(
  "knowledge_postings",
  {
    organization_id: uuid().notNull(),
    id: uuid().notNull(),
    document_id: uuid().notNull(),
    language: text().$type<KnowledgePostingRow["language"]>().notNull(),
    passages: integer().notNull(),
    length: integer().notNull(),
    terms: jsonb().$type<KnowledgePostingRow["terms"]>().notNull(),
  },
  (table) => [
    primaryKey({ name: "knowledge_postings_pkey", columns: [table.organization_id, table.id] }),
    index("knowledge_postings_document_idx").on(table.organization_id, table.document_id),
    tenantPolicy(),
  ],
);

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
    id: uuid().notNull(),
    document_id: uuid().notNull(),
    position: integer().notNull(),
    model: text().notNull(),
    vector: bytes().notNull(),
  },
  (table) => [
    primaryKey({ name: "knowledge_vectors_pkey", columns: [table.organization_id, table.id, table.model] }),
    index("knowledge_vectors_document_idx").on(table.organization_id, table.document_id),
    tenantPolicy(),
  ],
);

/** Questions without an answer. A trigger keeps the last asked 1,000 of an organization. */
export const knowledgeGaps = pgTable(
  "knowledge_gaps",
  {
    organization_id: uuid().notNull(),
    id: uuid().notNull(),
    question_key: text().notNull(),
    question: text().notNull(),
    knowledge_state: text().$type<KnowledgeGapRow["knowledge_state"]>().notNull(),
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
