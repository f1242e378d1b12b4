import type { KnowledgeDocumentRow } from "@atlas-messaging/domain";
import { sql } from "drizzle-orm";
import { foreignKey, index, integer, jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { instant, tenantPolicy } from "../../platform/database/columns.ts";

export const knowledgeDocuments = pgTable(
  "knowledge_documents",
  {
    organization_id: uuid().notNull(),
    id: uuid().notNull(),
    title: text().notNull(),
    source_type: text().$type<KnowledgeDocumentRow["source_type"]>().notNull(),
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
    term_count: integer().notNull(),
    indexed_at: instant(),
    ingested_at: instant(),
    archived_at: instant(),
    created_at: instant().notNull(),
    updated_at: instant().notNull(),
  },
  (table) => [
    primaryKey({ name: "knowledge_documents_pkey", columns: [table.organization_id, table.id] }),
    // The statistics of the corpus, which every search adds up.
    index("knowledge_documents_indexed_idx")
      .on(table.organization_id, table.chunk_count, table.term_count)
      .where(sql`status = 'indexed'`),
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
    length: integer().notNull(),
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

/** The index of search: found by term, cleared by document. */
export const knowledgePostings = pgTable(
  "knowledge_postings",
  {
    organization_id: uuid().notNull(),
    term: text().notNull(),
    passage_id: uuid().notNull(),
    document_id: uuid().notNull(),
    frequency: integer().notNull(),
    length: integer().notNull(),
  },
  (table) => [
    primaryKey({ name: "knowledge_postings_pkey", columns: [table.organization_id, table.term, table.passage_id] }),
    index("knowledge_postings_document_idx").on(table.organization_id, table.document_id),
    tenantPolicy(),
  ],
);
