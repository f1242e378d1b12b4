import { canonical } from "../core/canonical.ts";
import { type Change, insert } from "../core/changes.ts";
import { type ConversationParts, presentEventParts } from "../conversations/present.ts";
import type { AnswerOf, Facts } from "../core/outcome.ts";
import { emit, enqueue, presentRun, recordRun, outsideConversations } from "../core/records.ts";
import type { Id, Json } from "../rows/primitives.ts";
import type { RunRow } from "../rows/runs.ts";
import { day, later } from "../core/time.ts";
import type { ApprovalRow } from "../rows/approvals.ts";

/** A call or draft to be approved by a person. */
export interface Proposal {
  readonly intent: string;
  /** A risky tool and its arguments, or a draft and its text. */
  readonly action:
    | { readonly action_type: "tool_call"; readonly tool_name: string }
    | { readonly action_type: "draft" };
  readonly arguments: { readonly [name: string]: Json };
  readonly toolsCalled: readonly string[];
  /** Hash that makes repetitions of a call without a key one; null or absent for any other. */
  readonly waitingKey?: string | null;
  /** The conversation of the proposal; null if it has none. */
  readonly parts: ConversationParts | null;
}

export interface RequestFacts extends Facts {
  /** Hex SHA-256 of a text. It binds an approval to the requested call. */
  readonly sha256: (text: string) => string;
}

const lifetime = 7 * day;

/** The call or draft that an approval is bound to. */
interface BoundCall {
  /** The name of a tool, or `draft`. */
  readonly tool: string;
  readonly arguments: Json;
  readonly conversationId: Id | null;
}

/** Returns the text whose hash binds an approval to its call: tool, arguments and conversation. */
export const approvalText = ({ tool, arguments: given, conversationId }: BoundCall): string =>
  canonical([tool, given, conversationId]);

/** Records a pending approval with its run, event and expiry. Nothing else changes until it is decided. */
export const requestApproval = (
  facts: RequestFacts,
  proposal: Proposal,
): { readonly run: RunRow; readonly approval: ApprovalRow; readonly changes: Change[] } => {
  const { action, parts } = proposal;
  const id = facts.newId();
  const conversationId = parts?.conversation.id ?? null;
  const tool = action.action_type === "tool_call" ? action.tool_name : null;
  const call = { tool: tool ?? action.action_type, arguments: proposal.arguments, conversationId };
  const { run, changes } = recordRun(facts, {
    intent: proposal.intent,
    conversation_id: conversationId,
    status: "pending_approval",
    tools_called: proposal.toolsCalled,
    approval_required: true,
    approval_state: "pending",
    approval_id: id,
  });
  const approval: ApprovalRow = {
    organization_id: facts.organizationId,
    id,
    run_id: run.run_id,
    action_type: action.action_type,
    tool_name: tool,
    conversation_id: conversationId,
    arguments: proposal.arguments,
    arguments_hash: facts.sha256(approvalText(call)),
    approved_arguments: null,
    approved_hash: null,
    state: "pending",
    reason: null,
    requested_by: facts.actor.id,
    idempotency_scope: facts.idempotencyKey?.scope ?? null,
    idempotency_operation: facts.idempotencyKey?.operation ?? null,
    idempotency_key: facts.idempotencyKey?.key ?? null,
    waiting_key: proposal.waitingKey ?? null,
    decided_by: null,
    decided_at: null,
    expires_at: later(facts.now, lifetime),
    created_at: facts.now,
  };
  const pending = emit(facts, ["agent.action_pending"], conversationId, {
    ...(parts ? presentEventParts(parts) : outsideConversations),
    session: undefined,
    run: presentRun(run),
    action: presentEventAction(approval),
    approval: presentEventApproval(approval),
  });
  const expiry = enqueue(facts, { kind: "expire_approval", subject_id: id, due_at: approval.expires_at });
  return { run, approval, changes: [...changes, insert("approvals", approval), ...pending, expiry] };
};

/** Selects an approval's members for the audit log. The arguments may name a customer, so they are left out. */
export const auditedApproval = ({ state, tool_name, arguments_hash, expires_at }: ApprovalRow) => ({
  state,
  tool_name,
  arguments_hash,
  expires_at,
});

type Approval = AnswerOf<"console.approvals.get">["data"]["approval"];

/** Presents an approval to the console, with the current status of its run. */
export const presentApproval = (approval: ApprovalRow, { status }: Pick<RunRow, "status">): Approval => ({
  id: approval.id,
  run_id: approval.run_id,
  run_status: status as Approval["run_status"], // The run of an approval is never a dry run.
  approval_state: approval.state,
  action_type: approval.action_type,
  tool_name: approval.tool_name,
  arguments: { ...Object(approval.arguments) },
  arguments_hash: approval.arguments_hash,
  approved_arguments: approval.approved_arguments === null ? null : { ...Object(approval.approved_arguments) },
  approved_hash: approval.approved_hash,
  conversation_id: approval.conversation_id,
  reason: approval.reason,
  decided_by: approval.decided_by,
  decided_at: approval.decided_at,
  created_at: approval.created_at,
  expires_at: approval.expires_at,
});

/** Presents an approval in events. */
export const presentEventApproval = (approval: ApprovalRow) => ({
  id: approval.id,
  approval_state: approval.state,
  expires_at: approval.expires_at,
  decided_at: approval.decided_at,
  reason: approval.reason,
});

/** Returns the arguments to execute: those of the operator, or the recorded ones. */
export const executedArguments = ({
  arguments: recorded,
  approved_arguments,
}: Pick<ApprovalRow, "arguments" | "approved_arguments">): Json => approved_arguments ?? recorded;

/** Presents the action to approve in events, with the arguments that are executed. */
export const presentEventAction = (approval: ApprovalRow) => ({
  action_type: approval.action_type,
  tool_name: approval.tool_name ?? undefined,
  payload: { ...Object(executedArguments(approval)) },
});
