import { actionResult } from "../../actions/reply.ts";
import type { Change } from "../../changes.ts";
import { dueAgain, finish } from "../../delivery/job.ts";
import { type Verb, accept } from "../../outcome.ts";
import type { IdempotencyRow, JobRow, RunRow } from "../../rows.ts";
import { serializeAnswer, refusedAnswer } from "../../tool-server/answer.ts";
import { type Decidable, type DecisionFacts, conclude, decidable, replayInstead, unknownApproval } from "./decide.ts";
import { presentApproval } from "./present.ts";
import type { ApprovalRow } from "./rows.ts";

/** Ends a pending call or draft without executing anything (Runs and approvals). */
export const reject: Verb<"console.reject", DecisionFacts> = (facts, { params, body }) => {
  const { approval, run } = facts;
  if (!approval || !run) return unknownApproval(params.approvalId);
  const open = decidable(facts, { approval, run });
  if ("kind" in open) return open;
  const reason = body?.reason ?? null;
  const why = whyRejected(reason);
  const closed = turnDown(facts, open, { state: "rejected", reason, why });
  return accept({ ok: true, data: { approval: presentApproval(closed.approval, closed.run) } }, closed.changes);
};

/** Runs the job that expires an undecided approval. */
export const expireApproval = (facts: DecisionFacts & { readonly job: JobRow }): readonly Change[] => {
  const { job, approval, run, now } = facts;
  if (!approval || !run || approval.state !== "pending") return [finish(job)];
  if (now < approval.expires_at) return [dueAgain(job, approval.expires_at)];
  const ending = { state: "expired", reason: null, why: whyExpired } as const;
  return [...turnDown(facts, { approval, run }, ending).changes, finish(job)];
};

/** Withdraws a pending call for its caller. */
export const withdraw = (facts: DecisionFacts, open: Decidable): readonly Change[] =>
  turnDown(facts, open, { state: "rejected", reason: whyWithdrawn, why: whyWithdrawn }).changes;

const whyRejected = (reason: string | null): string =>
  `An operator has rejected this call${reason === null ? "" : `: ${reason}`}`;
const whyExpired = "Nobody approved this call in time.";
const whyWithdrawn = "The caller has withdrawn this call.";

/** Tells if the caller has withdrawn the call: only operators reject, and each by name. */
export const isWithdrawn = ({ state, decided_by }: ApprovalRow): boolean => state === "rejected" && decided_by === null;

/** Tells why a call was turned down. */
export const whyTurnedDown = (approval: ApprovalRow): string => {
  if (approval.state === "expired") return whyExpired;
  return isWithdrawn(approval) ? whyWithdrawn : whyRejected(approval.reason);
};

const turnDown = (
  facts: DecisionFacts,
  open: Decidable,
  {
    state,
    reason,
    why,
  }: { readonly state: "rejected" | "expired"; readonly reason: string | null; readonly why: string },
) => {
  const { changes, ...closed } = conclude(facts, open, { state, reason, status: "rejected", error: null });
  const answer = answerOf(facts, open, closed.run, why);
  return { ...closed, changes: [...changes, ...(answer ? replayInstead(facts, answer) : [])] };
};

/** Composes the new answer to the original call: acceptance of an action, refusal of a tool call. */
const answerOf = (
  facts: DecisionFacts,
  { approval }: Decidable,
  run: RunRow,
  message: string,
): Pick<IdempotencyRow, "status" | "answer"> | null => {
  const { parts } = facts;
  const { id: approval_id, run_id } = approval;
  if (approval.action_type === "tool_call") {
    return serializeAnswer(refusedAnswer({ code: "conflict", message, approval_id, run_id }));
  }
  return parts && { status: 200, answer: JSON.stringify(actionResult(facts, parts, "draft", run)) };
};
