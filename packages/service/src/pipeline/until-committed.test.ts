import { type Change, insert } from "../core/changes.ts";
import { expect, test } from "vitest";
import type { Commitment } from "./services.ts";
import { mustCommit, untilCommitted } from "./decide.ts";

const organizationId = "organization";
const notice = { organization_id: organizationId, id: "notice", operation_id: "channels.list" } as const;
const times = { sunset_at: null, created_at: "2026-01-02T12:00:00.000Z" };
const changes = [insert("deprecation_notices", { ...notice, ...times })];

/** Commits that end in these ways, one after the other; the decisions are conflicts what the commit before has met. */
const attempt = async (results: readonly Commitment[], decided: readonly Change[] = changes) => {
  const conflicts: (string | null)[] = [];
  const committed: (readonly Change[])[] = [];
  const answer = await untilCommitted<string>({
    decide: (conflict) => {
      conflicts.push(conflict);
      return { organizationId, changes: decided, answer: `decision ${conflicts.length}` };
    },
    store: {
      commit: async (_organization, each) => {
        committed.push(each);
        return results[committed.length - 1] ?? "committed";
      },
    },
    maxDecisions: 3,
    giveUp: (conflict) => `given up for ${conflict}`,
  });
  return { answer, conflicts, commits: committed.length };
};

test("a decision that is committed is the answer", async () => {
  expect(await attempt([])).toEqual({ answer: "decision 1", conflicts: [null], commits: 1 });
});

test("no changes need no commit", async () => {
  expect(await attempt([], [])).toEqual({ answer: "decision 1", conflicts: [null], commits: 0 });
});

test("a conflict is decided again, and the decision knows of it", async () => {
  const { answer, conflicts } = await attempt([{ conflict: "precondition" }, { conflict: "messages_pkey" }]);
  expect([answer, conflicts]).toEqual(["decision 3", [null, "precondition", "messages_pkey"]]);
});

test("it gives up after the last decision", async () => {
  const conflict = { conflict: "deadlock" };
  expect(await attempt([conflict, conflict, conflict])).toMatchObject({ answer: "given up for deadlock", commits: 3 });
});

test("a commit that nothing competes with wakes its jobs, and is refused by a conflict", async () => {
  let woken = 0;
  const shell = (result: Commitment) => ({ store: { commit: () => result }, jobsEnqueued: () => void woken++ });
  await mustCommit(shell("committed"), organizationId, changes);
  const conflicted = mustCommit(shell({ conflict: "deadlock" }), organizationId, changes);
  await expect(conflicted).rejects.toThrow("The rows are being changed elsewhere");
  expect(woken).toBe(1);
});
