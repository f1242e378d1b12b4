/** Vectors of passages by an embedding model: a second signal beside their words, if a deployment has one. */
import { type Change, insertMany, removeMany } from "../changes.ts";
import { dueAgain, finish } from "../delivery/job.ts";
import type { Facts } from "../outcome.ts";
import { enqueue, enqueueMany } from "../records.ts";
import type { Id, JobRow } from "../rows.ts";
import type { KnowledgeDocumentRow, KnowledgePassageRow, KnowledgeVectorRow } from "./rows.ts";

/** True if the deployment has a model. A job then embeds indexed passages, which are searchable meanwhile. */
export interface EmbeddingFacts {
  readonly embeds?: boolean;
}

export const enqueueEmbedding = (facts: Facts & EmbeddingFacts, documentId: Id): Change[] =>
  facts.embeds ? [enqueue(facts, { kind: "embed_knowledge", subject_id: documentId })] : [];

/** Enqueues the embedding of documents indexed before there was a model. */
export const enqueueEmbeddings = (facts: Facts, documentIds: readonly Id[]): Change[] => [
  enqueueMany(
    facts,
    documentIds.map((id) => ({ kind: "embed_knowledge", subject_id: id })),
  ),
];

export interface EmbedFacts extends Facts {
  readonly job: JobRow;
  /** Null if it no longer exists. */
  readonly document: KnowledgeDocumentRow | null;
  /** Its first `maxEmbedded` passages without a vector of the model. */
  readonly passages: readonly KnowledgePassageRow[];
  /** Earlier models that it still has vectors of. */
  readonly formerModels: readonly string[];
}

/** Maximum passages embedded in one call. */
export const maxEmbedded = 64;

const maxInput = 8_000;

/** Composes the text to embed, with title and headings for context. */
export const inputOf = (
  { title }: Pick<KnowledgeDocumentRow, "title">,
  { heading, text }: KnowledgePassageRow,
): string => [title, ...(heading === null ? [] : [heading]), text].join("\n").slice(0, maxInput).toWellFormed();

/**
 * Stores the vectors of passages, in the same order. The job continues with further passages; the last step removes the
 * vectors of earlier models.
 */
export const concludeEmbedding = (
  { job, document, passages, formerModels, now }: EmbedFacts,
  model: string,
  vectors: readonly (readonly number[])[],
): Change[] => {
  const rows = passages.flatMap(({ organization_id, id, document_id, position }, index): KnowledgeVectorRow[] => {
    const vector = vectors[index];
    return vector ? [{ organization_id, id, document_id, position, model, vector: packVector(vector) }] : [];
  });
  const stored = rows.length === 0 ? [] : [insertMany("knowledge_vectors", rows)];
  if (rows.length > 0 && passages.length === maxEmbedded) return [...stored, dueAgain(job, now)];
  const isComplete = document !== null && rows.length === passages.length;
  const former = isComplete ? formerModels.map((each) => vectorsOf(document, each)) : [];
  return [...stored, ...former, finish(job)];
};

const vectorsOf = ({ organization_id, id }: KnowledgeDocumentRow, model: string): Change =>
  removeMany("knowledge_vectors", { organization_id, document_id: id, model });

/** Packs a vector at one byte a dimension, scaled by the largest. Cosines change by less than 0.01. */
export const packVector = (vector: readonly number[]): string => {
  const largest = vector.reduce((max, value) => Math.max(max, Math.abs(value)), 0) || 1;
  const bytes = vector.map((value) => (Math.round((value / largest) * 127) & 0xff).toString(16).padStart(2, "0"));
  return `\\x${bytes.join("")}`;
};
