import { canonical } from "../canonical.ts";
import { type Change, insert } from "../changes.ts";
import type { ConversationParts } from "../conversations/present.ts";
import type { Facts } from "../outcome.ts";
import { emit, presentRun, recordRun } from "../records.ts";
import type { Json, RunRow } from "../rows.ts";
import { day, later } from "../time.ts";
import type { ApprovalRow } from "./rows.ts";

/** What waits for a person. */
export interface Proposal {
  readonly intent: string;
  /** A risky tool and its arguments, or a draft and its text. */
  readonly action:
    | { readonly action_type: "tool_call"; readonly tool_name: string }
    | { readonly action_type: "draft" };
  readonly arguments: { readonly [name: string]: Json };
  readonly toolsCalled: readonly string[];
  /** The conversation that it belongs to, if any. */
  readonly parts: ConversationParts | null;
  /** Hex SHA-256 of `approvalText` of the same proposal. */
  readonly argumentsHash: string;
}

const lifetime = 7 * day;

/** The text whose hash binds an approval to what was asked: tool, arguments and conversation, in this order. */
export const approvalText = ({ action, arguments: given, parts }: Omit<Proposal, "argumentsHash">): string =>
  canonical([
    action.action_type === "tool_call" ? action.tool_name : action.action_type,
    given,
    parts?.conversation.id ?? null,
  ]);

/** The approval as events show it. */
const presentEventApproval = (approval: ApprovalRow) => ({
  id: approval.id,
  approval_state: approval.state,
  expires_at: approval.expires_at,
  decided_at: approval.decided_at,
  reason: approval.reason,
});

/** Records what waits for a person, its run and the event that tells of it; nothing else changes until it is decided. */
export const requestApproval = (
  facts: Facts,
  proposal: Proposal,
): { readonly run: RunRow; readonly approval: ApprovalRow; readonly changes: Change[] } => {
  const { action, parts } = proposal;
  const id = facts.newId();
  const { run, changes } = recordRun(facts, {
    intent: proposal.intent,
    conversation_id: parts?.conversation.id ?? null,
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
    tool_name: action.action_type === "tool_call" ? action.tool_name : null,
    conversation_id: parts?.conversation.id ?? null,
    arguments: proposal.arguments,
    arguments_hash: proposal.argumentsHash,
    state: "pending",
    reason: null,
    requested_by: facts.actor.id,
    decided_by: null,
    decided_at: null,
    expires_at: later(facts.now, lifetime),
    created_at: facts.now,
  };
  const told = emit(facts, ["agent.action_pending"], parts?.conversation.id ?? null, {
    ...(parts
      ? {
          conversation_id: parts.conversation.id,
          channel: parts.channel.channel,
          customer: { id: parts.customer.id, phone_number: parts.customer.phone_number },
        }
      : {}),
    run: presentRun(run),
    action: { ...action, payload: proposal.arguments },
    approval: presentEventApproval(approval),
  });
  return { run, approval, changes: [...changes, insert("approvals", approval), ...told] };
};
