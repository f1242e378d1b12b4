/** Takes in a queued source: begun, fetched, read, concluded. Each step is committed, so that it can be seen. */
import {
  type Change,
  type EmbeddingFacts,
  type Extraction,
  type IngestFacts,
  type IngestOutcome,
  type JobRow,
  type KnowledgeDocumentRow,
  type PageVersion,
  abandonIngest,
  advanceIngest,
  awaitsIngest,
  beginIngest,
  concludeIngest,
  ingestSteps,
  isSpent,
} from "@atlas-messaging/domain";
import { withPauses } from "../steps.ts";
import { untilCommitted } from "../until-committed.ts";
import { type MaybePromise, type Work, perform, settled } from "../work.ts";
import type { BoundJob, JobLoad } from "./bind-job.ts";
import { type JobShell, baseFactsOf, bySubject, present, refuseSpent } from "./job.ts";

/** A document or page as it came. */
export interface SourceBytes {
  readonly bytes: Uint8Array;
  readonly contentType: string;
  readonly name: string;
}

export interface FetchedSource {
  readonly source: SourceBytes;
  /** Of a page, by which an unchanged one is known again. */
  readonly version: PageVersion | null;
}

interface Loaded extends EmbeddingFacts, Pick<IngestFacts, "speaks"> {
  readonly document: KnowledgeDocumentRow | null;
}

export interface IngestOutside<Own> {
  readonly load: JobLoad<Own, ReturnType<typeof bySubject>, Loaded>;
  /** Fetches the source, or says how the attempt ends without it. */
  readonly fetch: (
    shell: Own,
    document: KnowledgeDocumentRow,
    job: JobRow,
  ) => MaybePromise<FetchedSource | IngestOutcome>;
  readonly extract: (shell: Own, source: SourceBytes) => MaybePromise<IngestOutcome>;
  /** Learns how an attempt went; `document` is as it was before. */
  readonly attempted?: (shell: Own, job: JobRow, document: KnowledgeDocumentRow, outcome: IngestOutcome) => void;
}

/** Every earlier attempt has begun, and none has ended. */
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

/** Binds the job to where sources come from. Unlike other jobs it commits several times, and ends when nobody waits for it. */
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
    // Without others to be served, the conclusion does this work itself.
    const ahead = shell.pause && (yield* settled(withPauses(ingestSteps(known, outcome), shell.pause)));
    yield* attempt.step((facts) => concludeIngest(facts, outcome, version, ahead));
  }
  outside.attempted?.(shell, job, document, outcome);
};

const isText = (outcome: IngestOutcome): boolean => typeof outcome === "object" && !("failure" in outcome);

const toIndexing: Decide = (facts) => advanceIngest(facts, { stage: "indexing" });

/** Fetches and reads the source; null when nobody waits for it any more. */
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
  /** Decides on current facts and commits; false when nobody waits for the job any more, which has ended it. */
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
