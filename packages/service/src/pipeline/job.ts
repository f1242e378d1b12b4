/**
 * A job as both shells share it: the arguments of its load, its question to the outside world, and its decision. A
 * shell binds it with `bindJob`.
 */
import type { Change } from "../core/changes.ts";
import type { Facts } from "../core/outcome.ts";
import type { JobRow } from "../rows/jobs.ts";
import { giveBack, maxFailures } from "../core/jobs.ts";
import type { Args } from "./handler.ts";
import { type Committer, type BaseFacts, baseFacts, untilCommitted, withBaseFacts } from "./decide.ts";
import type { Awaitable, Shell } from "./services.ts";

/** Parts of a shell that every job needs. */
export interface JobShell extends Pick<Shell, "clock" | "newId" | "sha256" | "pause" | "collect"> {
  readonly store: Committer;
  /** Number in [0, 1) that spreads the retries of jobs that failed together. */
  readonly random: (job: JobRow) => number;
  /** Tells if the job is still ours. Unset if there is no other worker. */
  readonly isHeld?: () => boolean;
  /** Repeats an action while the rows are unreachable and the job is held. Unset if rows are always reachable. */
  readonly persist?: <Result>(job: JobRow, act: () => Promise<Result>) => Promise<Result>;
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

/** Refuses to ask the outside world for a job that another worker may have taken over. */
export const requireLease = ({ isHeld }: Pick<JobShell, "isHeld">): void => {
  if (isHeld && !isHeld()) throw new Error("the lease of the job ran out before the outside world was asked");
};

/** Returns the row that a job is about. Throws if it is missing. */
export const requireRow = <Row>(row: Row | null, { id, subject_id }: Pick<JobRow, "id" | "subject_id">): Row => {
  if (row === null) throw new Error(`job ${id} is about ${subject_id}, which is not there`);
  return row;
};

type Traced = Pick<JobRow, "organization_id" | "correlation_id" | "traceparent">;

/**
 * Returns the facts that every decision of a job has. The system acts, on behalf of the request that enqueued the job.
 */
export const jobFacts = (
  shell: Pick<Shell, "clock" | "newId">,
  { organization_id: organizationId, correlation_id: correlationId, traceparent }: Traced,
): BaseFacts => baseFacts(shell, { organizationId, correlationId, traceparent });

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

/** Error of a job whose facts others had changed when it was committed. */
export class ConflictMet extends Error {
  override readonly name = "ConflictMet";
}

/** Fails a job that met a conflict in each of its decisions. */
export const giveUpOn = ({ id, kind }: JobRow, conflict: string): never => {
  throw new ConflictMet(`job ${id} (${kind}) met a conflict: ${conflict}`);
};

/** A job that a shell can run. */
export interface BoundJob<Own extends JobShell> {
  /** Runs the job, and ends or reschedules it in the commit of its effects. Throws if that fails. */
  readonly run: (shell: Own, job: JobRow) => Promise<void>;
  /** Returns the changes to commit if the job's next failure is its last; else none. */
  readonly lostWith: (shell: Own, job: JobRow) => Promise<readonly Change[]>;
}

export type JobLoad<Own, Given, Loaded> = (shell: Own, organizationId: string, args: Given) => Awaitable<Loaded>;

/** A job that asks a question needs an answer function. */
type Binding<Own, Given, Known, Question, Answer> = {
  readonly load: JobLoad<Own, Given, LoadedFor<Known>>;
} & ([Question] extends [never]
  ? { readonly answer?: undefined }
  : { readonly answer: (shell: Own, question: Question, job: JobRow) => Awaitable<Answer> });

interface Begun<Known, Answer> {
  readonly facts: Known;
  readonly answer: Answer | null;
}

/** Binds a job to its load and to the outside world: load → ask → decide → commit. */
export const bindJob = <Given extends Args, Known extends Facts, Question, Answer, Own extends JobShell>(
  { args, ask, asksOnce, decide, maxDecisions, setAside }: Job<Given, Known, Question, Answer>,
  { load, answer: answerOf }: Binding<Own, Given, Known, Question, Answer>,
): BoundJob<Own> => {
  const read = async (shell: Own, job: JobRow, random: number): Promise<Known> => {
    const loaded = await load(shell, job.organization_id, args(job));
    const facts: JobFacts = { ...withBaseFacts(loaded, jobFacts(shell, job)), sha256: shell.sha256, job, random };
    // They add up to `Known`: `LoadedFor` is what is left of it without `JobFacts`.
    return facts as unknown as Known;
  };

  const begin = async (shell: Own, job: JobRow, random: number): Promise<Begun<Known, Answer>> => {
    const facts = await read(shell, job, random);
    const question = answerOf ? ask(facts) : null;
    if (!answerOf || question === null) return { facts, answer: null };
    requireLease(shell);
    const answer = await answerOf(shell, question, job);
    // Time has passed meanwhile.
    return { facts: { ...facts, ...jobFacts(shell, job) }, answer };
  };

  const run = async (shell: Own, job: JobRow): Promise<void> => {
    refuseSpent(job);
    const random = shell.random(job);
    const first = await begin(shell, job, random);
    let begun: Begun<Known, Answer> | null = first;
    const again = async (): Promise<Begun<Known, Answer>> =>
      asksOnce ? { facts: await read(shell, job, random), answer: first.answer } : begin(shell, job, random);
    const act = (): Promise<void> =>
      untilCommitted({
        decide: async (conflict) => {
          const { facts, answer } = begun ?? (await again());
          begun = null;
          const changes = decide(facts, answer, conflict);
          return { organizationId: job.organization_id, changes, answer: undefined };
        },
        store: shell.store,
        maxDecisions,
        giveUp: (conflict) => giveUpOn(job, conflict),
      });
    // The question cannot be asked twice, so the commit is retried for as long as the job is held.
    return asksOnce && first.answer !== null && shell.persist ? shell.persist(job, act) : act();
  };

  const lostWith = async (shell: Own, job: JobRow): Promise<readonly Change[]> =>
    isLastFailure(job) ? setAside(await read(shell, job, 0)) : [];

  return { run, lostWith };
};
