import { type RecordedTool, type ToolArguments, tools } from "@atlas-messaging/contract";
import type { ApprovalRow } from "../console/approvals/rows.ts";
import { type RequestFacts, requestApproval, auditedApproval } from "../console/approvals/request.ts";
import { type Change, insert } from "../changes.ts";
import { type Refused, refuse } from "../outcome.ts";
import { audit, recordRun } from "../records.ts";
import type { RunRow } from "../rows.ts";
import { type ToolFacts, decisions } from "./decisions.ts";
import { type NamedRehearsal, departsFrom, rehearsalHash } from "./rehearsal.ts";
import type { ToolTypes } from "./tool.ts";

/** Facts of every tool call beside those of its tool. */
export interface CallFacts extends RequestFacts {
  /** For a risky call without an idempotency key: its hash, and the pending approval of the same call. */
  readonly repeats?: { readonly key: string; readonly waiting: ApprovalRow | null } | undefined;
}

/** A call that was executed. */
export interface Committed<Name extends RecordedTool> {
  readonly kind: "committed";
  readonly run: RunRow;
  readonly result: ToolTypes[Name]["result"];
  readonly changes: readonly Change[];
}

/** A dry run of a call. */
export interface Rehearsed<Name extends RecordedTool> {
  readonly kind: "rehearsed";
  readonly run: RunRow;
  readonly preview: ToolTypes[Name]["preview"];
  readonly approvalRequired: boolean;
  readonly changes: readonly Change[];
}

type ToolRefused<Name extends RecordedTool> = Refused<ToolTypes[Name]["refusal"]>;

/** A commit that does not match the dry run it names. */
type Departed = Refused<"not_found" | "conflict">;

/** Execution mode of a call. A commit may name the dry run that it must match. */
export type Execution =
  | { readonly mode: "dry_run" }
  | { readonly mode: "commit"; readonly rehearsal: NamedRehearsal | null };

/** A risky call that waits for a person. The refusal names its approval. */
type Waiting = Refused<"HITL_REQUIRED">;

/**
 * Executes a tool call (Tool server). `dry_run` decides the same but has no effect; `commit` executes. A refusal may
 * carry changes too.
 */
export const executeTool = <Name extends RecordedTool>(
  name: Name,
  facts: ToolFacts<Name> & CallFacts,
  given: ToolArguments<Name>,
  execution: Execution,
): Committed<Name> | Rehearsed<Name> | ToolRefused<Name> | Departed | Waiting =>
  execution.mode === "dry_run"
    ? rehearseTool(name, facts, given)
    : (departsFrom(execution.rehearsal, facts, name, given) ?? commitTool(name, facts, given));

/** Executes a tool. For a risky one it records only an approval request. */
export const commitTool = <Name extends RecordedTool>(
  name: Name,
  facts: ToolFacts<Name> & CallFacts,
  given: ToolArguments<Name>,
): Committed<Name> | ToolRefused<Name> | Waiting => {
  const decision = decisions[name](facts, given);
  if (decision.kind === "refused") return decision;
  if (tools[name].risk === "high") return proposeTool(name, facts, decision.recorded);
  const { run, changes } = recordRun(facts, {
    intent: name,
    conversation_id: decision.conversationId,
    tools_called: [name],
    citations: decision.citations,
    result: decision.kept.result,
  });
  const shown = decision.withRun?.(run) ?? [];
  return { kind: "committed", run, result: decision.result, changes: [...decision.changes, ...changes, ...shown] };
};

/** Decides without committing the decision's changes. Records a shadow run, which emits no event. */
const rehearseTool = <Name extends RecordedTool>(
  name: Name,
  facts: ToolFacts<Name> & CallFacts,
  given: ToolArguments<Name>,
): Rehearsed<Name> | ToolRefused<Name> => {
  const decision = decisions[name](facts, given);
  if (decision.kind === "refused") return decision;
  const approvalRequired = tools[name].risk === "high";
  const { run } = recordRun(facts, {
    intent: name,
    conversation_id: decision.knownConversationId,
    status: "shadow",
    tools_called: [name],
    approval_required: approvalRequired,
    citations: decision.citations,
    arguments_hash: rehearsalHash(facts, name, given),
    result: decision.kept.preview,
  });
  return { kind: "rehearsed", run, preview: decision.preview, approvalRequired, changes: [insert("runs", run)] };
};

/** Records an approval request. A repetition without a key, while the first call waits, is that call. */
const proposeTool = (
  name: RecordedTool,
  facts: CallFacts,
  recorded: Parameters<typeof requestApproval>[1]["arguments"],
): Waiting => {
  const { key = null, waiting = null } = facts.repeats ?? {};
  if (waiting) return waits(name, waiting, []);
  const proposal = {
    intent: name,
    action: { action_type: "tool_call", tool_name: name },
    arguments: recorded,
    toolsCalled: [name],
    parts: null,
    waitingKey: key,
  } as const;
  const { approval, changes } = requestApproval(facts, proposal);
  const audited = audit(facts, "atlas_api.approval.request", approval.id, { after: auditedApproval(approval) });
  return waits(name, approval, [...changes, audited]);
};

const waits = (name: RecordedTool, { id, run_id }: ApprovalRow, changes: readonly Change[]): Waiting => ({
  ...refuse("HITL_REQUIRED", `${name} waits for an operator.`, changes),
  approval_id: id,
  run_id,
});
