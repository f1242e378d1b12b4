import { type Change, update } from "../changes.ts";
import { finish, held } from "../delivery/job.ts";
import type { Facts } from "../outcome.ts";
import type { JobRow } from "../rows.ts";
import { later, second } from "../time.ts";
import { becameIndexed } from "./create.ts";
import { indexDocument, indexRows, insertIndex } from "./indexing.ts";
import type { IngestFailureCode, KnowledgeDocumentRow } from "./rows.ts";

/** Why a source could not be taken in; a transient failure may pass by itself. */
export interface IngestFailure {
  readonly code: IngestFailureCode;
  /** For the owner of the source: what to correct. */
  readonly message: string;
  readonly transient: boolean;
}

/** What a source has come to: its text, or why there is none. */
export type Extraction = { readonly text: string } | { readonly failure: IngestFailure };

export interface IngestFacts extends Facts {
  readonly job: JobRow;
  readonly document: KnowledgeDocumentRow;
}

/** Extracted text beyond this is refused. In UTF-16 code units: about 400 pages. */
export const mostExtracted = 1_000_000;

const retryDelays = [second, 5 * second, 25 * second];
const mostAttempts = retryDelays.length + 1;

/** Whether the document still waits for this job: it may have been archived, or queued anew, since. */
export const awaitsIngest = ({ document, job }: Pick<IngestFacts, "document" | "job">): boolean =>
  document.status === "queued" && document.job_id === job.id;

/** Ends a job that no document waits for. */
export const abandonIngest = (job: JobRow): Change[] => [finish(job)];

/** Marks the beginning of an attempt, so that it can be seen, and counts it even if it takes the process with it. */
export const beginIngest = (facts: IngestFacts): Change[] => [
  change(facts, { attempts: facts.document.attempts + 1, started_at: facts.now, updated_at: facts.now }),
];

/** Whether earlier attempts have ended without a word: the last of them must not begin again. */
export const isSpent = ({ document }: Pick<IngestFacts, "document">): boolean => document.attempts >= mostAttempts;

/** Makes the text searchable, plans the next attempt of a transient failure, or ends as failed; `document` has begun. */
export const concludeIngest = (facts: IngestFacts, extraction: Extraction): Change[] => {
  if ("failure" in extraction) return concludeFailure(facts, extraction.failure);
  const { text } = extraction;
  if (text.length > mostExtracted) return concludeFailure(facts, tooMuchText);
  const passages = indexDocument(facts.document.title, text);
  if (passages.length === 0) return concludeFailure(facts, noText);
  const index = indexRows(facts, facts.document.id, passages);
  const indexed = { ...becameIndexed(facts), ...index.counts, text, file: null, failure: null };
  const row = change(facts, { ...indexed, finished_at: facts.now, updated_at: facts.now });
  return [finish(facts.job), row, ...insertIndex([index])];
};

const concludeFailure = (facts: IngestFacts, { code, message, transient }: IngestFailure): Change[] => {
  const delay = transient ? retryDelays[facts.document.attempts - 1] : undefined;
  if (delay !== undefined) {
    const due_at = later(facts.now, delay);
    return [
      update("outbox", held(facts.job), { attempts: facts.document.attempts, due_at, leased_until: null }),
      change(facts, { updated_at: facts.now }),
    ];
  }
  const ended = {
    status: "failed",
    failure: { code, message },
    finished_at: facts.now,
    updated_at: facts.now,
  } as const;
  return [finish(facts.job), change(facts, ended)];
};

const change = ({ document }: IngestFacts, set: Partial<KnowledgeDocumentRow>): Change => {
  const { organization_id, id, status, job_id, attempts } = document;
  return update("knowledge_documents", { organization_id, id, status, job_id, attempts }, set);
};

const noText: IngestFailure = {
  code: "no_text",
  message: "The source has no text that can be searched; correct it, or submit its content as text.",
  transient: false,
};

const tooMuchText: IngestFailure = {
  code: "too_large",
  message: `The source has more than ${mostExtracted.toLocaleString("en")} characters of text; divide it into several.`,
  transient: false,
};
