import { type Change, removeMany, update } from "../core/changes.ts";
import { finish, leaseOf } from "../core/jobs.ts";
import type { Facts } from "../core/outcome.ts";
import type { Steps } from "@atlas-messaging/answers/steps";
import type { JobRow } from "../rows/jobs.ts";
import { later, second } from "../core/time.ts";
import { becameIndexed, isUnderWay } from "./decide.ts";
import {
  type EmbeddingFacts,
  type IndexedDocument,
  dropIndex,
  enqueueEmbedding,
  indexDocument,
  indexRows,
  indexingSteps,
  insertIndex,
} from "./indexing.ts";
import type { IngestFailureCode, KnowledgeDocumentRow, PageVersion } from "../rows/knowledge.ts";

/** A failed ingest. A transient failure is retried. */
export interface IngestFailure {
  readonly code: IngestFailureCode;
  /** Advice for the owner of the source. */
  readonly message: string;
  readonly transient: boolean;
}

/** The text of a source, or the failure to get it. */
export type Extraction =
  | {
      /** Headings are lines `# …` to `###### …`. */
      readonly text: string;
      /** The source's title, which is also the first heading of the text. */
      readonly title: string | null;
      /** The language that the source declares, as a BCP 47 tag. */
      readonly language: string | null;
    }
  | { readonly failure: IngestFailure };

/** Result of an attempt. "unchanged": the page is the same as before. "interrupted": the server stopped it. */
export type IngestOutcome = Extraction | "unchanged" | "interrupted";

export interface IngestFacts extends Facts, EmbeddingFacts {
  readonly job: JobRow;
  readonly document: KnowledgeDocumentRow;
  /** Languages of the indexed documents, most frequent first. */
  readonly speaks?: readonly string[];
}

/** Maximum length of extracted text in UTF-16 code units, about 400 pages. */
export const maxExtracted = 1_000_000;

const retryDelays = [second, 5 * second, 25 * second];
const maxAttempts = retryDelays.length + 1;

/** Tells if the document still waits for this job. It may have been archived or queued again. */
export const awaitsIngest = ({ document, job }: Pick<IngestFacts, "document" | "job">): boolean =>
  document.status !== "archived" && document.job_id === job.id && isUnderWay(document);

/** Ends a job that no document waits for. */
export const abandonIngest = (job: JobRow): Change[] => [finish(job)];

/** Records the start of an attempt. It counts even if it crashes the process. */
export const beginIngest = (facts: IngestFacts): Change[] => {
  const { attempts, url } = facts.document;
  const stage = url === null ? "extracting" : "fetching";
  return [change(facts, { attempts: attempts + 1, stage, started_at: facts.now, updated_at: facts.now })];
};

/** Records the progress of an attempt. */
export const advanceIngest = (
  facts: IngestFacts,
  reached: Required<Pick<KnowledgeDocumentRow, "stage">> & Partial<Pick<KnowledgeDocumentRow, "source_bytes">>,
): Change[] => [change(facts, { ...reached, updated_at: facts.now })];

/** Tells if all attempts are used up, since earlier ones died without a result. */
export const isSpent = ({ document }: Pick<IngestFacts, "document">): boolean => document.attempts >= maxAttempts;

/**
 * Replaces the searchable text, schedules the next attempt after a transient failure, or ends as failed. A searchable
 * document stays searchable if its refresh fails. `ahead` is the text indexed ahead by `ingestSteps`.
 */
export const concludeIngest = (
  facts: IngestFacts,
  outcome: IngestOutcome,
  version: PageVersion | null = null,
  ahead?: IndexedDocument,
): Change[] => {
  if (outcome === "interrupted") return concludeInterruption(facts);
  if (outcome === "unchanged") return succeed(facts, version ? { page_version: version } : {});
  if ("failure" in outcome) return concludeFailure(facts, outcome.failure);
  const { document } = facts;
  const { text } = outcome;
  if (text.length > maxExtracted) return concludeFailure(facts, tooMuchText());
  if (document.status === "indexed" && document.text === text) return succeed(facts, { page_version: version });
  const found = ahead ?? indexDocument(document.title, text, { claimed: outcome.language, speaks: facts.speaks });
  if (found.passages.length === 0) return concludeFailure(facts, noText);
  const index = indexRows(facts, document.id, found);
  const indexed = { ...becameIndexed(facts), ...index.counts, text, file: null, page_version: version };
  return [
    ...succeed(facts, indexed),
    ...replaced(document),
    ...insertIndex([index]),
    ...enqueueEmbedding(facts, document.id),
  ];
};

/** Indexes an extracted text in steps; undefined if nothing is to be indexed. */
export const ingestSteps = function* (
  { document: { title, status, text: before }, speaks }: Pick<IngestFacts, "document" | "speaks">,
  outcome: IngestOutcome,
): Steps<IndexedDocument | undefined> {
  if (typeof outcome === "string" || "failure" in outcome) return undefined;
  const { text, language } = outcome;
  if (text.length > maxExtracted || (status === "indexed" && before === text)) return undefined;
  return yield* indexingSteps(title, text, { claimed: language, speaks });
};

const succeed = (facts: IngestFacts, set: Partial<KnowledgeDocumentRow>): Change[] => {
  const { now } = facts;
  const ended = { stage: "done", failure: null, ingested_at: now, finished_at: now, updated_at: now } as const;
  return [finish(facts.job), change(facts, { ...set, ...ended })];
};

/** Runs store what they cite, so the passages of an earlier text can be removed. */
const replaced = (document: KnowledgeDocumentRow): Change[] =>
  document.status === "indexed"
    ? [
        dropIndex(document),
        removeMany("knowledge_passages", { organization_id: document.organization_id, document_id: document.id }),
        removeMany("knowledge_vectors", { organization_id: document.organization_id, document_id: document.id }),
      ]
    : [];

const concludeFailure = (facts: IngestFacts, { code, message, transient }: IngestFailure): Change[] => {
  const { document, now } = facts;
  const failure = { code, message };
  const delay = transient ? retryDelays[document.attempts - 1] : undefined;
  if (delay !== undefined) {
    return [
      update("outbox", leaseOf(facts.job), {
        attempts: document.attempts,
        due_at: later(now, delay),
        leased_until: null,
      }),
      change(facts, { stage: "queued", failure, updated_at: now }),
    ];
  }
  const status = document.status === "queued" ? "failed" : document.status;
  const ended = { status, stage: "failed", failure, finished_at: now, updated_at: now } as const;
  return [finish(facts.job), change(facts, ended)];
};

/** Does not count an attempt that the server interrupted. */
const concludeInterruption = (facts: IngestFacts): Change[] => [
  update("outbox", leaseOf(facts.job), { due_at: facts.now, leased_until: null }),
  change(facts, { attempts: facts.document.attempts - 1, stage: "queued", updated_at: facts.now }),
];

const change = ({ document }: IngestFacts, set: Partial<KnowledgeDocumentRow>): Change => {
  const { organization_id, id, status, job_id, attempts } = document;
  return update("knowledge_documents", { organization_id, id, status, job_id, attempts }, set);
};

const noText: IngestFailure = {
  code: "extraction_failed",
  message: "The source has no text that can be searched; correct it, or submit its content as text.",
  transient: false,
};

/** Made on demand, since the first `toLocaleString` takes as long as loading the rest of this module. */
const tooMuchText = (): IngestFailure => ({
  code: "too_large",
  message: `The source has more than ${maxExtracted.toLocaleString("en")} characters of text; divide it into several.`,
  transient: false,
});
