import { update } from "../changes.ts";
import { type Accepted, type Facts, type Refused, type Verb, accept, refuse } from "../outcome.ts";
import { andRecorded, audit } from "../records.ts";
import { presentKnowledge } from "./present.ts";
import { isUnderWay, queueIngest } from "./queue.ts";
import type { KnowledgeDocumentRow } from "./rows.ts";
import { unknownKnowledge } from "./update.ts";

export interface RefreshKnowledgeFacts extends Facts {
  readonly document: KnowledgeDocumentRow | null;
}

/** Ingests a source again. It stays searchable meanwhile (POST /v1/atlas/knowledge/{id}/refresh). */
export const refreshKnowledge: Verb<"knowledge.refresh", RefreshKnowledgeFacts> = (facts, { params }) =>
  andRecorded(facts, refreshed(facts, params.id), "refresh_knowledge");

/** Ingests a source again in the console (POST /operator/knowledge/{knowledgeId}/refresh). */
export const refreshConsoleKnowledge: Verb<"console.refreshKnowledge", RefreshKnowledgeFacts> = (facts, { params }) =>
  refreshed(facts, params.knowledgeId);

type Refreshed = Accepted<"knowledge.refresh"> | Refused<"not_found" | "conflict">;

const refreshed = (facts: RefreshKnowledgeFacts, wanted: string): Refreshed => {
  const { document } = facts;
  if (!document) return unknownKnowledge(wanted);
  // A second request gets the ingest under way.
  if (isUnderWay(document) && document.status !== "archived")
    return accept({ ok: true, data: { document: presentKnowledge(document) } }, []);
  const problem = problemOf(document);
  if (problem) return refuse("conflict", `Knowledge ${document.id} ${problem}.`);
  const { set, changes } = queueIngest(facts, document);
  const { organization_id, id, status, job_id } = document;
  const queued = { ...set, status: status === "failed" ? "queued" : status, updated_at: facts.now } as const;
  return accept({ ok: true, data: { document: presentKnowledge({ ...document, ...queued }) } }, [
    update("knowledge_documents", { organization_id, id, status, job_id }, queued),
    ...changes,
    audit(facts, "atlas_api.knowledge.refresh", id, {
      before: { status, job_id },
      after: { status: queued.status, job_id: set.job_id },
    }),
  ]);
};

const problemOf = (document: KnowledgeDocumentRow): string | null => {
  if (document.source_type === "text") return "is text, which has no source to read again";
  if (document.status === "archived") return "is archived; restore it first";
  const isGone = document.url === null && document.status === "indexed";
  return isGone ? "was read from a file that is not kept; submit the new file" : null;
};
