import { type Change, update } from "../changes.ts";
import { type Accepted, type Command, type Facts, type Refused, accept, refuse } from "../outcome.ts";
import { withinQuota } from "../quotas.ts";
import { andRecorded, audit } from "../records.ts";
import { type Steps, withoutPause } from "../steps.ts";
import { type EmbeddingFacts, enqueueEmbedding } from "./embedding.ts";
import { type PackedPostings, dropIndex, reindexingSteps, restoreIndex } from "./indexing.ts";
import { presentKnowledge } from "./present.ts";
import { isUnderWay, queueIngest } from "./queue.ts";
import type { KnowledgeDocumentRow, KnowledgePassageRow } from "./rows.ts";

export interface UpdateKnowledgeFacts extends Facts, EmbeddingFacts {
  readonly document: KnowledgeDocumentRow | null;
  /** Passages of an archived document, which become searchable again with it. */
  readonly passages: readonly KnowledgePassageRow[];
  /** Their postings, if computed ahead (`updateKnowledgeSteps`). */
  readonly ahead?: PackedPostings | undefined;
}

type UpdateBody = Command<"knowledge.update">["body"];

/** Tells if a body sets only the audience, which keeps the status. */
const keepsStatus = (body: UpdateBody): boolean => body?.audience !== undefined && body.status === undefined;

/** Runs the slow part of the decision in steps; undefined if there is none. */
export const updateKnowledgeSteps = function* (
  { document, passages }: Pick<UpdateKnowledgeFacts, "document" | "passages">,
  body: UpdateBody,
): Steps<PackedPostings | undefined> {
  const returns = document?.status === "archived" && body?.status !== "archived" && !keepsStatus(body);
  return returns ? yield* reindexingSteps(document, passages) : undefined;
};

type Set = Partial<KnowledgeDocumentRow>;

/** Archives or restores a document, or changes its audience (PATCH /v1/atlas/knowledge/{id}). */
export const updateKnowledge = withinQuota(
  "knowledge.update",
  "documents",
  (facts: UpdateKnowledgeFacts, { body, params }) =>
    andRecorded(facts, updated(facts, params.id, body), intentOf(body)),
);

/** Archives or restores a document, or changes its audience, in the console (PATCH /operator/knowledge/{knowledgeId}). */
export const updateConsoleKnowledge = withinQuota(
  "console.updateKnowledge",
  "documents",
  (facts: UpdateKnowledgeFacts, { body, params }) => updated(facts, params.knowledgeId, body),
);

const intentOf = (body: UpdateBody): string => {
  if (keepsStatus(body)) return "update_knowledge";
  return body?.status === "archived" ? "archive_knowledge" : "restore_knowledge";
};

type Updated = Accepted<"knowledge.update"> | Refused<"not_found" | "conflict">;

const updated = (facts: UpdateKnowledgeFacts, wanted: string, body: UpdateBody): Updated => {
  const { document } = facts;
  if (!document) return unknownKnowledge(wanted);
  if (keepsStatus(body)) return withAudience(facts, document, body);
  const archive = body?.status === "archived";
  if (archive === (document.status === "archived")) {
    return refuse(
      "conflict",
      `Knowledge ${document.id} is ${archive ? "archived already" : `not archived but ${document.status}`}.`,
    );
  }
  const { set: moved, changes } = archive ? archived(facts, document) : restored(facts, document);
  const set: Set = { ...moved, ...audienceIn(body) };
  const { organization_id, id, status, job_id } = document;
  const changed = { ...document, ...set };
  return accept({ ok: true, data: { document: presentKnowledge(changed) } }, [
    update("knowledge_documents", { organization_id, id, status, job_id }, set),
    ...changes,
    audit(facts, archive ? "atlas_api.knowledge.archive" : "atlas_api.knowledge.restore", id, {
      before: { status, ...audienceBefore(document, body) },
      after: { status: changed.status, ...audienceIn(body) },
    }),
  ]);
};

export const unknownKnowledge = (id: string) => refuse("not_found", `Your organization has no knowledge ${id}.`);

/** Changes only the audience. The index stays, since a search by audience reads it from the documents. */
const withAudience = (facts: Facts, document: KnowledgeDocumentRow, body: UpdateBody): Updated => {
  const { organization_id, id } = document;
  const set: Set = { ...audienceIn(body), updated_at: facts.now };
  return accept({ ok: true, data: { document: presentKnowledge({ ...document, ...set }) } }, [
    update("knowledge_documents", { organization_id, id }, set),
    audit(facts, "atlas_api.knowledge.update", id, { before: audienceBefore(document, body), after: audienceIn(body) }),
  ]);
};

const audienceIn = (body: UpdateBody): Pick<Set, "audience"> => (body?.audience ? { audience: body.audience } : {});

const audienceBefore = ({ audience }: KnowledgeDocumentRow, body: UpdateBody): Pick<Set, "audience"> =>
  body?.audience ? { audience } : {};

interface Transition {
  readonly set: Set;
  readonly changes: readonly Change[];
}

/** Archives a document. An ingest under way will find it archived and end. */
const archived = ({ now }: Facts, document: KnowledgeDocumentRow): Transition => ({
  set: { status: "archived", archived_at: now, updated_at: now },
  changes: document.status === "indexed" ? [dropIndex(document)] : [],
});

const restored = (facts: UpdateKnowledgeFacts, document: KnowledgeDocumentRow): Transition => {
  const back: Set = { archived_at: null, updated_at: facts.now };
  if (document.indexed_at !== null) {
    // Archiving ended any refresh under way, so it is queued again.
    const anew = isUnderWay(document) ? queueIngest(facts, document) : { set: {}, changes: [] };
    const postings = facts.ahead ?? withoutPause(reindexingSteps(document, facts.passages));
    const changes = [
      restoreIndex(document, facts.passages, postings),
      ...enqueueEmbedding(facts, document.id),
      ...anew.changes,
    ];
    return { set: { ...back, ...anew.set, status: "indexed" }, changes };
  }
  const { set, changes } = queueIngest(facts, document);
  return { set: { ...back, ...set, status: "queued" }, changes };
};
