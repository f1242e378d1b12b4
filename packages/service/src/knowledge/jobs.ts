/** Ingests a queued source: begin, fetch, read, conclude. Each step is committed, so clients see its progress. */
import type { Change } from "../core/changes.ts";
import { type EmbedFacts, type EmbeddingFacts, concludeEmbedding, inputOf } from "./indexing.ts";
import {
  type Extraction,
  type IngestFacts,
  type IngestOutcome,
  abandonIngest,
  advanceIngest,
  awaitsIngest,
  beginIngest,
  concludeIngest,
  ingestSteps,
  isSpent,
} from "./ingest.ts";
import type { JobRow } from "../rows/jobs.ts";
import type { KnowledgeDocumentRow, PageVersion } from "../rows/knowledge.ts";
import { untilCommitted, withPauses } from "../pipeline/decide.ts";
import { type MaybePromise, type Work, perform, settled } from "../core/work.ts";
import {
  type BoundJob,
  type JobLoad,
  type JobShell,
  askingJob,
  baseFactsOf,
  bySubject,
  present,
  refuseSpent,
} from "../pipeline/job.ts";

/** Document or page as it was fetched. */
export interface SourceBytes {
  readonly bytes: Uint8Array;
  readonly contentType: string;
  readonly name: string;
}

export interface FetchedSource {
  readonly source: SourceBytes;
  /** Version of a page, by which an unchanged one is recognized; null for other sources. */
  readonly version: PageVersion | null;
}

interface Loaded extends EmbeddingFacts, Pick<IngestFacts, "speaks"> {
  readonly document: KnowledgeDocumentRow | null;
}

export interface IngestOutside<Own> {
  readonly load: JobLoad<Own, ReturnType<typeof bySubject>, Loaded>;
  /** Fetches the source, or returns how the attempt ends without it. */
  readonly fetch: (
    shell: Own,
    document: KnowledgeDocumentRow,
    job: JobRow,
  ) => MaybePromise<FetchedSource | IngestOutcome>;
  readonly extract: (shell: Own, source: SourceBytes) => MaybePromise<IngestOutcome>;
  /** Reports the outcome of an attempt; `document` is its row from before. */
  readonly attempted?: (shell: Own, job: JobRow, document: KnowledgeDocumentRow, outcome: IngestOutcome) => void;
}

/** For a source whose every attempt began and never ended. */
const spent: Extraction = {
  failure: {
    code: "extraction_failed",
    message: "The source could not be read in several attempts; submit its content as text.",
    transient: false,
  },
};

interface Reached {
  readonly outcome: IngestOutcome;
  readonly version: PageVersion | null;
}

type Decide = (facts: IngestFacts) => readonly Change[];

/**
 * Binds the ingest to its sources. Unlike other jobs it commits several times, and ends early if its document no longer
 * awaits it.
 */
export const bindIngest = <Own extends JobShell>(outside: IngestOutside<Own>): BoundJob<Own> => ({
  run: (shell, job) => perform(ingest(outside, shell, job)),
  lostWith: () => [],
});

const ingest = function* <Own extends JobShell>(outside: IngestOutside<Own>, shell: Own, job: JobRow): Work<void> {
  refuseSpent(job);
  const attempt = attemptOf(outside, shell, job);
  const known = yield* attempt.read();
  const { document } = known;
  const isOver = awaitsIngest(known) && isSpent(known);
  const isAwaited = yield* attempt.step((facts) => (isOver ? concludeIngest(facts, spent) : beginIngest(facts)), known);
  if (!isAwaited || isOver) return;
  const reached = yield* reach(outside, attempt, { shell, job, document });
  if (reached === null) return;
  const { outcome, version } = reached;
  if (!isText(outcome) || (yield* attempt.step(toIndexing))) {
    // Without a pause the conclusion does this work itself.
    const ahead = shell.pause && (yield* settled(withPauses(ingestSteps(known, outcome), shell.pause)));
    yield* attempt.step((facts) => concludeIngest(facts, outcome, version, ahead));
  }
  outside.attempted?.(shell, job, document, outcome);
};

const isText = (outcome: IngestOutcome): boolean => typeof outcome === "object" && !("failure" in outcome);

const toIndexing: Decide = (facts) => advanceIngest(facts, { stage: "indexing" });

/** Fetches and reads the source; null if its document no longer awaits it. */
const reach = function* <Own extends JobShell>(
  { fetch, extract }: IngestOutside<Own>,
  attempt: IngestAttempt,
  { shell, job, document }: { readonly shell: Own; readonly job: JobRow; readonly document: KnowledgeDocumentRow },
): Work<Reached | null> {
  const fetched = yield* settled(fetch(shell, document, job));
  if (typeof fetched === "string" || !("source" in fetched)) return { outcome: fetched, version: null };
  const { source, version } = fetched;
  const extracting = { stage: "extracting", source_bytes: source.bytes.length } as const;
  if (!(yield* attempt.step((facts) => advanceIngest(facts, extracting)))) return null;
  return { outcome: yield* settled(extract(shell, source)), version };
};

interface IngestAttempt {
  read(): Work<IngestFacts>;
  /**
   * Decides on current facts and commits. Returns false if the document no longer awaits the job, which is then ended.
   */
  step(decide: Decide, known?: IngestFacts): Work<boolean>;
}

const attemptOf = <Own extends JobShell>({ load }: IngestOutside<Own>, shell: Own, job: JobRow): IngestAttempt => {
  const read = function* (): Work<IngestFacts> {
    const { document, ...loaded } = yield* settled(load(shell, job.organization_id, bySubject(job)));
    return { ...loaded, ...baseFactsOf(shell, job), job, document: present(document, job) };
  };
  const step = function* (decide: Decide, known?: IngestFacts): Work<boolean> {
    const facts = known ?? (yield* read());
    const answer = awaitsIngest(facts);
    const changes = answer ? decide(facts) : abandonIngest(job);
    return yield* settled(
      untilCommitted<boolean>({
        decide: () => ({ organizationId: job.organization_id, changes, answer }),
        store: shell.store,
        maxDecisions: 1,
        giveUp: (conflict) => {
          throw new Error(`job ${job.id} (${job.kind}) met a conflict: ${conflict}`);
        },
      }),
    );
  };
  return { read, step };
};

interface ModelFacts extends EmbedFacts {
  /** Embedding model of the deployment; null if it has none. */
  readonly model: string | null;
}

/** Embeds indexed passages. Until then, or without a model, search matches words only. */
export const embedKnowledge = askingJob({
  args: bySubject,
  ask: ({ model, document, passages }: ModelFacts): readonly string[] | null =>
    model !== null && document && passages.length > 0 ? passages.map((passage) => inputOf(document, passage)) : null,
  decide: (facts, vectors: readonly (readonly number[])[] | null) =>
    concludeEmbedding(facts, facts.model ?? "", vectors ?? []),
});
