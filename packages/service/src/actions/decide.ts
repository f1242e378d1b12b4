import { keptMetadata, metadataProblem } from "../core/metadata.ts";
import { auditedApproval, requestApproval } from "./approval.ts";
import {
  type ConversationParts,
  type Unanswered,
  presentEventMessage,
  presentEventParts,
  windowOf,
} from "../conversations/present.ts";
import { numberOf } from "../core/addresses.ts";
import { livingParts } from "../customers/decide.ts";
import {
  type AnswerOf,
  type Facts,
  type Outcome,
  type Refused,
  type Verb,
  accept,
  refuse,
  refuseMember,
  refuseMembers,
} from "../core/outcome.ts";
import { type Difference, audit, authorOf, emit, presentRun, recordRun } from "../core/records.ts";
import type { Id, Metadata } from "../rows/primitives.ts";
import { type QueuedMessage, type Quoting, auditSending, queueMessage, quoteProblem } from "../messages/send.ts";
import { contentProblem, previewProblem, shortTextOf } from "../messages/content.ts";
import { type Attaching, mediaProblem } from "../core/media-content.ts";
import { enqueueMissedTurn } from "../turns/enqueue.ts";
import { type Change, update } from "../core/changes.ts";
import { type Move, emitUpdated, moved, refuseAgent, updateConversation } from "../conversations/decide.ts";
import type { ConversationRow } from "../rows/conversations.ts";
import type { RunRow } from "../rows/runs.ts";
import type { ValidBodyOf } from "@atlas-messaging/contract";
import type { MessageContent, MessageRow } from "../rows/messages.ts";

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
  if (action.action_type === "reply") {
    const whileHandedOff = "while_handed_off" in body && body.while_handed_off === true;
    return refuseAgent(facts, parts.conversation, whileHandedOff) ?? reply(facts, parts, action.payload);
  }
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
  const after = { ...parts, conversation: queued.conversation };
  return accept(actionResult(facts, parts, "reply", run, queued), [
    ...queued.changes,
    ...changes,
    ...emitExecuted(facts, after, { action_type: "reply", payload: { text: payload.text } }, run, queued.message),
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

// Changes of who has a conversation, as actions and console operations share them.

export interface MoveFacts extends Facts {
  /** The customer's last message, if an agent serves the channel and no hosted one has spoken since; else null. */
  readonly unanswered: Unanswered | null;
}

/** A requested move. */
export interface AskedMove {
  readonly move: Move;
  /** The owner that the move sets; null for none. */
  readonly ownerId: Id | null;
  /** The action as events show it. */
  readonly action: Action;
}

/** A move with its records, without the audit entry. */
export interface MovedConversation {
  readonly kind: "moved";
  readonly conversation: ConversationRow;
  readonly run: RunRow;
  readonly difference: Difference;
  readonly changes: readonly Change[];
}

/** A move before its run is recorded. */
interface PlannedMove {
  readonly conversation: ConversationRow;
  readonly difference: Difference;
  /** Changes of the move, which show its run. */
  readonly changesWith: (run: RunRow) => readonly Change[];
}

/** Plans a move, whose run the caller records. A wrong state is a conflict. */
export const planMove = (
  facts: MoveFacts,
  parts: ConversationParts,
  { move: wanted, ownerId, action }: AskedMove,
): PlannedMove | Refused<"conflict"> => {
  const set = moved(parts.conversation, wanted, ownerId);
  if ("kind" in set) return set;
  const { conversation, updated } = updateConversation(facts, parts.conversation, set);
  const [begun, ended] = [auditedState(parts.conversation), auditedState(conversation)];
  const isHandoff = begun.status !== "handed_off" && ended.status === "handed_off";
  return {
    conversation,
    difference: { before: begun, after: ended },
    changesWith: (run) => [
      updated,
      ...(ownerId === null ? [] : [stillMember(facts, ownerId)]),
      ...(isHandoff ? emitHandoff : emitExecuted)(facts, { ...parts, conversation }, action, run),
      ...emitUpdated(facts, parts, conversation, authorOf(facts)),
      ...(wanted === "hand_back" ? missedTurn(facts, parts) : []),
    ],
  };
};

/** Requires that an owner is a member at commit: the removal of a member unassigns only what was assigned before it. */
export const stillMember = ({ organizationId: organization_id }: Facts, id: Id): Change =>
  update("members", { organization_id, id }, { organization_id });

/** Moves a conversation between agent, people and owner, and records the run. */
export const moveConversation = (
  facts: MoveFacts,
  parts: ConversationParts,
  asked: AskedMove,
): MovedConversation | Refused<"conflict"> => {
  const plan = planMove(facts, parts, asked);
  if ("kind" in plan) return plan;
  const { conversation, difference, changesWith } = plan;
  const { run, changes } = recordRun(facts, { intent: asked.move, conversation_id: conversation.id });
  return { kind: "moved", conversation, run, difference, changes: [...changes, ...changesWith(run)] };
};

const auditedState = ({ status, owner_id }: ConversationRow) => ({ status, owner_id });

export const emitHandoff = (facts: Facts, parts: ConversationParts, action: Action, run: RunRow): Change[] =>
  emit(facts, ["agent.handoff", "atlas.action.executed"], parts.conversation.id, {
    ...presentEventParts(parts),
    message: undefined,
    session: undefined,
    run: presentRun(run),
    action: { tool_name: undefined, ...action },
  });

/** The agent answers what the customer wrote to people, unless they or it have answered. */
const missedTurn = (facts: MoveFacts, { conversation }: ConversationParts): Change[] =>
  conversation.waiting_since !== null && facts.unanswered ? enqueueMissedTurn(facts, facts.unanswered) : [];

// Sending of free-form text, as replies and approved drafts share it.

export interface Reply {
  readonly kind: "queued";
  readonly queued: QueuedMessage;
}

/** Queues free-form text or other content, which needs an open window. */
export const queueReply = (
  facts: Facts,
  parts: ConversationParts,
  { text, content, reply_to, link_preview, metadata }: ReplyPayload,
): Reply | Refused<"conflict" | "window_closed"> => {
  if (parts.channel.status === "disconnected") {
    return refuse("conflict", `The channel ${parts.channel.display_name} of this conversation is disconnected.`);
  }
  if (!windowOf(parts.conversation, facts.now).open) {
    return refuse(
      "window_closed",
      `The last message from ${numberOf(parts.customer) ?? "the customer"} is older than 24 hours; send a template_id with its category by POST /v1/atlas/messages.`,
    );
  }
  const queued = queueMessage(
    facts,
    parts,
    {
      type: content?.type ?? "text",
      text,
      template_id: null,
      category: null,
      ...(content === undefined ? {} : { content }),
      ...(reply_to === undefined ? {} : { reply_to: reply_to.toLowerCase() }),
      ...(link_preview === true ? { link_preview } : {}),
    },
    { metadata: keptMetadata(metadata) },
  );
  return { kind: "queued", queued };
};

/** Refuses content that cannot be sent, or a quote of another conversation; null if there is nothing against it. */
const replyProblem = (
  facts: Quoting & Attaching,
  { conversation }: ConversationParts,
  { text, content, reply_to, link_preview, metadata }: ReplyPayload,
): Refused<"validation_failed"> | null => {
  const problem =
    quoteProblem(facts, reply_to, conversation) ??
    metadataProblem(metadata) ??
    (content === undefined
      ? previewProblem({ text, ...(link_preview === undefined ? {} : { link_preview }) })
      : (contentProblem(content) ?? mediaProblem(facts, content)));
  return problem && inPayload(problem);
};

/** Names the member where it stands in an action. */
const inPayload = ({ details = [] }: Refused<"validation_failed">): Refused<"validation_failed"> =>
  refuseMembers(details.map(({ path, message }) => ({ path: `payload.${path}`, message })));

export const emitExecuted = (
  facts: Facts,
  parts: ConversationParts,
  action: Action,
  run: RunRow,
  sent?: MessageRow,
): Change[] =>
  emit(facts, ["atlas.action.executed"], parts.conversation.id, {
    ...presentEventParts(parts),
    message: sent && { ...presentEventMessage(sent), status: "queued" },
    run: presentRun(run),
    action: { tool_name: undefined, ...action },
  });

/** Composes the answer to an action (POST /v1/atlas/actions). */
export const actionResult = (
  facts: Facts,
  { conversation }: ConversationParts,
  action_type: Action["action_type"],
  run: RunRow,
  queued?: QueuedMessage,
): AnswerOf<"actions.execute"> => ({
  ok: true,
  data: {
    accepted: true,
    action_type,
    delivery_state: queued ? "queued" : null,
    conversation_id: conversation.id,
    message_id: queued?.message.id ?? null,
    outbox_id: queued?.outboxId ?? null,
    window_open: windowOf(conversation, facts.now).open,
    run: presentRun(run),
  },
});

/** An action in a conversation, the same for each documented form. */
export type Action =
  | { readonly action_type: "reply"; readonly payload: { readonly text: string } }
  | { readonly action_type: "draft"; readonly payload: { readonly text: string } }
  | { readonly action_type: "handoff"; readonly payload: { readonly text?: string } }
  | { readonly action_type: "assign_owner"; readonly payload: { readonly owner_id: Id } }
  | { readonly action_type: StateAction; readonly payload: { readonly [name: string]: never } };

/** Text, or other content with its short form as text. */
export interface ReplyPayload {
  readonly text: string;
  readonly content?: MessageContent;
  readonly reply_to?: Id;
  readonly link_preview?: boolean;
  readonly metadata?: Metadata;
}

/** Actions that need no more than their name. */
type StateAction = "hand_back" | "close" | "reopen" | "unassign_owner";

export type ActionType = Action["action_type"];

/** An action as it is requested: a reply may have more than its text. */
export type RequestedAction =
  | Exclude<Action, { readonly action_type: "reply" }>
  | { readonly action_type: "reply"; readonly payload: ReplyPayload };

/** Normalizes a request to its action: `send_message` is a reply. */
export const actionOf = (body: ValidBodyOf<"actions.execute">): RequestedAction => {
  if ("action" in body) return { action_type: "reply", payload: { text: body.message.text } };
  const { action_type } = body;
  if (action_type === "handoff") return { action_type, payload: body.payload ?? {} };
  if (action_type === "assign_owner")
    return { action_type, payload: { owner_id: body.payload.owner_id.toLowerCase() } };
  if (action_type === "draft") return { action_type, payload: { text: body.payload.text } };
  if (action_type === "reply") return { action_type, payload: replyOf(body.payload) };
  return { action_type, payload: {} };
};

type RequestedReply = Extract<ValidBodyOf<"actions.execute">, { readonly action_type: "reply" }>["payload"];

const replyOf = (payload: RequestedReply): ReplyPayload =>
  "content" in payload ? { ...payload, text: shortTextOf(payload.content) } : payload;

/**
 * Returns a request in its documented form, whichever form it came in: an empty payload may be left out. The
 * idempotency check compares this.
 */
export const actionInOneForm = (body: ValidBodyOf<"actions.execute">): object => {
  if (!("action" in body)) return body.payload === undefined ? { ...body, payload: {} } : body;
  const { action: _, message, ...rest } = body;
  return { ...rest, action_type: "reply", payload: { text: message.text } };
};
