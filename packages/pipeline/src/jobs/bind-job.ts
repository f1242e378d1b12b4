import type { Change, Facts, JobRow } from "@atlas-messaging/domain";
import { withFacts } from "../facts.ts";
import type { Args } from "../handler.ts";
import { type Decided, untilCommitted } from "../until-committed.ts";
import { type MaybePromise, andThen } from "../work.ts";
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
  /** Runs the job, and ends or reschedules it in the commit of its effects. Throws if that fails. */
  readonly run: (shell: Own, job: JobRow) => MaybePromise<void>;
  /** Returns the changes to commit if the job's next failure is its last; else none. */
  readonly lostWith: (shell: Own, job: JobRow) => MaybePromise<readonly Change[]>;
}

export type JobLoad<Own, Given, Loaded> = (shell: Own, organizationId: string, args: Given) => MaybePromise<Loaded>;

/** A job that asks a question needs an answer function. */
type Binding<Own, Given, Known, Question, Answer> = {
  readonly load: JobLoad<Own, Given, LoadedFor<Known>>;
} & ([Question] extends [never]
  ? { readonly answer?: undefined }
  : { readonly answer: (shell: Own, question: Question, job: JobRow) => MaybePromise<Answer> });

interface Begun<Known, Answer> {
  readonly facts: Known;
  readonly answer: Answer | null;
}

/** Base facts and loaded rows add up to `Known`: `LoadedFor` is what is left of it without `JobFacts`. */
const asKnown = <Known extends Facts>(facts: JobFacts): Known => facts as unknown as Known;

/** Binds a job to its load and to the outside world: load → ask → decide → commit. */
export const bindJob = <Given extends Args, Known extends Facts, Question, Answer, Own extends JobShell>(
  { args, ask, asksOnce, decide, maxDecisions, setAside }: Job<Given, Known, Question, Answer>,
  { load, answer: answerOf }: Binding<Own, Given, Known, Question, Answer>,
): BoundJob<Own> => {
  const read = (shell: Own, job: JobRow, random: number): MaybePromise<Known> =>
    andThen(load(shell, job.organization_id, args(job)), (loaded) => {
      const facts: JobFacts = { ...withFacts(loaded, baseFactsOf(shell, job)), sha256: shell.sha256, job, random };
      return asKnown<Known>(facts);
    });

  const begin = (shell: Own, job: JobRow, random: number): MaybePromise<Begun<Known, Answer>> =>
    andThen(read(shell, job, random), (facts) => {
      const question = answerOf ? ask(facts) : null;
      if (!answerOf || question === null) return { facts, answer: null };
      const answer = answerOf(shell, question, job);
      if (!(answer instanceof Promise)) return { facts, answer };
      return answer.then((found) => ({ facts: { ...facts, ...baseFactsOf(shell, job) }, answer: found }));
    });

  const run = (shell: Own, job: JobRow): MaybePromise<void> => {
    refuseSpent(job);
    const random = shell.random(job);
    return andThen(begin(shell, job, random), (first) => {
      let begun: Begun<Known, Answer> | null = first;
      const again = (): MaybePromise<Begun<Known, Answer>> =>
        asksOnce
          ? andThen(read(shell, job, random), (facts) => ({ facts, answer: first.answer }))
          : begin(shell, job, random);
      const decideOnce = (conflict: string | null): MaybePromise<Decided<void>> => {
        const known = begun ?? again();
        begun = null;
        return andThen(known, ({ facts, answer }) => ({
          organizationId: job.organization_id,
          changes: decide(facts, answer, conflict),
          answer: undefined,
        }));
      };
      const act = (): MaybePromise<void> =>
        untilCommitted({
          decide: decideOnce,
          store: shell.store,
          maxDecisions,
          giveUp: (conflict): void => {
            throw new Error(`job ${job.id} (${job.kind}) met a conflict: ${conflict}`);
          },
        });
      // The question cannot be asked twice, so the commit is retried for as long as the job is held.
      return asksOnce && first.answer !== null && shell.persist ? shell.persist(job, act) : act();
    });
  };

  const lostWith = (shell: Own, job: JobRow): MaybePromise<readonly Change[]> =>
    isLastFailure(job) ? andThen(read(shell, job, 0), setAside) : [];

  return { run, lostWith };
};
