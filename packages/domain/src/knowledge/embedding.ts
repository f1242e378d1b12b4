/** Passages as vectors of an embedding model: a second signal beside their words, where a deployment has such a model. */
import { type Change, insertMany, removeMany } from "../changes.ts";
import { dueAgain, finish } from "../delivery/job.ts";
import type { Facts } from "../outcome.ts";
import { enqueue, enqueueMany } from "../records.ts";
import type { Id, JobRow } from "../rows.ts";
import type { KnowledgeDocumentRow, KnowledgePassageRow, KnowledgeVectorRow } from "./rows.ts";

/** Whether the deployment has a model; what is indexed is then embedded by a job, and searchable meanwhile. */
export interface EmbeddingFacts {
  readonly embeds?: boolean;
}

export const promiseEmbedding = (facts: Facts & EmbeddingFacts, documentId: Id): Change[] =>
  facts.embeds ? [enqueue(facts, { kind: "embed_knowledge", subject_id: documentId })] : [];

/** For documents that had been indexed before there was a model. */
export const promiseEmbeddings = (facts: Facts, documentIds: readonly Id[]): Change[] => [
  enqueueMany(
    facts,
    documentIds.map((id) => ({ kind: "embed_knowledge", subject_id: id })),
  ),
];

export interface EmbedFacts extends Facts {
  readonly job: JobRow;
  /** Null when it is gone. */
  readonly document: KnowledgeDocumentRow | null;
  /** The first `mostEmbedded` of its passages that have no vector of the model yet. */
  readonly passages: readonly KnowledgePassageRow[];
  /** Other models that it has vectors of: those that the deployment had before. */
  readonly formerModels: readonly string[];
}

/** Passages that are embedded at once. */
export const mostEmbedded = 64;

const longestInput = 8_000;

/** What is embedded of a passage: with its title and headings, so that it can be understood alone. */
export const inputOf = (
  { title }: Pick<KnowledgeDocumentRow, "title">,
  { heading, text }: KnowledgePassageRow,
): string => [title, ...(heading === null ? [] : [heading]), text].join("\n").slice(0, longestInput).toWellFormed();

/**
 * Keeps the vectors of passages, in whose order they are. The job goes on with the next, or ends; then nobody asks for the
 * vectors of a former model any more.
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
  const kept = rows.length === 0 ? [] : [insertMany("knowledge_vectors", rows)];
  if (rows.length > 0 && passages.length === mostEmbedded) return [...kept, dueAgain(job, now)];
  const isWhole = document !== null && rows.length === passages.length;
  const former = isWhole ? formerModels.map((each) => vectorsOf(document, each)) : [];
  return [...kept, ...former, finish(job)];
};

const vectorsOf = ({ organization_id, id }: KnowledgeDocumentRow, model: string): Change =>
  removeMany("knowledge_vectors", { organization_id, document_id: id, model });

/** One byte a dimension, by the largest of them: what angles are compared by loses less than a hundredth. */
export const packVector = (vector: readonly number[]): string => {
  const largest = vector.reduce((most, value) => Math.max(most, Math.abs(value)), 0) || 1;
  const bytes = vector.map((value) => (Math.round((value / largest) * 127) & 0xff).toString(16).padStart(2, "0"));
  return `\\x${bytes.join("")}`;
};
