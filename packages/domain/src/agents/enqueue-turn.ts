import type { Change } from "../changes.ts";
import type { Facts } from "../outcome.ts";
import { enqueue } from "../records.ts";
import type { Instant } from "../primitives.ts";
import type { ConversationRow, Id, JobRow, MessageRow } from "../rows.ts";
import { later, minute, second } from "../time.ts";
import { announcesPeople } from "./links.ts";
import { type Heard, hear } from "./manners/hear.ts";
import type { AgentRow } from "./rows.ts";

/** Tells if a conversation is left to agents. An owner watches over it and does not silence them; taking over does. */
export const isWithAgents = ({ status }: ConversationRow): boolean => status === "open";

/** Matters that get an answer while a person is awaited. */
const cannotWait: ReadonlySet<Heard["kind"]> = new Set(["danger", "stopping"]);

/** Time after which a customer who still waits, and writes again, is told once more that a person was told. */
const untilReminded = 10 * minute;

/** Returns from when a customer who was told of a person now is told once more. */
export const remindAt = (now: Instant): Instant => later(now, untilReminded);

type Reminded = Pick<ConversationRow, "person_announced" | "person_remind_at">;

/** Tells if somebody who waits for a person is to hear once more that one was told. A mere courtesy needs no answer. */
export const isReminded = (conversation: Reminded, { kind, courtesies }: Heard, now: Instant): boolean => {
  const { person_announced, person_remind_at: from } = conversation;
  const asks = kind === "courtesy" ? courtesies[0] === "greeting" : kind !== "stopping";
  return person_announced && from !== null && from <= now && asks;
};

/**
 * Tells if the service may answer a message as an agent. While a person is awaited, it says so once, and once more after
 * ten minutes. It names the emergency services to somebody in danger, and the stop word to somebody who wants no more
 * messages. An external agent answers for itself, but may leave that announcement to the service.
 */
export const mayAnswer = (agent: AgentRow, conversation: ConversationRow, text: string, now: Instant): boolean => {
  if (isWithAgents(conversation)) return agent.kind === "hosted";
  if (conversation.status !== "handed_off" || !announcesPeople(agent)) return false;
  if (!conversation.person_announced) return true;
  const heard = hear(text);
  return cannotWait.has(heard.kind) || isReminded(conversation, heard, now);
};

/** Enqueues what follows an inbound message: an answer of the service, or the end of an external agent's time to answer. */
export const enqueueTurn = (
  facts: Facts,
  agent: AgentRow | null,
  conversation: ConversationRow,
  message: MessageRow,
): Change[] => {
  if (!agent) return [];
  if (mayAnswer(agent, conversation, message.text, facts.now)) return [enqueueAnswer(facts, message, null)];
  return isWithAgents(conversation) ? enqueueTimeOut(facts, agent, message) : [];
};

/** Enqueues the announcement of people to a customer who waits for them. */
export const enqueueAnnouncement = (facts: Facts, agent: AgentRow, message: MessageRow): Change[] =>
  announcesPeople(agent) ? [enqueueAnswer(facts, message, null)] : [];

/** Enqueues the same for a conversation that is handed back. A turn ends without a word if somebody answers first. */
export const enqueueMissedTurn = (facts: Facts, { agent, message }: Unanswered): Change[] =>
  agent.kind === "hosted" ? [enqueueAnswer(facts, message, missed)] : enqueueTimeOut(facts, agent, message);

/** A customer's message without an answer, and the agent that serves the channel. */
export interface Unanswered {
  readonly message: MessageRow;
  readonly agent: AgentRow;
}

const missed = { unless_answered: true };

const enqueueAnswer = (facts: Facts, { id }: MessageRow, detail: typeof missed | null): Change =>
  enqueue(facts, { kind: "agent_turn", subject_id: id, detail });

const enqueueTimeOut = (facts: Facts, { reply_within_seconds: seconds }: AgentRow, { id }: MessageRow): Change[] =>
  seconds === null
    ? []
    : [enqueue(facts, { kind: "time_out_agent", subject_id: id, due_at: later(facts.now, seconds * second) })];

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
