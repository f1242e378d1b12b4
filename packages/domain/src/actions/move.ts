/** Changes of who has a conversation, as actions and console operations share them. */
import { type Unanswered, enqueueMissedTurn } from "../agents/enqueue-turn.ts";
import type { Change } from "../changes.ts";
import { authorOf } from "../conversations/author.ts";
import { type Move, moved } from "../conversations/move.ts";
import { type ConversationParts, presentEventParts } from "../conversations/present.ts";
import { emitUpdated, updateConversation } from "../conversations/update.ts";
import type { Facts, Refused } from "../outcome.ts";
import { type Difference, emit, presentRun, recordRun } from "../records.ts";
import type { ConversationRow, Id, RunRow } from "../rows.ts";
import type { Action } from "./action.ts";
import { emitExecuted } from "./reply.ts";

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
  { move, ownerId, action }: AskedMove,
): PlannedMove | Refused<"conflict"> => {
  const set = moved(parts.conversation, move, ownerId);
  if ("kind" in set) return set;
  const { conversation, updated } = updateConversation(facts, parts.conversation, set);
  const [begun, ended] = [auditedState(parts.conversation), auditedState(conversation)];
  const isHandoff = begun.status !== "handed_off" && ended.status === "handed_off";
  return {
    conversation,
    difference: { before: begun, after: ended },
    changesWith: (run) => [
      updated,
      ...(isHandoff ? emitHandoff(facts, parts, action, run) : emitExecuted(facts, parts, action, run)),
      ...emitUpdated(facts, parts, conversation, authorOf(facts)),
      ...(move === "hand_back" ? missedTurn(facts, parts) : []),
    ],
  };
};

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

const emitHandoff = (facts: Facts, parts: ConversationParts, action: Action, run: RunRow): Change[] =>
  emit(facts, ["agent.handoff", "atlas.action.executed"], parts.conversation.id, {
    ...presentEventParts(parts),
    run: presentRun(run),
    action: { ...action },
  });

/** The agent answers what the customer wrote to people, unless they or it have answered. */
const missedTurn = (facts: MoveFacts, { conversation }: ConversationParts): Change[] =>
  conversation.waiting_since !== null && facts.unanswered ? enqueueMissedTurn(facts, facts.unanswered) : [];
