import type { Change, Facts, JobRow } from "@atlas-messaging/domain";
import type { Args } from "../handler.ts";
import { untilCommitted } from "../until-committed.ts";
import { type MaybePromise, type Work, perform, settled } from "../work.ts";
import {
  type Job,
  type JobFacts,
  type JobShell,
  type LoadedFor,
  baseFactsOf,
  isLastFailure,
  refuseSpent,
} from "./job.ts";

/** A job that a shell can run. */
export interface BoundJob<Own extends JobShell> {
  /** Ends the job, or gives it a later due time, in the commit of its effects. Throws when that has failed. */
  readonly run: (shell: Own, job: JobRow) => MaybePromise<void>;
  /** The changes that go with the job if its next failure is the last; else none. */
  readonly lostWith: (shell: Own, job: JobRow) => MaybePromise<readonly Change[]>;
}

export type JobLoad<Own, Given, Loaded> = (shell: Own, organizationId: string, args: Given) => MaybePromise<Loaded>;

/** A job that asks needs somebody who answers. */
type Binding<Own, Given, Known, Question, Answer> = {
  readonly load: JobLoad<Own, Given, LoadedFor<Known>>;
} & ([Question] extends [never]
  ? { readonly answer?: undefined }
  : { readonly answer: (shell: Own, question: Question, job: JobRow) => MaybePromise<Answer> });

interface Begun<Known, Answer> {
  readonly facts: Known;
  readonly answer: Answer | null;
}

/** Binds a job to its load and to the outside world: load → ask → decide → commit. */
export const bindJob = <Given extends Args, Known extends Facts, Question, Answer, Own extends JobShell>(
  { args, ask, asksOnce, decide, maxDecisions, setAside }: Job<Given, Known, Question, Answer>,
  { load, answer: answerOf }: Binding<Own, Given, Known, Question, Answer>,
): BoundJob<Own> => {
  const read = function* (shell: Own, job: JobRow, random: number): Work<Known> {
    const loaded = yield* settled(load(shell, job.organization_id, args(job)));
    // Known is the facts of a job and the rows that its load reads; `LoadedFor` ties them together.
    return { ...loaded, ...factsOf(shell, job, random) } as unknown as Known;
  };

  const begin = function* (shell: Own, job: JobRow, random: number): Work<Begun<Known, Answer>> {
    const facts = yield* read(shell, job, random);
    const question = answerOf ? ask(facts) : null;
    if (!answerOf || question === null) return { facts, answer: null };
    const answer = yield* settled(answerOf(shell, question, job));
    return { facts: { ...facts, ...factsOf(shell, job, random) }, answer };
  };

  const walk = function* (shell: Own, job: JobRow): Work<void> {
    refuseSpent(job);
    const random = shell.random(job);
    const first = yield* begin(shell, job, random);
    let begun: Begun<Known, Answer> | null = first;
    const again = function* (): Work<Begun<Known, Answer>> {
      if (!asksOnce) return yield* begin(shell, job, random);
      return { facts: yield* read(shell, job, random), answer: first.answer };
    };
    const decideOnce = function* (conflict: string | null) {
      const { facts, answer } = begun ?? (yield* again());
      begun = null;
      return { organizationId: job.organization_id, changes: decide(facts, answer, conflict), answer: undefined };
    };
    const act = (): MaybePromise<void> =>
      untilCommitted<void>({
        decide: (conflict) => perform(decideOnce(conflict)),
        store: shell.store,
        maxDecisions,
        giveUp: (conflict) => {
          throw new Error(`job ${job.id} (${job.kind}) met a conflict: ${conflict}`);
        },
      });
    // Nothing is spared to write down an answer that cannot be asked for again.
    yield* settled(asksOnce && first.answer !== null && shell.persist ? shell.persist(job, act) : act());
  };

  const lose = function* (shell: Own, job: JobRow): Work<readonly Change[]> {
    return isLastFailure(job) ? setAside(yield* read(shell, job, 0)) : [];
  };

  return {
    run: (shell, job) => perform(walk(shell, job)),
    lostWith: (shell, job) => perform(lose(shell, job)),
  };
};

const factsOf = (shell: JobShell, job: JobRow, random: number): JobFacts => ({
  ...baseFactsOf(shell, job),
  sha256: shell.sha256,
  job,
  random,
});
