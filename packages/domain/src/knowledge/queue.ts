import type { Change } from "../changes.ts";
import type { Facts } from "../outcome.ts";
import { enqueue } from "../records.ts";
import type { KnowledgeDocumentRow } from "./rows.ts";

/** Tells if an ingest is queued or running. */
export const isUnderWay = ({ job_id, finished_at }: KnowledgeDocumentRow): boolean =>
  job_id !== null && finished_at === null;

interface QueuedIngest {
  readonly set: Partial<KnowledgeDocumentRow> & Pick<KnowledgeDocumentRow, "job_id">;
  readonly changes: readonly Change[];
}

/** Enqueues a new ingest of a document. An earlier job that still exists will end without effect. */
export const queueIngest = (facts: Facts, { id }: KnowledgeDocumentRow): QueuedIngest => {
  const jobId = facts.newId();
  return {
    set: { job_id: jobId, stage: "queued", failure: null, attempts: 0, started_at: null, finished_at: null },
    changes: [enqueue(facts, { id: jobId, kind: "ingest_knowledge", subject_id: id })],
  };
};
