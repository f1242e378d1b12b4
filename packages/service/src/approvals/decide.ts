import { type Change, insert, update } from "../core/changes.ts";
import { type ConversationParts, presentEventParts } from "../conversations/present.ts";
import { type Facts, type Refused, type Verb, accept, refuse, refuseMember, refuseMembers } from "../core/outcome.ts";
import type { RunRow } from "../rows/runs.ts";
import { approvalText, presentApproval, presentEventAction, presentEventApproval } from "../actions/approval.ts";
import type { ApprovalRow } from "../rows/approvals.ts";
import { actingIn, audit, emit, presentRun, outsideConversations, emitRun } from "../core/records.ts";
import { type Id, type Json, asJson } from "../rows/primitives.ts";
import type { IdempotencyRow } from "../rows/requests.ts";
import { actionResult } from "../actions/decide.ts";
import { dueAgain, finish } from "../core/jobs.ts";
import type { JobRow } from "../rows/jobs.ts";
import { refusedAnswer, serializeAnswer } from "../tools/decide.ts";
import type { Detail } from "@atlas-messaging/contract";
import { canonical } from "../core/canonical.ts";

// The common part of approving, rejecting and expiring: checks and records.

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
    ...(facts.parts ? presentEventParts(facts.parts) : outsideConversations),
    session: undefined,
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
      ...emitRun(facts, ended),
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

/** Ends a pending call or draft without executing anything (Runs and approvals). */
export const reject: Verb<"console.approvals.reject", DecisionFacts> = (facts, { params, body }) => {
  const { approval, run } = facts;
  if (!approval || !run) return unknownApproval(params.approval_id);
  const open = decidable(facts, { approval, run });
  if ("kind" in open) return open;
  const reason = body?.reason ?? null;
  const why = whyRejected(reason);
  const closed = turnDown(facts, open, { state: "rejected", reason, why });
  return accept({ ok: true, data: { approval: presentApproval(closed.approval, closed.run) } }, closed.changes);
};

/** Runs the job that expires an undecided approval. */
export const expireApproval = (facts: DecisionFacts & { readonly job: JobRow }): readonly Change[] => {
  const { job, approval, run, now } = facts;
  if (!approval || !run || approval.state !== "pending") return [finish(job)];
  if (now < approval.expires_at) return [dueAgain(job, approval.expires_at)];
  const ending = { state: "expired", reason: null, why: whyExpired } as const;
  return [...turnDown(facts, { approval, run }, ending).changes, finish(job)];
};

/** Withdraws a pending call for its caller. */
export const withdraw = (facts: DecisionFacts, open: Decidable): readonly Change[] =>
  turnDown(facts, open, { state: "rejected", reason: whyWithdrawn, why: whyWithdrawn }).changes;

const whyRejected = (reason: string | null): string =>
  `An operator has rejected this call${reason === null ? "" : `: ${reason}`}`;

const whyExpired = "Nobody approved this call in time.";

const whyWithdrawn = "The caller has withdrawn this call.";

/** Tells if the caller has withdrawn the call: only operators reject, and each by name. */
export const isWithdrawn = ({ state, decided_by }: ApprovalRow): boolean => state === "rejected" && decided_by === null;

/** Tells why a call was turned down. */
export const whyTurnedDown = (approval: ApprovalRow): string => {
  if (approval.state === "expired") return whyExpired;
  return isWithdrawn(approval) ? whyWithdrawn : whyRejected(approval.reason);
};

const turnDown = (
  facts: DecisionFacts,
  open: Decidable,
  {
    state,
    reason,
    why,
  }: { readonly state: "rejected" | "expired"; readonly reason: string | null; readonly why: string },
) => {
  const { changes, ...closed } = conclude(facts, open, { state, reason, status: "rejected", error: null });
  const answer = answerOf(facts, open, closed.run, why);
  return { ...closed, changes: [...changes, ...(answer ? replayInstead(facts, answer) : [])] };
};

/** Composes the new answer to the original call: acceptance of an action, refusal of a tool call. */
const answerOf = (
  facts: DecisionFacts,
  { approval }: Decidable,
  run: RunRow,
  message: string,
): Pick<IdempotencyRow, "status" | "answer"> | null => {
  const { parts } = facts;
  const { id: approval_id, run_id } = approval;
  if (approval.action_type === "tool_call") {
    return serializeAnswer(refusedAnswer({ code: "conflict", message, approval_id, run_id }));
  }
  return parts && { status: 200, answer: JSON.stringify(actionResult(facts, parts, "draft", run)) };
};

// An approval that is given with other arguments, or another text, than those that were recorded.

/** Members of a request that change what is executed. */
export interface Revision {
  readonly arguments?: { readonly [name: string]: unknown };
  readonly text?: string;
}

export interface RevisionFacts extends DecisionFacts {
  /** Returns what is wrong with the arguments of a tool, by its schema. */
  readonly checkArguments: (tool: string, given: unknown) => readonly Detail[];
}

/** An approval with what shall be executed, and the changes that record another version. */
export interface Revised extends Decidable {
  readonly kind: "revised";
  readonly changes: readonly Change[];
}

/** Takes over the arguments or the text of the request. They are executed in place of the recorded ones. */
export const revise = (
  facts: RevisionFacts,
  open: Decidable,
  given: Revision,
): Revised | Refused<"validation_failed"> => {
  const { approval } = open;
  const refused = refusalOf(facts, open, given);
  if (refused) return refused;
  const wanted = wantedBy(given);
  if (wanted === null || canonical(wanted) === canonical(approval.arguments))
    return { kind: "revised", ...open, changes: [] };
  return withVersion(facts, open, wanted);
};

const wantedBy = ({ arguments: given, text }: Revision): Json | null => {
  if (given !== undefined) return asJson(given);
  return text === undefined ? null : { text };
};

const refusalOf = (
  facts: RevisionFacts,
  { approval: { tool_name } }: Decidable,
  { arguments: given, text }: Revision,
): Refused<"validation_failed"> | null => {
  if (tool_name === null)
    return given === undefined ? null : refuseMember("arguments", "must be left out: a draft has a text");
  if (text !== undefined) return refuseMember("text", "must be left out: a call of a tool has arguments");
  const wrong = given === undefined ? [] : facts.checkArguments(tool_name, given);
  if (wrong.length === 0) return null;
  return refuseMembers(wrong.map(({ path, message }) => ({ path: withinArguments(path), message })));
};

const withinArguments = (path: string): string => (path === "arguments" ? path : `arguments.${path}`);

/** Appends an iteration with the hash of the new version. The recorded version stays as it was. */
const withVersion = (facts: DecisionFacts, { approval, run }: Decidable, wanted: Json): Revised => {
  const { tool_name, action_type, conversation_id } = approval;
  const text = approvalText({ tool: tool_name ?? action_type, arguments: wanted, conversationId: conversation_id });
  const hash = facts.sha256(text);
  const revised: RunRow = {
    ...run,
    iteration: run.iteration + 1,
    arguments_hash: hash,
    actor: actingIn(facts),
    correlation_id: facts.correlationId,
    created_at: facts.now,
  };
  return {
    kind: "revised",
    approval: { ...approval, approved_arguments: wanted, approved_hash: hash },
    run: revised,
    changes: [insert("runs", revised), ...emitRun(facts, revised)],
  };
};
