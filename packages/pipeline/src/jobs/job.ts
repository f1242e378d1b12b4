/**
 * A job as both shells share it: the arguments its facts are loaded by, what it asks of the outside world, its decision,
 * how often it decides again, and what is lost with it when it is set aside. A shell binds it to a load and to the outside
 * world (`bindJob`).
 */
import { type Change, type Facts, type JobRow, giveBack, maxFailures } from "@atlas-messaging/domain";
import type { Args } from "../handler.ts";
import { factsFor } from "../facts.ts";
import type { Shell } from "../shell.ts";
import type { Committer } from "../until-committed.ts";
import type { MaybePromise } from "../work.ts";

/** The parts of a shell that every job needs. */
export interface JobShell extends Pick<Shell, "clock" | "newId" | "sha256" | "pause"> {
  readonly store: Committer;
  /** In [0, 1): spreads the retries of jobs that failed together. */
  readonly random: (job: JobRow) => number;
  /** Acts again while the rows cannot be reached, for as long as the job is held; unset, they always can. */
  readonly persist?: <Result>(job: JobRow, act: () => MaybePromise<Result>) => MaybePromise<Result>;
}

/** The facts of a job beside its rows. */
export interface JobFacts extends Facts, Pick<Shell, "sha256"> {
  readonly job: JobRow;
  readonly random: number;
}

export interface Job<Given extends Args, Known extends Facts, Question, Answer> {
  readonly args: (job: JobRow) => Given;
  /** The question to the outside world; null when this job has none. */
  readonly ask: (facts: Known) => Question | null;
  /** Asks once: after a conflict, the next decision gets the same answer. */
  readonly asksOnce: boolean;
  /** Decides by the answer, which is null where nothing was asked, and by the conflict that the last commit met. */
  readonly decide: (facts: Known, answer: Answer | null, conflict: string | null) => readonly Change[];
  /** After so many conflicts the job has failed, and is given back. */
  readonly maxDecisions: number;
  /** Changes that go with a job that is set aside, so that nobody waits for ever for what will not come. */
  readonly setAside: (facts: Known) => readonly Change[];
}

/** The rows that a load reads for a job. */
export type LoadedFor<Known> = Omit<Known, keyof JobFacts>;

interface Decides<Given extends Args, Known extends Facts> {
  readonly args: (job: JobRow) => Given;
  readonly decide: (facts: Known) => readonly Change[];
  readonly maxDecisions?: number;
}

/** A job that asks nobody. */
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

/** A job that asks the outside world before it decides. */
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

/** For a job whose rows others may change at any time. */
export const decidesAgain = 4;

export const bySubject = ({ subject_id }: Pick<JobRow, "subject_id">) => ({ id: subject_id });

/** The row that a job is about, which must be there. */
export const present = <Row>(row: Row | null, { id, subject_id }: Pick<JobRow, "id" | "subject_id">): Row => {
  if (row === null) throw new Error(`job ${id} is about ${subject_id}, which is not there`);
  return row;
};

type Traced = Pick<JobRow, "organization_id" | "correlation_id" | "traceparent">;

/** The facts that every decision of a job has: the system acts, on behalf of the request that the job came of. */
export const baseFactsOf = (
  shell: Pick<Shell, "clock" | "newId">,
  { organization_id: organizationId, correlation_id: correlationId, traceparent }: Traced,
): Facts => factsFor(shell, { organizationId, correlationId, traceparent });

/** Refuses a job that has brought down each of its workers: it would bring down the next. */
export const refuseSpent = ({ attempts }: Pick<JobRow, "attempts">): void => {
  if (attempts >= maxFailures) throw new Error(`no worker has ended the job in ${attempts} attempts`);
};

export const isLastFailure = ({ attempts }: Pick<JobRow, "attempts">): boolean => attempts + 1 >= maxFailures;

/** Gives a failed job back, to be tried again after a rest; after its last failure it is set aside, and `lost` with it. */
export const failed = (
  facts: Facts,
  job: Parameters<typeof giveBack>[1],
  error: unknown,
  lost: readonly Change[],
): readonly Change[] => [...giveBack(facts, job, reasonOf(error)), ...(isLastFailure(job) ? lost : [])];

export const reasonOf = (error: unknown): string =>
  error instanceof Error ? `${error.name}: ${error.message}` : String(error);
