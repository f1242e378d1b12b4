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

/** Moves a conversation between agent, people and owner. A wrong state is a conflict. */
export const moveConversation = (
  facts: MoveFacts,
  parts: ConversationParts,
  { move, ownerId, action }: AskedMove,
): MovedConversation | Refused<"conflict"> => {
  const set = moved(parts.conversation, move, ownerId);
  if ("kind" in set) return set;
  const { conversation, updated } = updateConversation(facts, parts.conversation, set);
  const { run, changes: recorded } = recordRun(facts, { intent: move, conversation_id: conversation.id });
  const [begun, ended] = [auditedState(parts.conversation), auditedState(conversation)];
  return {
    kind: "moved",
    conversation,
    run,
    difference: { before: begun, after: ended },
    changes: [
      updated,
      ...recorded,
      ...(begun.status !== "handed_off" && ended.status === "handed_off"
        ? emitHandoff(facts, parts, action, run)
        : emitExecuted(facts, parts, action, run)),
      ...emitUpdated(facts, parts, conversation, authorOf(facts)),
      ...(move === "hand_back" ? missedTurn(facts, parts) : []),
    ],
  };
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
