import { type Change, insert, update } from "../core/changes.ts";
import {
  type Predicate,
  type Accepted,
  type Command,
  type Facts,
  type Refused,
  type Verb,
  accept,
  refuse,
  refuseMember,
} from "../core/outcome.ts";
import { type Steps, withoutPause } from "@atlas-messaging/answers/steps";
import { withinQuota } from "../core/quotas.ts";
import { andRecorded, audit, enqueue } from "../core/records.ts";
import type { KnowledgeAudience } from "@atlas-messaging/answers/search/answer";
import {
  type EmbeddingFacts,
  type IndexedDocument,
  type PackedPostings,
  dropIndex,
  enqueueEmbedding,
  indexDocument,
  indexRows,
  indexingSteps,
  insertIndex,
  reindexingSteps,
  restoreIndex,
} from "./indexing.ts";
import { base64Of } from "../pipeline/base64.ts";
import type { HeldFile } from "../pipeline/file-body.ts";
import { presentKnowledge } from "./present.ts";
import type { KnowledgeDocumentRow, KnowledgePassageRow } from "../rows/knowledge.ts";

type Source = Command<"knowledge.create">["body"];

export interface CreateKnowledgeFacts extends Facts, EmbeddingFacts {
  /** The indexed text, if computed ahead (`createKnowledgeSteps`). */
  readonly prepared?: IndexedDocument | undefined;
  /** Languages of the indexed documents, most frequent first. */
  readonly speaks?: readonly string[];
  /** A long file, whose stand-in the body has. */
  readonly file?: HeldFile | null;
}

const maxFileBytes = 10_485_760;

/** Runs the slow part of the decision in steps; undefined if there is none. */
export const createKnowledgeSteps = function* (
  { speaks }: Pick<CreateKnowledgeFacts, "speaks">,
  body: Source,
): Steps<IndexedDocument | undefined> {
  return body.source_type === "text" ? yield* indexingSteps(body.title, sourceText(body), { speaks }) : undefined;
};

/** Adds knowledge. Text is searchable at once, a URL or document after its ingest (POST /v1/atlas/knowledge). */
export const createKnowledge = withinQuota("knowledge.create", "documents", (facts: CreateKnowledgeFacts, { body }) =>
  andRecorded(facts, created(facts, body), "create_knowledge"),
);

/** Adds knowledge in the console (POST /operator/knowledge). */
export const createConsoleKnowledge = withinQuota(
  "console.knowledge.create",
  "documents",
  (facts: CreateKnowledgeFacts, { body }) => created(facts, consoleSource(body)),
);

/** Returns a source of the console in the form of the public API, without further members. */
export const consoleSource = (body: Command<"console.knowledge.create">["body"]): Source => {
  const { title, audience } = body;
  const named = { title, ...(audience === undefined ? {} : { audience }) };
  if (body.source_type === "text") return { ...named, source_type: "text", text: body.text };
  if (body.source_type === "url") return { ...named, source_type: "url", url: body.url };
  if (typeof body.url === "string") return { ...named, source_type: "document", url: body.url };
  const { filename, media_type, content } = body;
  return { ...named, source_type: "document", filename, media_type, content };
};

type Created = Accepted<"knowledge.create"> | Refused<"validation_failed">;

const created = (facts: CreateKnowledgeFacts, body: Source): Created => {
  const problem = fileProblem(facts, body) ?? problemOf(body);
  if (problem) return refuseMember(problem.path, problem.message);
  const { document, changes } = body.source_type === "text" ? indexedText(facts, body) : queuedSource(facts, body);
  const { title, source_type, status } = document;
  return accept({ ok: true, data: { document: presentKnowledge(document) } }, [
    insert("knowledge_documents", document),
    ...changes,
    audit(facts, "atlas_api.knowledge.create", document.id, { after: { title, source_type, status } }),
  ]);
};

/** Returns the file of a body that has its stand-in. */
const fileIn = ({ file }: Pick<CreateKnowledgeFacts, "file">, body: Source): HeldFile | null =>
  file && "content" in body && body.content === file.standIn ? file : null;

/** The schema has seen the stand-in only. */
const fileProblem = (facts: CreateKnowledgeFacts, body: Source): ReturnType<typeof problemOf> => {
  const file = fileIn(facts, body);
  if (file === null) return null;
  if (body.source_type === "text") return { path: "content", message: "must have at most 200000 characters" };
  const { length } = file.bytes;
  return length > maxFileBytes
    ? { path: "content", message: `must have at most ${maxFileBytes} bytes; these are ${length}` }
    : null;
};

/** Checks the rules that the schema cannot express. */
const problemOf = (body: Source): { readonly path: string; readonly message: Predicate } | null => {
  if ("url" in body) return null;
  if (body.source_type === "document") {
    return body.content.length % 4 === 0 ? null : { path: "content", message: "must be padded base64" };
  }
  if ("text" in body && body.content !== undefined && body.content !== body.text) {
    return { path: "content", message: "must be the same as text, or be left out" };
  }
  const path = "text" in body ? "text" : "content";
  return sourceText(body).trim() === "" ? { path, message: "must not be blank" } : null;
};

const sourceText = (body: Extract<Source, { source_type: "text" }>): string =>
  "text" in body ? body.text : body.content;

/** Returns a text under the name `text`, whichever names it came by. The idempotency check compares this. */
export const sourceInOneForm = (body: Source): unknown => {
  if (body.source_type !== "text") return body;
  const { content: _, ...rest } = body;
  return { ...rest, text: sourceText(body) };
};

interface NewDocument {
  readonly document: KnowledgeDocumentRow;
  readonly changes: readonly Change[];
}

const indexedText = (facts: CreateKnowledgeFacts, body: Extract<Source, { source_type: "text" }>): NewDocument => {
  const text = sourceText(body);
  const document = { ...newDocument(facts, body.title, "text", body.audience), text };
  const index = indexRows(
    facts,
    document.id,
    facts.prepared ?? indexDocument(document.title, text, { speaks: facts.speaks }),
  );
  return {
    document: { ...document, ...index.counts, ...becameIndexed(facts) },
    changes: [...insertIndex([index]), ...enqueueEmbedding(facts, document.id)],
  };
};

const queuedSource = (facts: CreateKnowledgeFacts, body: Exclude<Source, { source_type: "text" }>): NewDocument => {
  const jobId = facts.newId();
  const source = "url" in body ? { url: body.url } : fileSource(facts, body);
  const document = {
    ...newDocument(facts, body.title, body.source_type, body.audience),
    ...source,
    job_id: jobId,
    stage: "queued",
  } as const;
  return { document, changes: [enqueue(facts, { id: jobId, kind: "ingest_knowledge", subject_id: document.id })] };
};

const fileSource = (facts: CreateKnowledgeFacts, body: Extract<Source, { readonly filename: string }>) => {
  const { filename, media_type, content } = body;
  const file = fileIn(facts, body);
  return { filename, media_type, file: file === null ? content : base64Of(file.bytes) };
};

/** Returns the changes of a document's row when it is indexed. */
export const becameIndexed = ({ now }: Pick<Facts, "now">) =>
  ({ status: "indexed", indexed_at: now, ingested_at: now }) as const;

/** Makes the row of a document before its ingest. */
export const newDocument = (
  facts: Facts,
  title: string,
  sourceType: KnowledgeDocumentRow["source_type"],
  audience: KnowledgeAudience = "both",
): KnowledgeDocumentRow => ({
  organization_id: facts.organizationId,
  id: facts.newId(),
  title,
  source_type: sourceType,
  audience,
  url: null,
  filename: null,
  media_type: null,
  text: null,
  file: null,
  status: "queued",
  job_id: null,
  stage: null,
  source_bytes: null,
  page_version: null,
  failure: null,
  attempts: 0,
  started_at: null,
  finished_at: null,
  chunk_count: 0,
  language: null,
  indexed_at: null,
  ingested_at: null,
  archived_at: null,
  created_at: facts.now,
  updated_at: facts.now,
});

export interface UpdateKnowledgeFacts extends Facts, EmbeddingFacts {
  readonly document: KnowledgeDocumentRow | null;
  /** Passages of an archived document, which become searchable again with it. */
  readonly passages: readonly KnowledgePassageRow[];
  /** Their postings, if computed ahead (`updateKnowledgeSteps`). */
  readonly prepared?: PackedPostings | undefined;
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

/** Archives or restores a document, or changes its audience, in the console (PATCH /operator/knowledge/{knowledge_id}). */
export const updateConsoleKnowledge = withinQuota(
  "console.knowledge.update",
  "documents",
  (facts: UpdateKnowledgeFacts, { body, params }) => updated(facts, params.knowledge_id, body),
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

const unknownKnowledge = (id: string) => refuse("not_found", `Your organization has no knowledge ${id}.`);

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
    const postings = facts.prepared ?? withoutPause(reindexingSteps(document, facts.passages));
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

export interface RefreshKnowledgeFacts extends Facts {
  readonly document: KnowledgeDocumentRow | null;
}

/** Ingests a source again. It stays searchable meanwhile (POST /v1/atlas/knowledge/{id}/refresh). */
export const refreshKnowledge: Verb<"knowledge.refresh", RefreshKnowledgeFacts> = (facts, { params }) =>
  andRecorded(facts, refreshed(facts, params.id), "refresh_knowledge");

/** Ingests a source again in the console (POST /operator/knowledge/{knowledge_id}/refresh). */
export const refreshConsoleKnowledge: Verb<"console.knowledge.refresh", RefreshKnowledgeFacts> = (facts, { params }) =>
  refreshed(facts, params.knowledge_id);

type Refreshed = Accepted<"knowledge.refresh"> | Refused<"not_found" | "conflict">;

const refreshed = (facts: RefreshKnowledgeFacts, wanted: string): Refreshed => {
  const { document } = facts;
  if (!document) return unknownKnowledge(wanted);
  // A second request gets the ingest under way.
  if (isUnderWay(document) && document.status !== "archived")
    return accept({ ok: true, data: { document: presentKnowledge(document) } }, []);
  const problem = refreshProblemOf(document);
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

const refreshProblemOf = (document: KnowledgeDocumentRow): string | null => {
  if (document.source_type === "text") return "is text, which has no source to read again";
  if (document.status === "archived") return "is archived; restore it first";
  const isGone = document.url === null && document.status === "indexed";
  return isGone ? "was read from a file that is not kept; submit the new file" : null;
};

/** Tells if an ingest is queued or running. */
export const isUnderWay = ({ job_id, finished_at }: KnowledgeDocumentRow): boolean =>
  job_id !== null && finished_at === null;

interface QueuedIngest {
  readonly set: Partial<KnowledgeDocumentRow> & Pick<KnowledgeDocumentRow, "job_id">;
  readonly changes: readonly Change[];
}

/** Enqueues a new ingest of a document. An earlier job that still exists will end without effect. */
const queueIngest = (facts: Facts, { id }: KnowledgeDocumentRow): QueuedIngest => {
  const jobId = facts.newId();
  return {
    set: { job_id: jobId, stage: "queued", failure: null, attempts: 0, started_at: null, finished_at: null },
    changes: [enqueue(facts, { id: jobId, kind: "ingest_knowledge", subject_id: id })],
  };
};
