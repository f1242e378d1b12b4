import type { Change } from "../changes.ts";
import type { Facts } from "../outcome.ts";
import { enqueue } from "../records.ts";
import type { ConversationRow, MessageRow } from "../rows.ts";

/** Whether nobody but agents answers in a conversation. */
export const isWithAgents = ({ status, owner_id }: ConversationRow): boolean => status === "open" && owner_id === null;

/** Promises the turn of a message that has come in, unless the conversation is with people. */
export const enqueueTurn = (facts: Facts, conversation: ConversationRow, message: MessageRow): Change[] =>
  isWithAgents(conversation) ? [enqueue(facts, { kind: "agent_turn", subject_id: message.id })] : [];
