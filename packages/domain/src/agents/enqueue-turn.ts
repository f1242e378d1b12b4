import type { Change } from "../changes.ts";
import type { Facts } from "../outcome.ts";
import { enqueue } from "../records.ts";
import type { ConversationRow, Id, JobRow, MessageRow } from "../rows.ts";
import { later, second } from "../time.ts";
import { hear } from "./manners/hear.ts";
import type { AgentRow } from "./rows.ts";

/** Tells if a conversation is left to agents. An owner watches over it and does not silence them; taking over does. */
export const isWithAgents = ({ status }: ConversationRow): boolean => status === "open";

/**
 * Tells if a hosted agent may answer a message. While a person is awaited, it says so once, and names the emergency services to
 * somebody in danger.
 */
export const mayAnswer = (conversation: ConversationRow, text: string): boolean =>
  isWithAgents(conversation) ||
  (conversation.status === "handed_off" && (!conversation.person_announced || hear(text).kind === "danger"));

/**
 * Enqueues what follows an inbound message: the turn of a hosted agent, or the end of an external agent's time to answer. An
 * external agent is silent where people have the conversation.
 */
export const enqueueTurn = (
  facts: Facts,
  agent: AgentRow | null,
  conversation: ConversationRow,
  message: MessageRow,
): Change[] => {
  const may = agent?.kind === "hosted" ? mayAnswer(conversation, message.text) : isWithAgents(conversation);
  return may ? turnOf(facts, agent, message, null) : [];
};

/** Enqueues the same for a conversation that is handed back. A turn ends without a word if somebody answers first. */
export const enqueueMissedTurn = (facts: Facts, { agent, message }: Unanswered): Change[] =>
  turnOf(facts, agent, message, missed);

/** A customer's message without an answer, and the agent that serves the channel. */
export interface Unanswered {
  readonly message: MessageRow;
  readonly agent: AgentRow;
}

const missed = { unless_answered: true };

const turnOf = (facts: Facts, agent: AgentRow | null, { id }: MessageRow, detail: typeof missed | null): Change[] => {
  if (agent?.kind === "hosted") return [enqueue(facts, { kind: "agent_turn", subject_id: id, detail })];
  const seconds = agent?.reply_within_seconds ?? null;
  if (seconds === null) return [];
  return [enqueue(facts, { kind: "time_out_agent", subject_id: id, due_at: later(facts.now, seconds * second) })];
};

/** Enqueues the turn of the agent that answers in place of another. */
export const enqueueFallbackTurn = (facts: Facts, agent: AgentRow, message: MessageRow): Change =>
  enqueue(facts, { kind: "agent_turn", subject_id: message.id, detail: { ...missed, agent_id: agent.id } });

/** Tells if a turn was enqueued when its conversation was handed back, or another agent's time was over. */
export const isMissedTurn = ({ detail }: JobRow): boolean => Reflect.get(Object(detail), "unless_answered") === true;

/** Returns the agent that a turn names; null for the one that serves the channel. */
export const agentOfTurn = ({ detail }: Pick<JobRow, "detail">): Id | null => {
  const id: unknown = Reflect.get(Object(detail), "agent_id");
  return typeof id === "string" ? id : null;
};
