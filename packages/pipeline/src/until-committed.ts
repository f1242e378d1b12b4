import type { Change, Id } from "@atlas-messaging/domain";
import type { Store } from "./shell.ts";

/** An answer, and the changes that must be committed before it holds. */
export interface Decided<Answer> {
  readonly organizationId: Id;
  readonly changes: readonly Change[];
  readonly answer: Answer;
}

export interface Attempts<Answer> {
  /** Decides on current facts. Gets the conflict of the last commit: a row of another organization shows nowhere else. */
  readonly decide: (conflict: string | null) => Decided<Answer> | Promise<Decided<Answer>>;
  readonly store: Pick<Store, "commit">;
  readonly maxDecisions: number;
  /** Answers, or throws, when the last decision has met a conflict too. */
  readonly giveUp: (conflict: string) => Answer;
}

/** Decides and commits; decides again while the facts change in between. No changes need no commit. */
export const untilCommitted = async <Answer>({
  decide,
  store,
  maxDecisions,
  giveUp,
}: Attempts<Answer>): Promise<Answer> => {
  let conflict: string | null = null;
  for (let decision = 1; ; decision++) {
    const { organizationId, changes, answer } = await decide(conflict);
    if (changes.length === 0) return answer;
    const result = await store.commit(organizationId, changes);
    if (result === "committed") return answer;
    ({ conflict } = result);
    if (decision >= maxDecisions) return giveUp(conflict);
  }
};
