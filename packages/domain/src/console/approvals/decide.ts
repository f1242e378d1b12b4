/** The common part of approving, rejecting and expiring: checks and records. */
import { type Change, insert, update } from "../../changes.ts";
import { actingIn } from "../../conversations/author.ts";
import { type ConversationParts, presentEventParts } from "../../conversations/present.ts";
import { type Facts, type Refused, refuse } from "../../outcome.ts";
import { audit, emit, presentRun } from "../../records.ts";
import type { Id, IdempotencyRow, RunRow } from "../../rows.ts";
import { presentEventAction, presentEventApproval } from "./present.ts";
import { approvalText } from "./request.ts";
import type { ApprovalRow } from "./rows.ts";

/** Facts of a decision about an approval; null where the organization has no such row. */
export interface DecisionFacts extends Facts {
  readonly approval: ApprovalRow | null;
  /** The latest record of its run. */
  readonly run: RunRow | null;
  /** The stored answer of the original call; null if it came without a key. */
  readonly original: IdempotencyRow | null;
  /** The conversation of the approval; null if it has none. */
  readonly parts: ConversationParts | null;
  /** Hex SHA-256 of a text. */
  readonly sha256: (text: string) => string;
}

/** An approval that may be decided, with its run. */
export interface Decidable {
  readonly approval: ApprovalRow;
  readonly run: RunRow;
}

export const unknownApproval = (id: Id) => refuse("not_found", `Your organization has no approval ${id}.`);

/** Refuses unless the approval is pending and its recorded call matches its hash. */
export const decidable = (facts: DecisionFacts, { approval, run }: Decidable): Decidable | Refused<"conflict"> => {
  if (approval.state !== "pending") return refuse("conflict", `The approval is ${approval.state} already.`);
  if (approval.expires_at <= facts.now) return refuse("conflict", `The approval expired at ${approval.expires_at}.`);
  const { action_type, tool_name, arguments: given, conversation_id } = approval;
  const text = approvalText({ tool: tool_name ?? action_type, arguments: given, conversationId: conversation_id });
  if (facts.sha256(text) === approval.arguments_hash) return { approval, run };
  return refuse("conflict", "The recorded call does not match the requested one; it cannot be approved.");
};

/** The final state of an approval and its run. */
export interface Ending {
  readonly state: "approved" | "rejected" | "expired";
  readonly reason: string | null;
  readonly status: "completed" | "failed" | "rejected";
  readonly error: RunRow["error"];
  /** Answer of the executed call, as its run holds it. */
  readonly result?: RunRow["result"];
}

/** Closes the approval and its run, with events and an audit entry. */
export const conclude = (
  facts: DecisionFacts,
  { approval, run }: Decidable,
  { state, reason, status, error, result = null }: Ending,
): { readonly approval: ApprovalRow; readonly run: RunRow; readonly changes: readonly Change[] } => {
  const { approved_arguments, approved_hash } = approval;
  const version = approved_hash === null ? {} : { approved_arguments, approved_hash };
  const decided_by = facts.actor.kind === "operator" ? facts.actor.id : null;
  const decided = { state, reason, waiting_key: null, decided_by, decided_at: facts.now, ...version };
  const closed = { ...approval, ...decided };
  const ended: RunRow = {
    ...run,
    iteration: run.iteration + 1,
    status,
    approval_state: state,
    error,
    result,
    actor: actingIn(facts),
    correlation_id: facts.correlationId,
    created_at: facts.now,
  };
  const { organization_id, id } = approval;
  const payload = {
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
      ...emit(facts, [name], ended.conversation_id, payload),
      audit(facts, `atlas_api.approval.${verbs[state]}`, id, {
        before: { state: approval.state, ...recordedVersion(approval) },
        after: { state, reason, ...approvedVersion(approval) },
      }),
    ],
  };
};

/** Both versions of what was changed, for the audit log; nothing where nothing was. */
const recordedVersion = ({ approved_hash, arguments: given, arguments_hash }: ApprovalRow) =>
  approved_hash === null ? {} : { arguments: given, arguments_hash };

const approvedVersion = ({ approved_hash, approved_arguments }: ApprovalRow) =>
  approved_hash === null ? {} : { arguments: approved_arguments, arguments_hash: approved_hash };

const verbs = { approved: "approve", rejected: "reject", expired: "expire" } as const;

/** Replaces the stored answer of the original call, so its key replays the result for another 24 hours. */
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
