import type { Change, Id } from "@atlas-messaging/domain";
import type { Commitment } from "./shell.ts";
import { type MaybePromise, andThen } from "./work.ts";

/** Answer, and the changes to commit before it holds. */
export interface Decided<Answer> {
  readonly organizationId: Id;
  readonly changes: readonly Change[];
  readonly answer: Answer;
}

/** Commits all changes, or none and returns the conflict. */
export interface Committer {
  commit(organizationId: Id, changes: readonly Change[]): MaybePromise<Commitment>;
}

export interface Attempts<Answer> {
  /**
   * Decides on current facts. Gets the conflict of the last commit, since another organization's row shows nowhere
   * else.
   */
  readonly decide: (conflict: string | null) => MaybePromise<Decided<Answer>>;
  readonly store: Committer;
  readonly maxDecisions: number;
  /** Answers or throws after the last decision has met a conflict. */
  readonly giveUp: (conflict: string) => Answer;
}

/**
 * Decides and commits, and decides again while the facts change in between. Skips the commit if there are no changes.
 */
export const untilCommitted = <Answer>(attempts: Attempts<Answer>): MaybePromise<Answer> => attempt(attempts, 1, null);

const attempt = <Answer>(attempts: Attempts<Answer>, decision: number, conflict: string | null): MaybePromise<Answer> =>
  andThen(attempts.decide(conflict), ({ organizationId, changes, answer }) => {
    if (changes.length === 0) return answer;
    return andThen(attempts.store.commit(organizationId, changes), (result) => {
      if (result === "committed") return answer;
      if (decision >= attempts.maxDecisions) return attempts.giveUp(result.conflict);
      return attempt(attempts, decision + 1, result.conflict);
    });
  });
