import { type Change, removeMany, update } from "../changes.ts";
import { finish, held } from "../delivery/job.ts";
import type { Facts } from "../outcome.ts";
import type { JobRow } from "../rows.ts";
import type { Steps } from "../steps.ts";
import { later, second } from "../time.ts";
import { becameIndexed } from "./create.ts";
import { type EmbeddingFacts, promiseEmbedding } from "./embedding.ts";
import { type IndexedDocument, dropIndex, indexDocument, indexRows, indexingSteps, insertIndex } from "./indexing.ts";
import { isUnderWay } from "./queue.ts";
import type { IngestFailureCode, KnowledgeDocumentRow, PageVersion } from "./rows.ts";

/** Why a source could not be taken in; a transient failure may pass by itself. */
export interface IngestFailure {
  readonly code: IngestFailureCode;
  /** For the owner of the source: what to correct. */
  readonly message: string;
  readonly transient: boolean;
}

/** What a source has come to: its text, or why there is none. */
export type Extraction =
  | {
      /** Headings are lines `# …` to `###### …`. */
      readonly text: string;
      /** The source's own; it is the first heading of the text as well. */
      readonly title: string | null;
      /** What the source says of its language, as a BCP 47 tag. */
      readonly language: string | null;
    }
  | { readonly failure: IngestFailure };

/** How an attempt ends: "unchanged" is the page that was taken in before, "interrupted" an end that is not the source's. */
export type IngestOutcome = Extraction | "unchanged" | "interrupted";

export interface IngestFacts extends Facts, EmbeddingFacts {
  readonly job: JobRow;
  readonly document: KnowledgeDocumentRow;
  /** The languages of what is indexed, the most spoken first. */
  readonly speaks?: readonly string[];
}

/** Extracted text beyond this is refused. In UTF-16 code units: about 400 pages. */
export const mostExtracted = 1_000_000;

const retryDelays = [second, 5 * second, 25 * second];
const mostAttempts = retryDelays.length + 1;

/** Whether the document still waits for this job: it may have been archived, or queued anew, since. */
export const awaitsIngest = ({ document, job }: Pick<IngestFacts, "document" | "job">): boolean =>
  document.status !== "archived" && document.job_id === job.id && isUnderWay(document);

/** Ends a job that no document waits for. */
export const abandonIngest = (job: JobRow): Change[] => [finish(job)];

/** Marks the beginning of an attempt, so that it can be seen, and counts it even if it takes the process with it. */
export const beginIngest = (facts: IngestFacts): Change[] => {
  const { attempts, url } = facts.document;
  const stage = url === null ? "extracting" : "fetching";
  return [change(facts, { attempts: attempts + 1, stage, started_at: facts.now, updated_at: facts.now })];
};

/** Marks how far an attempt has come. */
export const advanceIngest = (
  facts: IngestFacts,
  reached: Required<Pick<KnowledgeDocumentRow, "stage">> & Partial<Pick<KnowledgeDocumentRow, "source_bytes">>,
): Change[] => [change(facts, { ...reached, updated_at: facts.now })];

/** Whether earlier attempts have ended without a word: the last of them must not begin again. */
export const isSpent = ({ document }: Pick<IngestFacts, "document">): boolean => document.attempts >= mostAttempts;

/**
 * Makes the text searchable in place of what was, plans the next attempt of a transient failure, or ends as failed;
 * `document` has begun. A document that is searchable stays so whatever becomes of its refresh. `ahead` is its text by
 * `ingestSteps`, where that has been worked out before.
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
  if (text.length > mostExtracted) return concludeFailure(facts, tooMuchText());
  if (document.status === "indexed" && document.text === text) return succeed(facts, { page_version: version });
  const found = ahead ?? indexDocument(document.title, text, { claimed: outcome.language, speaks: facts.speaks });
  if (found.passages.length === 0) return concludeFailure(facts, noText);
  const index = indexRows(facts, document.id, found);
  const indexed = { ...becameIndexed(facts), ...index.counts, text, file: null, page_version: version };
  return [
    ...succeed(facts, indexed),
    ...replaced(document),
    ...insertIndex([index]),
    ...promiseEmbedding(facts, document.id),
  ];
};

/** Reads the terms of what a source has come to, in steps; undefined where it is not to be searched anew. */
export const ingestSteps = function* (
  { document: { title, status, text: before }, speaks }: Pick<IngestFacts, "document" | "speaks">,
  outcome: IngestOutcome,
): Steps<IndexedDocument | undefined> {
  if (typeof outcome === "string" || "failure" in outcome) return undefined;
  const { text, language } = outcome;
  if (text.length > mostExtracted || (status === "indexed" && before === text)) return undefined;
  return yield* indexingSteps(title, text, { claimed: language, speaks });
};

const succeed = (facts: IngestFacts, set: Partial<KnowledgeDocumentRow>): Change[] => {
  const { now } = facts;
  const ended = { stage: "done", failure: null, ingested_at: now, finished_at: now, updated_at: now } as const;
  return [finish(facts.job), change(facts, { ...set, ...ended })];
};

/** Runs keep what they have cited, so the passages of an earlier text can go. */
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
      update("outbox", held(facts.job), {
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

/** An attempt that the server has cut short counts for nothing. */
const concludeInterruption = (facts: IngestFacts): Change[] => [
  update("outbox", held(facts.job), { due_at: facts.now, leased_until: null }),
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

/** Made when it is needed: the first number in words takes as long as all else that this module does when it is loaded. */
const tooMuchText = (): IngestFailure => ({
  code: "too_large",
  message: `The source has more than ${mostExtracted.toLocaleString("en")} characters of text; divide it into several.`,
  transient: false,
});
