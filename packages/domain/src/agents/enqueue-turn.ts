import type { Change } from "../changes.ts";
import type { Facts } from "../outcome.ts";
import { enqueue } from "../records.ts";
import type { ConversationRow, MessageRow } from "../rows.ts";

/** Tells if a conversation is left to agents: open and without an owner. */
export const isWithAgents = ({ status, owner_id }: ConversationRow): boolean => status === "open" && owner_id === null;

/** Enqueues the agent's turn for an inbound message, unless people have the conversation. */
export const enqueueTurn = (facts: Facts, conversation: ConversationRow, message: MessageRow): Change[] =>
  isWithAgents(conversation) ? [enqueue(facts, { kind: "agent_turn", subject_id: message.id })] : [];
