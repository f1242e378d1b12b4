/** A hosted agent's turn: its answer to a customer's message. */
import type { Change } from "../changes.ts";
import { presentEventParts } from "../conversations/present.ts";
import { emitUpdated } from "../conversations/update.ts";
import { windowOf } from "../conversations/window.ts";
import { consentWordOf } from "../customers/consent-words.ts";
import { dueAgain, finish } from "../delivery/job.ts";
import type { MessageFacts } from "../delivery/message.ts";
import { detectIntent } from "../events/intent.ts";
import { countGap } from "../knowledge/gaps.ts";
import { type KnowledgeHits, answerFrom, citationsOf } from "../knowledge/search.ts";
import { queueMessage } from "../messages/queue.ts";
import { audit, emit, presentRun, recordRun } from "../records.ts";
import type { Id, JobRow, RunRow } from "../rows.ts";
import { day, later, minute } from "../time.ts";
import { isMissedTurn, isWithAgents } from "./enqueue-turn.ts";
import { type Reply, composeHandoff, composeReply } from "./reply.ts";
import type { AgentRow } from "./rows.ts";

/** Intents of runs in which a hosted agent spoke to a customer. */
export const turnIntents = ["agent_reply", "agent_clarification", "agent_handoff"] as const;
type TurnIntent = (typeof turnIntents)[number];

/** The customer's message, its conversation, and the other facts of the turn. */
export interface TurnFacts extends MessageFacts {
  readonly job: JobRow;
  /** The agent that the job names, else the one that serves the channel; null if it does so no more. */
  readonly agent: AgentRow | null;
  /** True if the customer has written again since. */
  readonly overtaken: boolean;
  /** The run in which a hosted agent last spoke in the conversation. */
  readonly lastTurn: RunRow | null;
}

/** The agent to answer, and the search to run. An agent without linked sources searches all documents. */
export interface BegunTurn {
  readonly agent: AgentRow;
  readonly search: {
    readonly query: string;
    readonly topK: number;
    readonly sourceIds: readonly Id[] | undefined;
    /** Documents for developers are never shown to customers. */
    readonly audience: "customers";
  };
}

const maxPassages = 5;

/** Starts a turn. A moot turn ends at once; a turn on a disconnected channel is put off. */
export const beginTurn = (facts: TurnFacts): BegunTurn | { readonly changes: Change[] } => {
  const { agent, job, channel, message, now } = facts;
  if (agent?.kind !== "hosted" || isMoot(facts)) return { changes: [finish(job)] };
  const sourceIds = agent.source_ids.length === 0 ? undefined : agent.source_ids;
  if (channel.status !== "disconnected") {
    return { agent, search: { query: message.text, topK: maxPassages, sourceIds, audience: "customers" } };
  }
  return { changes: [dueAgain(job, later(now, minute))] };
};

/** Answers with a grounded reply, a question back, or a handoff to people (Tool server, rule 3). */
export const concludeTurn = (facts: TurnFacts, agent: AgentRow, knowledge: KnowledgeHits): Change[] => {
  const { conversation, job } = facts;
  const { intent, reply, note, gap } = replyTo(facts, knowledge);
  const { status, waiting_since } = conversation;
  const author = { type: "agent", name: agent.name } as const;
  const content = { type: "text", text: reply.text, template_id: null, category: null } as const;
  const queued = queueMessage(facts, facts, content, {
    read: { status, waiting_since },
    // A handoff is no answer, so the customer still waits.
    set: note === null ? {} : { status: "handed_off", waiting_since },
    author,
  });
  const after = { ...conversation, status: note === null ? status : ("handed_off" as const) };
  const { run, changes } = recordRun(facts, {
    intent,
    conversation_id: conversation.id,
    tools_called: ["search_knowledge", "send_message"],
    citations: citationsOf(reply.results),
    actor: author,
    agent_id: agent.id,
  });
  return [
    finish(job),
    ...queued.changes,
    ...changes,
    ...(gap ? countGap(facts, facts.message.text, knowledge) : []),
    ...(note === null ? [] : emitHandoff(facts, run, note)),
    ...emitUpdated(facts, facts, after, author),
    audit(facts, auditNames[intent], agent.id, {
      before: { status },
      after: { status: after.status, conversation_id: conversation.id },
    }),
  ];
};

const auditNames = {
  agent_reply: "atlas_api.agent.reply",
  agent_clarification: "atlas_api.agent.clarify",
  agent_handoff: "atlas_api.agent.handoff",
} as const satisfies { readonly [Intent in TurnIntent]: string };

/** True if there is nothing to answer: a later message came, people took over or answered, or the window closed. */
const isMoot = ({ conversation, job, message, overtaken, now }: TurnFacts): boolean =>
  overtaken ||
  // The confirmation has answered a stop word; no agent adds to it.
  consentWordOf(message)?.marketing === "opted_out" ||
  (isMissedTurn(job) && conversation.waiting_since === null) ||
  !isWithAgents(conversation) ||
  !windowOf(conversation, now).open ||
  // A message may be reported a day late.
  !windowOf({ last_inbound_at: message.created_at }, now).open;

interface TurnReply {
  readonly intent: TurnIntent;
  readonly reply: Reply;
  /** For the people who take over; null when the agent goes on. */
  readonly note: string | null;
  /** True if the knowledge did not answer. */
  readonly gap: boolean;
}

/** Asks back at a first gap. Hands off at a second in a row, or if the customer asks for a person. */
const replyTo = ({ message, lastTurn, now }: TurnFacts, knowledge: KnowledgeHits): TurnReply => {
  if (detectIntent(message.text)?.name === "human_request") {
    return {
      intent: "agent_handoff",
      reply: composeHandoff("wish"),
      note: "The customer asks for a person.",
      gap: false,
    };
  }
  const answer = answerFrom(knowledge);
  if (answer.knowledge_state === "grounded") {
    return { intent: "agent_reply", reply: composeReply(message.text, answer), note: null, gap: false };
  }
  if (lastTurn?.intent === "agent_clarification" && now < later(lastTurn.created_at, day)) {
    const note = "The knowledge did not answer the customer, who was already asked to rephrase.";
    return { intent: "agent_handoff", reply: composeHandoff("gap"), note, gap: true };
  }
  return { intent: "agent_clarification", reply: composeReply(message.text, answer), note: null, gap: true };
};

const emitHandoff = (facts: TurnFacts, run: RunRow, note: string): Change[] =>
  emit(facts, ["agent.handoff"], facts.conversation.id, {
    ...presentEventParts(facts),
    run: presentRun(run),
    action: { action_type: "handoff", payload: { text: note } },
  });
