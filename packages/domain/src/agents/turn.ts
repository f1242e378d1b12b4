/** A hosted agent's turn: what becomes of a customer's message that people have not taken over. */
import type { Change } from "../changes.ts";
import { presentEventParts } from "../conversations/present.ts";
import { windowOf } from "../conversations/window.ts";
import { dueAgain, finish } from "../delivery/job.ts";
import type { MessageFacts } from "../delivery/message.ts";
import { detectIntent } from "../events/intent.ts";
import { type KnowledgeHits, answerFrom, citationsOf } from "../knowledge/search.ts";
import { queueMessage } from "../messages/queue.ts";
import { audit, emit, presentRun, recordRun } from "../records.ts";
import type { Id, JobRow, RunRow } from "../rows.ts";
import { day, later, minute } from "../time.ts";
import { isWithAgents } from "./enqueue-turn.ts";
import { type Reply, composeHandoff, composeReply } from "./reply.ts";
import type { AgentRow } from "./rows.ts";

/** The intents of the runs in which a hosted agent has spoken to a customer. */
export const turnIntents = ["agent_reply", "agent_clarification", "agent_handoff"] as const;
type TurnIntent = (typeof turnIntents)[number];

/** The customer's message and its thread, and what its turn depends on. */
export interface TurnFacts extends MessageFacts {
  readonly job: JobRow;
  /** The agent that serves the channel, if one still does. */
  readonly agent: AgentRow | null;
  /** Whether a later message of the customer has come in. */
  readonly overtaken: boolean;
  /** The run in which a hosted agent last spoke in the conversation. */
  readonly lastTurn: RunRow | null;
}

/** The agent that is to answer, and what to look for. Without linked sources it knows all that the organization does. */
export interface BegunTurn {
  readonly agent: AgentRow;
  readonly search: {
    readonly query: string;
    readonly topK: number;
    readonly sourceIds: readonly Id[] | undefined;
    /** Customers never read what is for developers. */
    readonly audience: "customers";
  };
}

const passagesAsked = 5;

/** Whose the turn is, or what ends it without an answer: it is moot, or waits for its channel. */
export const beginTurn = (facts: TurnFacts): BegunTurn | { readonly changes: Change[] } => {
  const { agent, job, channel, message, now } = facts;
  if (!agent || isMoot(facts)) return { changes: [finish(job)] };
  const sourceIds = agent.source_ids.length === 0 ? undefined : agent.source_ids;
  if (channel.status !== "disconnected") {
    return { agent, search: { query: message.text, topK: passagesAsked, sourceIds, audience: "customers" } };
  }
  return { changes: [dueAgain(job, later(now, minute))] };
};

/** The agent's answer: a grounded reply, a question back, or the conversation passed to people (Tool server, rule 3). */
export const concludeTurn = (facts: TurnFacts, agent: AgentRow, knowledge: KnowledgeHits): Change[] => {
  const { conversation, job } = facts;
  const { intent, reply, note } = speak(facts, knowledge);
  const { status, owner_id } = conversation;
  const content = { type: "text", text: reply.text, template_id: null, category: null } as const;
  const queued = queueMessage(facts, facts, content, {
    read: { status, owner_id },
    set: note === null ? {} : { status: "handed_off" },
  });
  const { run, changes } = recordRun(facts, {
    intent,
    conversation_id: conversation.id,
    tools_called: ["search_knowledge", "send_message"],
    citations: citationsOf(reply.results),
  });
  return [
    finish(job),
    ...queued.changes,
    ...changes,
    ...(note === null ? [] : tellHandoff(facts, run, note)),
    audit(facts, auditNames[intent], agent.id, {
      before: { status },
      after: { status: note === null ? status : "handed_off", conversation_id: conversation.id },
    }),
  ];
};

const auditNames = {
  agent_reply: "atlas_api.agent.reply",
  agent_clarification: "atlas_api.agent.clarify",
  agent_handoff: "atlas_api.agent.handoff",
} as const satisfies { readonly [Intent in TurnIntent]: string };

/** An answer must be wanted by the customer still, allowed by the window, and not be the business of people. */
const isMoot = ({ conversation, message, overtaken, now }: TurnFacts): boolean =>
  overtaken ||
  !isWithAgents(conversation) ||
  !windowOf(conversation, now).open ||
  // A message that was told a day late is history.
  !windowOf({ last_inbound_at: message.created_at }, now).open;

interface Speech {
  readonly intent: TurnIntent;
  readonly reply: Reply;
  /** For the people who take over; null when the agent goes on. */
  readonly note: string | null;
}

/** A first gap is met with a question back; a second one in a row, or the wish for a person, with a handoff. */
const speak = ({ message, lastTurn, now }: TurnFacts, knowledge: KnowledgeHits): Speech => {
  if (detectIntent(message.text)?.name === "human_request") {
    return { intent: "agent_handoff", reply: composeHandoff("wish"), note: "The customer asks for a person." };
  }
  const answer = answerFrom(knowledge);
  if (answer.knowledge_state === "grounded") {
    return { intent: "agent_reply", reply: composeReply(message.text, answer), note: null };
  }
  if (lastTurn?.intent === "agent_clarification" && now < later(lastTurn.created_at, day)) {
    const note = "The knowledge did not answer the customer, who has been asked once to put it differently.";
    return { intent: "agent_handoff", reply: composeHandoff("gap"), note };
  }
  return { intent: "agent_clarification", reply: composeReply(message.text, answer), note: null };
};

const tellHandoff = (facts: TurnFacts, run: RunRow, note: string): Change[] =>
  emit(facts, ["agent.handoff"], facts.conversation.id, {
    ...presentEventParts(facts),
    run: presentRun(run),
    action: { action_type: "handoff", payload: { text: note } },
  });
