import type { SuccessOf } from "@atlas-messaging/contract";
import type { RunRow } from "../../rows.ts";
import type { ApprovalRow } from "./rows.ts";

type Approval = SuccessOf<"console.getApproval">["data"]["approval"];

/** An approval as the console shows it, with where its run is now. */
export const presentApproval = (approval: ApprovalRow, { status }: Pick<RunRow, "status">): Approval => ({
  id: approval.id,
  run_id: approval.run_id,
  run_status: status as Approval["run_status"], // The run of an approval is no rehearsal.
  approval_state: approval.state,
  action_type: approval.action_type,
  tool_name: approval.tool_name,
  arguments: { ...Object(approval.arguments) },
  conversation_id: approval.conversation_id,
  reason: approval.reason,
  decided_by: approval.decided_by,
  decided_at: approval.decided_at,
  created_at: approval.created_at,
  expires_at: approval.expires_at,
});

/** The approval as events show it. */
export const presentEventApproval = (approval: ApprovalRow) => ({
  id: approval.id,
  approval_state: approval.state,
  expires_at: approval.expires_at,
  decided_at: approval.decided_at,
  reason: approval.reason,
});

/** What is to be approved, as events show it. */
export const presentEventAction = ({ action_type, tool_name, arguments: payload }: ApprovalRow) => ({
  action_type,
  ...(tool_name === null ? {} : { tool_name }),
  payload: { ...Object(payload) },
});
