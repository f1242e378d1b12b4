import type { KnowledgeDocumentRow } from "../rows/knowledge.ts";

/** Presents a knowledge document, with both names of its id and status (interface specification). */
export const presentKnowledge = (document: KnowledgeDocumentRow) => ({
  id: document.id,
  knowledge_id: document.id,
  title: document.title,
  source_type: document.source_type,
  audience: document.audience,
  status: document.status,
  training_status: document.status,
  url: document.url,
  filename: document.filename,
  media_type: document.media_type,
  job_id: document.job_id,
  failure: document.status === "failed" ? document.failure : null,
  indexed_at: document.indexed_at,
  ingested_at: document.ingested_at,
  archived_at: document.archived_at,
  created_at: document.created_at,
  updated_at: document.updated_at,
});

/** Presents a document with the text of a text source and the progress of its ingest. */
export const presentKnowledgeDetail = (document: KnowledgeDocumentRow) => {
  const text = document.source_type === "text" ? document.text : null;
  return {
    ...presentKnowledge(document),
    text,
    content: text,
    chunk_count: document.chunk_count,
    ingest: presentIngest(document),
  };
};

const presentIngest = (document: KnowledgeDocumentRow) =>
  document.job_id === null
    ? null
    : {
        job_id: document.job_id,
        state: ingestState(document),
        stage: document.stage ?? "queued",
        attempts: document.attempts,
        bytes: document.source_bytes,
        failure: document.failure,
        started_at: document.started_at,
        finished_at: document.finished_at,
      };

const ingestState = ({
  attempts,
  finished_at,
  failure,
}: KnowledgeDocumentRow): "queued" | "running" | "succeeded" | "failed" => {
  if (finished_at !== null) return failure ? "failed" : "succeeded";
  return attempts === 0 ? "queued" : "running";
};
