import { actionResult, emitExecuted, queueReply } from "../actions/decide.ts";
import type { Change } from "../core/changes.ts";
import { type ConversationParts, windowOf } from "../conversations/present.ts";
import { type QueuedMessage, auditSending, sentMessage } from "../messages/send.ts";
import { type AnswerOf, type Refused, type Verb, accept, refuse, refuseMember } from "../core/outcome.ts";
import type { RunRow } from "../rows/runs.ts";
import {
  type RecordedCallFacts,
  committedAnswer,
  decideRecorded,
  isRisky,
  refusedAnswer,
  serializeAnswer,
} from "../tools/decide.ts";
import { executedArguments, presentApproval } from "../actions/approval.ts";
import {
  type Decidable,
  type DecisionFacts,
  type RevisionFacts,
  conclude,
  decidable,
  replayInstead,
  revise,
  unknownApproval,
} from "./decide.ts";
import type { ApprovalRow } from "../rows/approvals.ts";
import type { ValidBodyOf } from "@atlas-messaging/contract";

export interface ApproveFacts extends RevisionFacts, RecordedCallFacts {}

interface Approved {
  readonly kind: "approved";
  readonly approval: ApprovalRow;
  readonly run: RunRow;
  readonly changes: readonly Change[];
}

/**
 * Executes the recorded call once, or the changed one of the request, in the outcome that closes the approval (Runs and
 * approvals).
 */
export const approve: Verb<"console.approvals.approve", ApproveFacts> = (facts, { params, body }) => {
  const { approval, run } = facts;
  if (!approval || !run) return unknownApproval(params.approval_id);
  const open = decidable(facts, { approval, run });
  if ("kind" in open) return open;
  const revised = revise(facts, open, body ?? {});
  if (revised.kind === "refused") return revised;
  const done = approval.action_type === "draft" ? sendDraft(facts, revised) : executeCall(facts, revised);
  if (done.kind === "refused") return done;
  const changes = [...revised.changes, ...done.changes];
  return accept({ ok: true, data: { approval: presentApproval(done.approval, done.run) } }, changes);
};

/** Approves a draft by its run (POST /operator/developers/drafts/{run_id}/approve). */
export const approveDraft: Verb<"console.drafts.approve", RevisionFacts> = (facts, { params, body }) => {
  const { approval, run } = facts;
  if (approval?.action_type !== "draft" || !run) {
    return refuse("not_found", `Your organization has no draft of the run ${params.run_id}.`);
  }
  const open = decidable(facts, { approval, run });
  if ("kind" in open) return open;
  const revised = revise(facts, open, body ?? {});
  if (revised.kind === "refused") return revised;
  const sent = sendDraft(facts, revised);
  if (sent.kind === "refused") return sent;
  const { parts, queued } = sent;
  const changes = [...revised.changes, ...sent.changes];
  const window = windowOf(parts.conversation, facts.now);
  const { acknowledgement } = sentMessage(queued, parts.customer, window, changes);
  return accept({ ok: true, data: { run_id: run.run_id, acknowledgement } }, changes);
};

/**
 * Executes the call. If the tool refuses the recorded one, the approval closes and the run fails. A refusal of the
 * operator's own arguments is the operator's to correct, so the approval stays pending.
 */
const executeCall = (facts: ApproveFacts, open: Decidable): Approved | Refused<"conflict" | "validation_failed"> => {
  const { tool_name, id: approval_id, run_id } = open.approval;
  if (!isRisky(tool_name)) return refuse("conflict", `${tool_name} no longer needs an approval.`);
  const decision = decideRecorded(tool_name, facts, executedArguments(open.approval));
  if (decision.kind === "refused") {
    const { code, message } = decision;
    if (open.approval.approved_hash !== null) return refuseMember("arguments", `cannot be executed: ${message}`);
    const failed = { state: "approved", reason: null, status: "failed", error: { code, message } } as const;
    const { changes, ...closed } = conclude(facts, open, failed);
    const answer = refusedAnswer({ code, message, approval_id, run_id });
    return { kind: "approved", ...closed, changes: [...changes, ...replayInstead(facts, serializeAnswer(answer))] };
  }
  const { result } = decision.kept;
  const done = { state: "approved", reason: null, status: "completed", error: null, result } as const;
  const { changes, ...closed } = conclude(facts, open, done);
  const answer = committedAnswer(closed.run, decision.result);
  return {
    kind: "approved",
    ...closed,
    changes: [...decision.changes, ...changes, ...replayInstead(facts, serializeAnswer(answer))],
  };
};

interface SentDraft extends Approved {
  readonly parts: ConversationParts;
  readonly queued: QueuedMessage;
}

/** Sends the draft. One that cannot be sent now stays pending. */
const sendDraft = (facts: DecisionFacts, open: Decidable): SentDraft | Refused<"conflict" | "window_closed"> => {
  const { parts } = facts;
  const payload = { text: String(Reflect.get(Object(executedArguments(open.approval)), "text")) };
  if (!parts) return refuse("conflict", "The conversation of the draft is gone.");
  const reply = queueReply(facts, parts, payload);
  if (reply.kind === "refused") return reply;
  const { queued } = reply;
  const ending = { state: "approved", reason: null, status: "completed", error: null } as const;
  const called = { ...open, run: { ...open.run, tools_called: [...open.run.tools_called, "send_message"] } };
  const { changes, ...closed } = conclude(facts, called, ending);
  const answer = JSON.stringify(actionResult(facts, parts, "draft", closed.run, queued));
  const after = { ...parts, conversation: queued.conversation };
  return {
    kind: "approved",
    ...closed,
    parts,
    queued,
    changes: [
      ...queued.changes,
      ...changes,
      ...emitExecuted(facts, after, { action_type: "reply", payload }, closed.run, queued.message),
      auditSending(facts, "atlas_api.action.reply", queued.message),
      ...replayInstead(facts, { status: 200, answer }),
    ],
  };
};

type Rehearsal = AnswerOf<"console.approvals.rehearse">["data"]["rehearsal"];

/** Decides as approving does, and returns the effect without its changes. Without a body, what is recorded counts. */
export const rehearseApproval = (
  facts: ApproveFacts,
  approvalId: string,
  body?: ValidBodyOf<"console.approvals.approve">,
): Rehearsal => {
  const outcome = approve(facts, { params: { approval_id: approvalId }, query: {}, body });
  if (outcome.kind === "refused") {
    const { code, message } = outcome;
    return { outcome: "refused", effect: null, error: { code, message } };
  }
  const ended = outcome.changes.flatMap((change) =>
    change.kind === "insert" && change.table === "runs" ? [change.row] : [],
  );
  const run = ended.at(-1);
  const error = run?.error ?? null;
  if (error !== null) return { outcome: "failed", effect: null, error: { code: error.code, message: error.message } };
  return { outcome: "completed", effect: run?.result ? { ...Object(run.result) } : null, error: null };
};
