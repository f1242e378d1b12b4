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
import { withPauses } from "@atlas-messaging/answers/steps";
import { untilCommitted } from "../pipeline/decide.ts";
import type { Awaitable } from "../pipeline/services.ts";
import {
  type BoundJob,
  type JobLoad,
  type JobShell,
  askingJob,
  jobFacts,
  bySubject,
  giveUpOn,
  requireRow,
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
  readonly fetch: (shell: Own, document: KnowledgeDocumentRow, job: JobRow) => Awaitable<FetchedSource | IngestOutcome>;
  readonly extract: (shell: Own, source: SourceBytes) => Awaitable<IngestOutcome>;
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
  run: (shell, job) => ingest(outside, shell, job),
  lostWith: async () => [],
});

const ingest = async <Own extends JobShell>(outside: IngestOutside<Own>, shell: Own, job: JobRow): Promise<void> => {
  refuseSpent(job);
  const attempt = attemptOf(outside, shell, job);
  const known = await attempt.read();
  const { document } = known;
  const isOver = awaitsIngest(known) && isSpent(known);
  const isAwaited = await attempt.step((facts) => (isOver ? concludeIngest(facts, spent) : beginIngest(facts)), known);
  if (!isAwaited || isOver) return;
  const reached = await reach(outside, attempt, { shell, job, document });
  if (reached === null) return;
  const { outcome, version } = reached;
  if (!isText(outcome) || (await attempt.step(toIndexing))) {
    // Without a pause the conclusion does this work itself.
    const ahead =
      shell.pause && (await withPauses(ingestSteps(known, outcome), { pause: shell.pause, collect: shell.collect }));
    await attempt.step((facts) => concludeIngest(facts, outcome, version, ahead));
  }
  outside.attempted?.(shell, job, document, outcome);
};

const isText = (outcome: IngestOutcome): boolean => typeof outcome === "object" && !("failure" in outcome);

const toIndexing: Decide = (facts) => advanceIngest(facts, { stage: "indexing" });

/** Fetches and reads the source; null if its document no longer awaits it. */
const reach = async <Own extends JobShell>(
  { fetch, extract }: IngestOutside<Own>,
  attempt: IngestAttempt,
  { shell, job, document }: { readonly shell: Own; readonly job: JobRow; readonly document: KnowledgeDocumentRow },
): Promise<Reached | null> => {
  const fetched = await fetch(shell, document, job);
  if (typeof fetched === "string" || !("source" in fetched)) return { outcome: fetched, version: null };
  const { source, version } = fetched;
  const extracting = { stage: "extracting", source_bytes: source.bytes.length } as const;
  if (!(await attempt.step((facts) => advanceIngest(facts, extracting)))) return null;
  return { outcome: await extract(shell, source), version };
};

interface IngestAttempt {
  read(): Promise<IngestFacts>;
  /**
   * Decides on current facts and commits. Returns false if the document no longer awaits the job, which is then ended.
   */
  step(decide: Decide, known?: IngestFacts): Promise<boolean>;
}

const attemptOf = <Own extends JobShell>({ load }: IngestOutside<Own>, shell: Own, job: JobRow): IngestAttempt => {
  const read = async (): Promise<IngestFacts> => {
    const { document, ...loaded } = await load(shell, job.organization_id, bySubject(job));
    return { ...loaded, ...jobFacts(shell, job), job, document: requireRow(document, job) };
  };
  const step = async (decide: Decide, known?: IngestFacts): Promise<boolean> => {
    const facts = known ?? (await read());
    const answer = awaitsIngest(facts);
    const changes = answer ? decide(facts) : abandonIngest(job);
    return untilCommitted<boolean>({
      decide: () => ({ organizationId: job.organization_id, changes, answer }),
      store: shell.store,
      maxDecisions: 1,
      giveUp: (conflict) => giveUpOn(job, conflict),
    });
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
