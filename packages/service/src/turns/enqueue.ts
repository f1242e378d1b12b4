/** Enqueues what follows a customer's message: a turn of the service, or the end of an external agent's time to answer. */
import type { Change } from "../core/changes.ts";
import type { Facts } from "../core/outcome.ts";
import { enqueue } from "../core/records.ts";
import { later, minute, second } from "../core/time.ts";
import { isWithAgents } from "../conversations/decide.ts";
import type { Unanswered } from "../conversations/present.ts";
import { announcesPeople } from "../agents/links.ts";
import type { AgentRow } from "../rows/agents.ts";
import { isForAgents } from "../messages/content.ts";
import type { ConversationRow } from "../rows/conversations.ts";
import type { JobRow } from "../rows/jobs.ts";
import type { MessageRow } from "../rows/messages.ts";
import type { Id, Instant } from "../rows/primitives.ts";

/**
 * Tells if messages of a conversation get a turn of the service. The turn hears the message, and may have nothing to say.
 * An external agent answers for itself, but may leave the announcement of people to the service.
 */
export const takesTurns = (agent: AgentRow, conversation: ConversationRow): boolean =>
  isWithAgents(conversation) ? agent.kind === "hosted" : conversation.status === "handed_off" && announcesPeople(agent);

/** Enqueues what follows an inbound message. Nobody has heard yet what it says. */
export const enqueueTurn = (
  facts: Facts,
  agent: AgentRow | null,
  conversation: ConversationRow,
  message: MessageRow,
): Change[] => {
  if (!agent || !isForAgents(message)) return [];
  if (takesTurns(agent, conversation))
    return [
      enqueueAnswer(facts, message, isWithAgents(conversation) ? null : toPeople, turnDue(facts, agent, conversation)),
    ];
  return isWithAgents(conversation) ? enqueueTimeOut(facts, agent, message) : [];
};

/** Time after a customer's first message by which its turn begins, also while more come. */
export const longestGathering = 10 * second;

/**
 * Returns when the agent has its turn: once the customer is silent, and in time after the first message that waits.
 * One that has waited for a minute was not of this turn.
 */
const turnDue = (
  { now }: Facts,
  { kind, answer_after_seconds }: AgentRow,
  { waiting_since: first }: ConversationRow,
): Instant => {
  const silent = kind === "hosted" ? later(now, answer_after_seconds * second) : now;
  if (first === null || first <= later(now, -minute)) return silent;
  const latest = later(first, longestGathering);
  return latest > silent ? silent : latest > now ? latest : now;
};

/** Enqueues the announcement of people to a customer who waits for them. */
export const enqueueAnnouncement = (facts: Facts, agent: AgentRow, message: MessageRow): Change[] =>
  announcesPeople(agent) ? [enqueueAnswer(facts, message, null)] : [];

/** Enqueues the same for a conversation that is handed back. A turn ends without a word if somebody answers first. */
export const enqueueMissedTurn = (facts: Facts, { agent, message }: Unanswered): Change[] => {
  if (!isForAgents(message)) return [];
  return agent.kind === "hosted" ? [enqueueAnswer(facts, message, missed)] : enqueueTimeOut(facts, agent, message);
};

const missed = { unless_answered: true };

/** Detail of the turn for a message that the customer wrote to people. */
const toPeople = { to_people: true };

const enqueueAnswer = (
  facts: Facts,
  { id }: MessageRow,
  detail: typeof missed | typeof toPeople | null,
  due_at = facts.now,
): Change => enqueue(facts, { kind: "agent_turn", subject_id: id, detail, due_at });

const enqueueTimeOut = (facts: Facts, { reply_within_seconds: seconds }: AgentRow, { id }: MessageRow): Change[] =>
  seconds === null
    ? []
    : [enqueue(facts, { kind: "time_out_agent", subject_id: id, due_at: later(facts.now, seconds * second) })];

/** Enqueues the turn of the agent that answers in place of another. */
export const enqueueFallbackTurn = (facts: Facts, agent: AgentRow, message: MessageRow): Change =>
  enqueue(facts, { kind: "agent_turn", subject_id: message.id, detail: { ...missed, agent_id: agent.id } });

/**
 * Tells if somebody has answered in place of a turn that was enqueued when its conversation was handed back, or another
 * agent's time was over. A message to people is answered once they have handed the conversation back, too.
 */
export const isAnswered = ({ detail }: JobRow, conversation: ConversationRow): boolean => {
  const { unless_answered, to_people }: Partial<typeof missed & typeof toPeople> = Object(detail);
  const mayBe = unless_answered === true || (to_people === true && isWithAgents(conversation));
  return mayBe && conversation.waiting_since === null;
};

/** Returns the agent that a turn names; null for the one that serves the channel. */
export const agentOfTurn = ({ detail }: Pick<JobRow, "detail">): Id | null => {
  const id: unknown = Reflect.get(Object(detail), "agent_id");
  return typeof id === "string" ? id : null;
};
