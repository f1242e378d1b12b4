import type { Change } from "../changes.ts";
import type { Facts } from "../outcome.ts";
import { enqueue } from "../records.ts";
import type { ConversationRow, JobRow, MessageRow } from "../rows.ts";

/** Tells if a conversation is left to agents. An owner watches over it and does not silence them; taking over does. */
export const isWithAgents = ({ status }: ConversationRow): boolean => status === "open";

/** Enqueues the agent's turn for an inbound message, unless people have the conversation. */
export const enqueueTurn = (facts: Facts, conversation: ConversationRow, message: MessageRow): Change[] =>
  isWithAgents(conversation) ? [enqueue(facts, { kind: "agent_turn", subject_id: message.id })] : [];

/** Enqueues the turn of a conversation that is handed back. It ends without a word if somebody answers first. */
export const enqueueMissedTurn = (facts: Facts, message: MessageRow): Change =>
  enqueue(facts, { kind: "agent_turn", subject_id: message.id, detail: missed });

const missed = { unless_answered: true };

/** Tells if a turn was enqueued when its conversation was handed back. */
export const isMissedTurn = ({ detail }: JobRow): boolean => Reflect.get(Object(detail), "unless_answered") === true;
