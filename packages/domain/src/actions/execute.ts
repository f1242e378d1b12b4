import { requestApproval, auditedApproval } from "../console/approvals/request.ts";
import { type Change, update } from "../changes.ts";
import { type ConversationParts, presentEventParts } from "../conversations/present.ts";
import { type Facts, type Outcome, type Verb, accept, refuse, refuseMember } from "../outcome.ts";
import { audit, emit, presentRun, recordRun } from "../records.ts";
import type { ConversationRow, Id } from "../rows.ts";
import { auditSending } from "../messages/queue.ts";
import { type Action, actionOf } from "./action.ts";
import { actionResult, queueReply, emitExecuted } from "./reply.ts";

export interface ExecuteActionFacts extends Facts {
  /** The conversation to act in; null if the organization has none with this id. */
  readonly parts: ConversationParts | null;
  /** True if the owner that an assignment names is an operator of the organization. */
  readonly ownerKnown: boolean;
  /** Hex SHA-256 of a text. */
  readonly sha256: (text: string) => string;
}

type Done = Outcome<"actions.execute">;
type ActionOf<Type extends Action["action_type"]> = Extract<Action, { action_type: Type }>;

/** Replies, drafts, hands off or assigns an owner (POST /v1/atlas/actions). */
export const executeAction: Verb<"actions.execute", ExecuteActionFacts> = (facts, { body }) => {
  const { parts } = facts;
  if (!parts) return refuse("not_found", `Your organization has no conversation ${body.conversation_id}.`);
  const action = actionOf(body);
  if (action.action_type === "handoff") return handOff(facts, parts, action);
  if (action.action_type === "assign_owner") return assignOwner(facts, parts, action);
  return action.action_type === "draft" ? draft(facts, parts, action.payload) : reply(facts, parts, action.payload);
};

/** Sends free-form text, which needs an open window. */
const reply = (facts: Facts, parts: ConversationParts, payload: { readonly text: string }): Done => {
  const sent = queueReply(facts, parts, payload);
  if (sent.kind === "refused") return sent;
  const { queued } = sent;
  const { run, changes } = recordAction(facts, parts, "reply", ["send_message"]);
  return accept(actionResult(facts, parts, "reply", run, queued), [
    ...queued.changes,
    ...changes,
    ...emitExecuted(facts, parts, { action_type: "reply", payload }, run, queued.message),
    auditSending(facts, "atlas_api.action.reply", queued.message),
  ]);
};

/** Proposes a reply; nothing reaches the customer until an operator approves it. */
const draft = (facts: ExecuteActionFacts, parts: ConversationParts, payload: { readonly text: string }): Done => {
  const proposal = {
    intent: "draft",
    action: { action_type: "draft" },
    arguments: payload,
    toolsCalled: [],
    parts,
  } as const;
  const { run, approval, changes } = requestApproval(facts, proposal);
  return accept(actionResult(facts, parts, "draft", run), [
    ...changes,
    audit(facts, "atlas_api.action.draft", approval.id, { after: auditedApproval(approval) }),
  ]);
};

/** Hands the conversation off to people. Emits `agent.handoff` unless they had it already. */
const handOff = (facts: Facts, parts: ConversationParts, action: ActionOf<"handoff">): Done => {
  const { conversation } = parts;
  const { status } = conversation;
  const { run, changes } = recordAction(facts, parts, "handoff");
  const events =
    status === "handed_off"
      ? emitExecuted(facts, parts, action, run)
      : emit(facts, ["agent.handoff", "atlas.action.executed"], conversation.id, {
          ...presentEventParts(parts),
          run: presentRun(run),
          action: { ...action },
        });
  return accept(actionResult(facts, parts, "handoff", run), [
    change(facts, conversation, { status: "handed_off" }),
    ...changes,
    ...events,
    audit(facts, "atlas_api.action.handoff", conversation.id, { before: { status }, after: { status: "handed_off" } }),
  ]);
};

const assignOwner = (facts: ExecuteActionFacts, parts: ConversationParts, action: ActionOf<"assign_owner">): Done => {
  const { owner_id } = action.payload;
  if (!facts.ownerKnown) return unknownOwner(owner_id);
  const { id, owner_id: before } = parts.conversation;
  const { run, changes } = recordAction(facts, parts, "assign_owner");
  return accept(actionResult(facts, parts, "assign_owner", run), [
    change(facts, parts.conversation, { owner_id }),
    ...changes,
    ...emitExecuted(facts, parts, action, run),
    audit(facts, "atlas_api.action.assign_owner", id, { before: { owner_id: before }, after: { owner_id } }),
  ]);
};

/** Updates the conversation, if its status and owner are still as read. */
const change = (
  facts: Facts,
  row: ConversationRow,
  set: Partial<Pick<ConversationRow, "status" | "owner_id">>,
): Change => {
  const { organization_id, id, status, owner_id } = row;
  return update("conversations", { organization_id, id, status, owner_id }, { ...set, updated_at: facts.now });
};

const recordAction = (facts: Facts, parts: ConversationParts, intent: string, tools: readonly string[] = []) =>
  recordRun(facts, { intent, conversation_id: parts.conversation.id, tools_called: tools });

const unknownOwner = (ownerId: Id) =>
  refuseMember("payload.owner_id", `must be an operator of your organization; ${ownerId} is not one`);
