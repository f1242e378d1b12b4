/** A risky call as a task of MCP: from the request for approval to the outcome. Its run is its id. */
import type { ErrorCode } from "@atlas-messaging/contract";
import type { RecordedTool } from "@atlas-messaging/validators/tools";
import type { Change } from "../core/changes.ts";
import { type DecisionFacts, isWithdrawn, whyTurnedDown, withdraw } from "./decide.ts";
import type { ApprovalRow } from "../rows/approvals.ts";
import type { CredentialRow } from "../rows/access.ts";
import type { Id, Instant } from "../rows/primitives.ts";
import type { RunRow } from "../rows/runs.ts";
import { day, second } from "../core/time.ts";
import { type ToolAnswer, committedAnswer, isRisky, refusedAnswer } from "../tools/decide.ts";

/** Facts about the call of a run; null where the organization has no such row. */
export interface TaskFacts extends DecisionFacts {
  /** The credential that made the call. */
  readonly requester: CredentialRow | null;
}

/** A call that waits or waited for an approval, with the latest record of its run. */
export interface Task {
  readonly approval: ApprovalRow;
  readonly run: RunRow;
  readonly tool: RecordedTool;
}

/** Finds the call as its caller's task. A call of anybody else is unknown. */
export const taskOf = (
  { approval, run, requester }: Pick<TaskFacts, "approval" | "run" | "requester">,
  caller: Id,
): Task | null => {
  if (!approval || !run || !requester || !isRisky(approval.tool_name)) return null;
  return (requester.owner_id ?? requester.id) === caller ? { approval, run, tool: approval.tool_name } : null;
};

/** Withdraws a call that waits. Cancelling one that has ended changes nothing. */
export const cancelTask = (facts: DecisionFacts, { approval, run }: Task): readonly Change[] =>
  approval.state === "pending" && facts.now < approval.expires_at ? withdraw(facts, { approval, run }) : [];

interface TaskView {
  readonly taskId: Id;
  readonly status: "working" | "completed" | "cancelled";
  readonly statusMessage: string;
  readonly createdAt: Instant;
  readonly lastUpdatedAt: Instant;
  readonly ttlMs: number;
  readonly pollIntervalMs: number;
}

/** Milliseconds that a task is kept at least: its run, and the credential that tells whose it is. */
export const taskLifetime = 8 * day;
/** Milliseconds that a caller should wait between two questions. */
const pollIntervalMs = 5 * second;

/** Presents a task. A refused call has completed, since MCP keeps `failed` for errors of the protocol. */
export const presentTask = ({ approval, run, tool }: Task): TaskView => ({
  taskId: run.run_id,
  status: approval.state === "pending" ? "working" : isWithdrawn(approval) ? "cancelled" : "completed",
  statusMessage: messageOf({ approval, run, tool }),
  createdAt: approval.created_at,
  lastUpdatedAt: run.created_at,
  ttlMs: taskLifetime,
  pollIntervalMs,
});

const messageOf = ({ approval, run, tool }: Task): string => {
  if (approval.state === "pending") return `${tool} waits for a person's approval. Nothing has happened yet.`;
  if (approval.state !== "approved") return whyTurnedDown(approval);
  return run.error?.message ?? `A person has approved ${tool}, and it is done.`;
};

/** Answers what the call would answer now; null while it waits, and if it was withdrawn. */
export const answerOfTask = ({ approval, run }: Task): ToolAnswer | null => {
  if (approval.state === "pending" || isWithdrawn(approval)) return null;
  const { id: approval_id, run_id } = approval;
  if (approval.state !== "approved") {
    return refusedAnswer({ code: "conflict", message: whyTurnedDown(approval), approval_id, run_id });
  }
  if (run.error === null) return committedAnswer(run, Object(run.result));
  // A failed run keeps the refusal of its tool.
  return refusedAnswer({ code: run.error.code as ErrorCode, message: run.error.message, approval_id, run_id });
};
