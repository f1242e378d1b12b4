import { type Change, insert } from "../changes.ts";
import { type Accepted, type Command, type Facts, type Refused, accept, refuseMember } from "../outcome.ts";
import { withinQuota } from "../quotas.ts";
import { andRecorded, audit, enqueue } from "../records.ts";
import type { Steps } from "../steps.ts";
import type { KnowledgeAudience } from "./audience.ts";
import { type EmbeddingFacts, enqueueEmbedding } from "./embedding.ts";
import { type IndexedDocument, indexDocument, indexRows, indexingSteps, insertIndex } from "./indexing.ts";
import { presentKnowledge } from "./present.ts";
import type { KnowledgeDocumentRow } from "./rows.ts";

type Source = Command<"knowledge.create">["body"];

export interface CreateKnowledgeFacts extends Facts, EmbeddingFacts {
  /** The indexed text, if computed ahead (`createKnowledgeSteps`). */
  readonly ahead?: IndexedDocument | undefined;
  /** Languages of the indexed documents, most frequent first. */
  readonly speaks?: readonly string[];
}

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
  "console.createKnowledge",
  "documents",
  (facts: CreateKnowledgeFacts, { body }) => created(facts, consoleSource(body)),
);

/** Returns a source of the console in the form of the public API, without further members. */
export const consoleSource = (body: Command<"console.createKnowledge">["body"]): Source => {
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
  const problem = problemOf(body);
  if (problem) return refuseMember(problem.path, problem.message);
  const { document, changes } = body.source_type === "text" ? indexedText(facts, body) : queuedSource(facts, body);
  const { title, source_type, status } = document;
  return accept({ ok: true, data: { document: presentKnowledge(document) } }, [
    insert("knowledge_documents", document),
    ...changes,
    audit(facts, "atlas_api.knowledge.create", document.id, { after: { title, source_type, status } }),
  ]);
};

/** Checks the rules that the schema cannot express. */
const problemOf = (body: Source): { readonly path: string; readonly message: string } | null => {
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
    facts.ahead ?? indexDocument(document.title, text, { speaks: facts.speaks }),
  );
  return {
    document: { ...document, ...index.counts, ...becameIndexed(facts) },
    changes: [...insertIndex([index]), ...enqueueEmbedding(facts, document.id)],
  };
};

const queuedSource = (facts: Facts, body: Exclude<Source, { source_type: "text" }>): NewDocument => {
  const jobId = facts.newId();
  const source =
    "url" in body ? { url: body.url } : { filename: body.filename, media_type: body.media_type, file: body.content };
  const document = {
    ...newDocument(facts, body.title, body.source_type, body.audience),
    ...source,
    job_id: jobId,
    stage: "queued",
  } as const;
  return { document, changes: [enqueue(facts, { id: jobId, kind: "ingest_knowledge", subject_id: document.id })] };
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
