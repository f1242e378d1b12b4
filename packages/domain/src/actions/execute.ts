import { requestApproval, auditedApproval } from "../console/approvals/request.ts";
import type { ConversationParts } from "../conversations/present.ts";
import { livingParts } from "../customers/living.ts";
import { type Facts, type Outcome, type Verb, accept, refuse, refuseMember } from "../outcome.ts";
import { audit, recordRun } from "../records.ts";
import type { Id } from "../rows.ts";
import { auditSending } from "../messages/queue.ts";
import type { Attaching } from "../messages/media/attach.ts";
import type { Quoting } from "../messages/quote.ts";
import { type Action, type ReplyPayload, actionOf } from "./action.ts";
import { type MoveFacts, moveConversation } from "./move.ts";
import { actionResult, queueReply, emitExecuted, replyProblem } from "./reply.ts";

export interface ExecuteActionFacts extends MoveFacts, Quoting, Attaching {
  /** The conversation to act in; null if the organization has none with this id. */
  readonly parts: ConversationParts | null;
  /** True if the owner that an assignment names is an operator of the organization. */
  readonly ownerKnown: boolean;
  /** Hex SHA-256 of a text. */
  readonly sha256: (text: string) => string;
}

type Done = Outcome<"actions.execute">;
type MoveAction = Exclude<Action, { readonly action_type: "reply" | "draft" }>;

/** Replies, drafts, or changes who has the conversation (POST /v1/atlas/actions). */
export const executeAction: Verb<"actions.execute", ExecuteActionFacts> = (facts, { body }) => {
  const parts = livingParts(facts.parts);
  if (!parts) return refuse("not_found", `Your organization has no conversation ${body.conversation_id}.`);
  const action = actionOf(body);
  if (action.action_type === "reply") return reply(facts, parts, action.payload);
  if (action.action_type === "draft") return draft(facts, parts, action.payload);
  return move(facts, parts, action);
};

/** Sends free-form content, which needs an open window. */
const reply = (facts: Facts & Quoting & Attaching, parts: ConversationParts, payload: ReplyPayload): Done => {
  const problem = replyProblem(facts, parts, payload);
  if (problem) return problem;
  const sent = queueReply(facts, parts, payload);
  if (sent.kind === "refused") return sent;
  const { queued } = sent;
  const { run, changes } = recordAction(facts, parts, "reply", ["send_message"]);
  return accept(actionResult(facts, parts, "reply", run, queued), [
    ...queued.changes,
    ...changes,
    ...emitExecuted(facts, parts, { action_type: "reply", payload: { text: payload.text } }, run, queued.message),
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

/** Changes who has the conversation. Emits `agent.handoff` if people had it not before. */
const move = (facts: ExecuteActionFacts, parts: ConversationParts, action: MoveAction): Done => {
  const { action_type } = action;
  const ownerId = action_type === "assign_owner" ? action.payload.owner_id : null;
  if (ownerId !== null && !facts.ownerKnown) return unknownOwner(ownerId);
  const done = moveConversation(facts, parts, { move: action_type, ownerId, action });
  if (done.kind === "refused") return done;
  return accept(actionResult(facts, parts, action_type, done.run), [
    ...done.changes,
    audit(facts, `atlas_api.action.${action_type}`, parts.conversation.id, done.difference),
  ]);
};

const recordAction = (facts: Facts, parts: ConversationParts, intent: string, tools: readonly string[] = []) =>
  recordRun(facts, { intent, conversation_id: parts.conversation.id, tools_called: tools });

const unknownOwner = (ownerId: Id) =>
  refuseMember("payload.owner_id", `must be an operator of your organization; ${ownerId} is not one`);
