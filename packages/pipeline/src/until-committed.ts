import type { Change, Id } from "@atlas-messaging/domain";
import type { Commitment } from "./shell.ts";
import { type MaybePromise, type Work, perform, settled } from "./work.ts";

/** An answer, and the changes that must be committed before it holds. */
export interface Decided<Answer> {
  readonly organizationId: Id;
  readonly changes: readonly Change[];
  readonly answer: Answer;
}

/** Commits all changes, or none and says what they met. */
export interface Committer {
  commit(organizationId: Id, changes: readonly Change[]): MaybePromise<Commitment>;
}

export interface Attempts<Answer> {
  /** Decides on current facts. Gets the conflict of the last commit: a row of another organization shows nowhere else. */
  readonly decide: (conflict: string | null) => MaybePromise<Decided<Answer>>;
  readonly store: Committer;
  readonly maxDecisions: number;
  /** Answers, or throws, when the last decision has met a conflict too. */
  readonly giveUp: (conflict: string) => Answer;
}

/** Decides and commits; decides again while the facts change in between. No changes need no commit. */
export const untilCommitted = <Answer>(attempts: Attempts<Answer>): MaybePromise<Answer> =>
  perform(committing(attempts));

const committing = function* <Answer>({ decide, store, maxDecisions, giveUp }: Attempts<Answer>): Work<Answer> {
  let conflict: string | null = null;
  for (let decision = 1; ; decision++) {
    const decided: Decided<Answer> = yield* settled(decide(conflict));
    if (decided.changes.length === 0) return decided.answer;
    const result: Commitment = yield* settled(store.commit(decided.organizationId, decided.changes));
    if (result === "committed") return decided.answer;
    ({ conflict } = result);
    if (decision >= maxDecisions) return giveUp(result.conflict);
  }
};
