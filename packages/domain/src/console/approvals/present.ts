import type { SuccessOf } from "@atlas-messaging/contract";
import type { Json, RunRow } from "../../rows.ts";
import type { ApprovalRow } from "./rows.ts";

type Approval = SuccessOf<"console.getApproval">["data"]["approval"];

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
  ...(approval.tool_name === null ? {} : { tool_name: approval.tool_name }),
  payload: { ...Object(executedArguments(approval)) },
});
