/** What every decision about a pending approval has in common: whether it may be made, and how it is written down. */
import { type Change, insert, update } from "../../changes.ts";
import { type ConversationParts, presentEventParts } from "../../conversations/present.ts";
import { type Facts, type Refused, refuse } from "../../outcome.ts";
import { audit, emit, presentRun } from "../../records.ts";
import type { Id, IdempotencyRow, RunRow } from "../../rows.ts";
import { presentEventAction, presentEventApproval } from "./present.ts";
import { approvalText } from "./request.ts";
import type { ApprovalRow } from "./rows.ts";

/** What a decision knows of the approval; null where the organization has no such row. */
export interface DecisionFacts extends Facts {
  readonly approval: ApprovalRow | null;
  /** The latest record of its run. */
  readonly run: RunRow | null;
  /** The answer that the key of the original call replays; null where it came without one. */
  readonly original: IdempotencyRow | null;
  /** The conversation that it belongs to. */
  readonly parts: ConversationParts | null;
  /** Hex SHA-256 of a text. */
  readonly sha256: (text: string) => string;
}

/** A pending approval that may be decided now. */
export interface Decidable {
  readonly approval: ApprovalRow;
  readonly run: RunRow;
}

export const unknownApproval = (id: Id) => refuse("not_found", `Your organization has no approval ${id}.`);

/** The approval, if it still waits and is what was asked for; else why not. */
export const decidable = (facts: DecisionFacts, { approval, run }: Decidable): Decidable | Refused<"conflict"> => {
  if (approval.state !== "pending") return refuse("conflict", `The approval is ${approval.state} already.`);
  if (approval.expires_at <= facts.now) return refuse("conflict", `The approval expired at ${approval.expires_at}.`);
  const { action_type, tool_name, arguments: given, conversation_id } = approval;
  const text = approvalText({ tool: tool_name ?? action_type, arguments: given, conversationId: conversation_id });
  if (facts.sha256(text) === approval.arguments_hash) return { approval, run };
  return refuse("conflict", "The recorded call is not the one that was asked for; it cannot be approved.");
};

/** How a decision ends the approval and its run. */
export interface Ending {
  readonly state: "approved" | "rejected" | "expired";
  readonly reason: string | null;
  readonly status: "completed" | "failed" | "rejected";
  readonly error: RunRow["error"];
}

/** The approval and its run as the decision leaves them, with all that tells of it. */
export const conclude = (
  facts: DecisionFacts,
  { approval, run }: Decidable,
  { state, reason, status, error }: Ending,
): { readonly approval: ApprovalRow; readonly run: RunRow; readonly changes: readonly Change[] } => {
  const decided = { state, reason, decided_by: facts.actor.id, decided_at: facts.now };
  const closed = { ...approval, ...decided };
  const ended: RunRow = {
    ...run,
    iteration: run.iteration + 1,
    status,
    approval_state: state,
    error,
    correlation_id: facts.correlationId,
    created_at: facts.now,
  };
  const { organization_id, id } = approval;
  const about = {
    ...(facts.parts ? presentEventParts(facts.parts) : {}),
    run: presentRun(ended),
    action: presentEventAction(approval),
    approval: presentEventApproval(closed),
  };
  const name = state === "approved" ? "agent.action_approved" : "agent.action_rejected";
  return {
    approval: closed,
    run: ended,
    changes: [
      update("approvals", { organization_id, id, state: approval.state }, decided),
      insert("runs", ended),
      ...emit(facts, ["atlas.run.updated"], ended.conversation_id, { run: presentRun(ended) }),
      ...emit(facts, [name], ended.conversation_id, about),
      audit(facts, `atlas_api.approval.${verbs[state]}`, id, {
        before: { state: approval.state },
        after: { state, reason },
      }),
    ],
  };
};

const verbs = { approved: "approve", rejected: "reject", expired: "expire" } as const;

/** From now on the key of the original call replays what became of it, for as long as any answer. */
export const replayInstead = (
  facts: DecisionFacts,
  answer: Pick<IdempotencyRow, "status" | "answer">,
): readonly Change[] => {
  const { original } = facts;
  if (!original) return [];
  const { organization_id, scope, operation, key, created_at } = original;
  return [
    update("idempotency", { organization_id, scope, operation, key, created_at }, { ...answer, created_at: facts.now }),
  ];
};
