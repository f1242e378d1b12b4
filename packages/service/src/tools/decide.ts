import { type Detail, type ErrorCode, errors, isKeyOf } from "@atlas-messaging/contract";
import { type RecordedTool, type ToolArguments, tools } from "@atlas-messaging/validators/tools";
import type { ApprovalRow } from "../rows/approvals.ts";
import { type RequestFacts, auditedApproval, requestApproval } from "../actions/approval.ts";
import { type Change, insert } from "../core/changes.ts";
import { type Facts, type Refused, refuse } from "../core/outcome.ts";
import { audit, recordRun } from "../core/records.ts";
import type { RunRow } from "../rows/runs.ts";
import { type SendPreview, type ToolDecision, type ToolDone, type ToolTypes, presentPassages } from "./tool.ts";
import { planMove } from "../actions/decide.ts";
import { livingParts } from "../customers/decide.ts";
import { countGap } from "../knowledge/gaps.ts";
import { answerFrom, citationsOf } from "@atlas-messaging/answers/search/answer";
import { type SentMessage, auditSending, sendInto, sendToPhone } from "../messages/send.ts";
import { type Id, type Instant, type Json, asJson } from "../rows/primitives.ts";
import { issueVoucher } from "../vouchers/vouchers.ts";
import { canonical } from "../core/canonical.ts";

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

export type ToolFacts<Name extends RecordedTool> = ToolTypes[Name]["facts"] & Facts;

type Decisions = {
  readonly [Name in RecordedTool]: (facts: ToolFacts<Name>, given: ToolArguments<Name>) => ToolDecision<Name>;
};

/** The decision of each tool, the same for dry runs, proposals and commits. */
export const decisions: Decisions = {
  send_message: (facts, given) => {
    const sent = sendInto(facts, given);
    return sent.kind === "refused" ? sent : sentDone(facts, given, sent, sent.message.conversation_id);
  },
  send_message_to_phone: (facts, given) => {
    const sent = sendToPhone(facts, given);
    return sent.kind === "refused" ? sent : sentDone(facts, given, sent, facts.conversation?.id ?? null);
  },
  search_knowledge: (facts, given) => {
    const answer = answerFrom(facts.hits);
    const passages = presentPassages(answer);
    return {
      kind: "done",
      result: passages,
      preview: passages,
      kept: keptAlike(withoutPassages(passages)),
      recorded: asJson(given),
      conversationId: null,
      knownConversationId: null,
      citations: citationsOf(answer.results),
      changes: countGap(facts, given.query, facts.hits),
    };
  },
  issue_voucher: (facts) => {
    const issued = issueVoucher(facts);
    if (issued.kind === "refused") return issued;
    const { id, code } = issued.voucher;
    // The code is worth the voucher, so a dry run does not show it.
    const preview = { voucher_id: id, customer_id: issued.customerId };
    const result = { ...preview, code, issued_at: facts.now };
    return {
      kind: "done",
      result,
      preview,
      kept: { result, preview },
      recorded: preview,
      conversationId: null,
      knownConversationId: null,
      citations: [],
      changes: issued.changes,
    };
  },
  handoff: (facts, given) => {
    const parts = livingParts(facts.parts);
    if (!parts) return refuse("not_found", `Your organization has no conversation ${given.conversation_id}.`);
    const payload = given.text === undefined ? {} : { text: given.text };
    const asked = { move: "handoff", ownerId: null, action: { action_type: "handoff", payload } } as const;
    const plan = planMove({ ...facts, unanswered: null }, parts, asked);
    if ("kind" in plan) return plan;
    const { id } = parts.conversation;
    const handed = { conversation_id: id, status: "handed_off" } as const;
    return {
      kind: "done",
      result: handed,
      preview: handed,
      kept: keptAlike(handed),
      recorded: asJson(given),
      conversationId: id,
      knownConversationId: id,
      citations: [],
      changes: [audit(facts, "atlas_api.action.handoff", id, plan.difference)],
      withRun: plan.changesWith,
    };
  },
};

const keptAlike = (kept: Json) => ({ result: kept, preview: kept });

const withoutPassages = ({ results, ...answer }: ToolTypes["search_knowledge"]["result"]): Json =>
  asJson({ ...answer, results: results.map(withoutPassage) });

const withoutPassage = (result: ToolTypes["search_knowledge"]["result"]["results"][number]) => {
  const { content: _, ...found } = result;
  return found;
};

type Sending = ToolDone<ToolTypes["send_message"]["result"], SendPreview>;

const sentDone = (facts: Facts, given: object, sent: SentMessage, knownConversationId: Id | null): Sending => {
  const { acknowledgement, message } = sent;
  const { type, text, template_id, category } = message;
  const { phone_number, ...result } = acknowledgement;
  const { window_open } = acknowledgement;
  const preview = { conversation_id: knownConversationId, window_open };
  return {
    kind: "done",
    result: acknowledgement,
    preview: { ...preview, phone_number, message: { type, text, template_id, category } },
    kept: { result: asJson(result), preview: { ...preview, message: { type, template_id, category } } },
    recorded: asJson(given),
    conversationId: message.conversation_id,
    knownConversationId,
    citations: [],
    changes: [...sent.changes, auditSending(facts, "atlas_api.message.send", message)],
  };
};

// Tools that need an approval. Their calls are recorded, and executed as recorded.

export type RiskyTool = {
  [Name in RecordedTool]: (typeof tools)[Name]["risk"] extends "high" ? Name : never;
}[RecordedTool];

/** Rows that a recorded call refers to. */
export type RecordedCallFacts = Omit<ToolTypes[RiskyTool]["facts"], keyof Facts>;

export const isRisky = (name: string | null): name is RiskyTool =>
  name !== null && isKeyOf(tools, name) && tools[name].risk === "high";

/** Decides a recorded call. Its arguments were validated before they were recorded. */
export const decideRecorded = (name: RiskyTool, facts: ToolFacts<RiskyTool>, given: Json): ToolDecision<RiskyTool> =>
  decisions[name](facts, given as never);

/** The dry run that a commit must match. */
export interface NamedRehearsal {
  readonly id: Id;
  /** Null where the organization has no such run. */
  readonly run: RunRow | null;
}

interface Hashing {
  /** Hex SHA-256 of a text. */
  readonly sha256: (text: string) => string;
}

/** Hashes tool and arguments, which binds a dry run to its call. */
const rehearsalHash = ({ sha256 }: Hashing, name: RecordedTool, given: object): string =>
  sha256(canonical([name, given]));

/** Refuses a commit that differs from the dry run it names; null if it matches or names none. */
const departsFrom = (
  rehearsal: NamedRehearsal | null,
  facts: Hashing,
  name: RecordedTool,
  given: object,
): Refused<"not_found" | "conflict"> | null => {
  if (rehearsal === null) return null;
  const { id, run } = rehearsal;
  if (run?.status !== "shadow") return refuse("not_found", `Your organization has no shadow run ${id}.`);
  if (run.arguments_hash === rehearsalHash(facts, name, given)) return null;
  return refuse("conflict", `The shadow run ${id} is of another call; dry-run this one, or name no shadow run.`);
};

// Answers to tool calls, in the form of the tool server's output schemas.

/** A refused call, as its answer shows it. */
export interface ToolRefusal {
  readonly code: ErrorCode;
  readonly message: string;
  readonly retryable: boolean;
  readonly details?: readonly Detail[];
  readonly approval_id?: Id;
  readonly run_id?: Id;
  readonly may_send_at?: Instant;
  /** Seconds to wait, for `rate_limited`. */
  readonly retry_after_seconds?: number;
}

/** The structured content: the tool's result with its run and mode, or a refusal. */
export type ToolAnswer = { readonly [member: string]: unknown } | { readonly error: ToolRefusal };

export const refusalIn = (answer: ToolAnswer): ToolRefusal | null =>
  "error" in answer ? (answer.error as ToolRefusal) : null; // No tool's result has a member `error`.

/** Serializes an answer to store it. The status is that of the same refusal over plain HTTP. */
export const serializeAnswer = (answer: ToolAnswer): { readonly status: number; readonly answer: string } => {
  const refusal = refusalIn(answer);
  return { status: refusal ? errors[refusal.code].status : 200, answer: JSON.stringify(answer) };
};

export const committedAnswer = ({ run_id }: Pick<RunRow, "run_id">, result: object): ToolAnswer => ({
  ...result,
  run_id,
  execution_mode: "commit",
});

type Refusing = { readonly code: ErrorCode; readonly message: string } & Omit<ToolRefusal, "retryable">;

export const refusedAnswer = ({ code, message, ...more }: Refusing): ToolAnswer => ({
  error: {
    code,
    message,
    retryable: errors[code].retryable,
    ...(more.details && { details: more.details }),
    ...(more.approval_id !== undefined && { approval_id: more.approval_id }),
    ...(more.run_id !== undefined && { run_id: more.run_id }),
    ...(more.may_send_at !== undefined && { may_send_at: more.may_send_at }),
    ...(more.retry_after_seconds !== undefined && { retry_after_seconds: more.retry_after_seconds }),
  },
});
