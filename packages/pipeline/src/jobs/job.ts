/**
 * A job as both shells share it: the arguments of its load, its question to the outside world, and its decision. A
 * shell binds it with `bindJob`.
 */
import { type Change, type Facts, type JobRow, giveBack, maxFailures } from "@atlas-messaging/domain";
import type { Args } from "../handler.ts";
import { type EveryFact, factsFor } from "../facts.ts";
import type { Shell } from "../shell.ts";
import type { Committer } from "../until-committed.ts";
import type { MaybePromise } from "../work.ts";

/** Parts of a shell that every job needs. */
export interface JobShell extends Pick<Shell, "clock" | "newId" | "sha256" | "pause"> {
  readonly store: Committer;
  /** Number in [0, 1) that spreads the retries of jobs that failed together. */
  readonly random: (job: JobRow) => number;
  /** Repeats an action while the rows are unreachable and the job is held. Unset if rows are always reachable. */
  readonly persist?: <Result>(job: JobRow, act: () => MaybePromise<Result>) => MaybePromise<Result>;
}

/** Facts of a job other than its rows. */
export interface JobFacts extends Facts, Pick<Shell, "sha256"> {
  readonly job: JobRow;
  readonly random: number;
}

export interface Job<Given extends Args, Known extends Facts, Question, Answer> {
  readonly args: (job: JobRow) => Given;
  /** Returns the question to the outside world, or null. */
  readonly ask: (facts: Known) => Question | null;
  /** Asks once: after a conflict, the next decision gets the same answer. */
  readonly asksOnce: boolean;
  /** Decides on the answer, null if nothing was asked, and on the conflict of the last commit. */
  readonly decide: (facts: Known, answer: Answer | null, conflict: string | null) => readonly Change[];
  /** Maximum decisions. After as many conflicts the job has failed and is given back. */
  readonly maxDecisions: number;
  /** Changes to commit when the job is set aside, so that nothing waits for it forever. */
  readonly setAside: (facts: Known) => readonly Change[];
}

/** Rows that a load reads for a job. */
export type LoadedFor<Known> = Omit<Known, keyof JobFacts>;

interface Decides<Given extends Args, Known extends Facts> {
  readonly args: (job: JobRow) => Given;
  readonly decide: (facts: Known) => readonly Change[];
  readonly maxDecisions?: number;
}

/** Defines a job that asks nothing of the outside world. */
export const decidingJob = <Given extends Args, Known extends Facts>({
  args,
  decide,
  maxDecisions = 1,
}: Decides<Given, Known>): Job<Given, Known, never, never> => ({
  args,
  ask: () => null,
  asksOnce: false,
  decide,
  maxDecisions,
  setAside: () => [],
});

interface AsksAndDecides<Given extends Args, Known extends Facts, Question, Answer> extends Pick<
  Job<Given, Known, Question, Answer>,
  "args" | "ask" | "decide"
> {
  readonly asksOnce?: boolean;
  readonly maxDecisions?: number;
  readonly setAside?: (facts: Known) => readonly Change[];
}

/** Defines a job that asks the outside world before it decides. */
export const askingJob = <Given extends Args, Known extends Facts, Question, Answer>({
  asksOnce = false,
  maxDecisions = 1,
  setAside = () => [],
  ...job
}: AsksAndDecides<Given, Known, Question, Answer>): Job<Given, Known, Question, Answer> => ({
  ...job,
  asksOnce,
  maxDecisions,
  setAside,
});

/** Maximum decisions of a job whose rows may change at any time. */
export const maxContendedDecisions = 4;

export const bySubject = ({ subject_id }: Pick<JobRow, "subject_id">) => ({ id: subject_id });

/** Returns the row that a job is about. Throws if it is missing. */
export const present = <Row>(row: Row | null, { id, subject_id }: Pick<JobRow, "id" | "subject_id">): Row => {
  if (row === null) throw new Error(`job ${id} is about ${subject_id}, which is not there`);
  return row;
};

type Traced = Pick<JobRow, "organization_id" | "correlation_id" | "traceparent">;

/**
 * Returns the facts that every decision of a job has. The system acts, on behalf of the request that enqueued the job.
 */
export const baseFactsOf = (
  shell: Pick<Shell, "clock" | "newId">,
  { organization_id: organizationId, correlation_id: correlationId, traceparent }: Traced,
): EveryFact => factsFor(shell, { organizationId, correlationId, traceparent });

/** Refuses a job that every worker so far died of: it would bring down the next. */
export const refuseSpent = ({ attempts }: Pick<JobRow, "attempts">): void => {
  if (attempts >= maxFailures) throw new Error(`no worker has ended the job in ${attempts} attempts`);
};

export const isLastFailure = ({ attempts }: Pick<JobRow, "attempts">): boolean => attempts + 1 >= maxFailures;

/** Gives a failed job back for a retry. Its last failure sets it aside and commits `lost` with it. */
export const failed = (
  facts: Facts,
  job: Parameters<typeof giveBack>[1],
  error: unknown,
  lost: readonly Change[],
): readonly Change[] => [...giveBack(facts, job, reasonOf(error)), ...(isLastFailure(job) ? lost : [])];

export const reasonOf = (error: unknown): string =>
  error instanceof Error ? `${error.name}: ${error.message}` : String(error);
