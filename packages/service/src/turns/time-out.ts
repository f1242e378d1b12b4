/** The end of an external agent's time to answer: its fallback answers, or people do. */
import type { Change } from "../core/changes.ts";
import { emitUpdated, isWithAgents, moved, updateConversation } from "../conversations/decide.ts";
import { presentEventParts, windowOf } from "../conversations/present.ts";
import { finish } from "../core/jobs.ts";
import type { MessageFacts } from "../messages/delivery.ts";
import { audit, emit, presentRun, recordRun } from "../core/records.ts";
import type { Author } from "../rows/conversations.ts";
import type { JobRow } from "../rows/jobs.ts";
import type { MessageRow } from "../rows/messages.ts";
import { enqueueAnnouncement, enqueueFallbackTurn } from "./enqueue.ts";
import type { AgentRow } from "../rows/agents.ts";

export interface TimeOutFacts extends MessageFacts {
  readonly job: JobRow;
  /** The agent that serves the channel now. */
  readonly agent: AgentRow | null;
  readonly fallback: AgentRow | null;
  /** The customer's last message in the conversation. */
  readonly lastInbound: MessageRow | null;
}

/** Hands a message that an external agent left unanswered to its fallback, else the conversation to people. */
export const timeOutAgent = (facts: TimeOutFacts): Change[] => {
  const { agent, job, fallback, conversation, lastInbound, now } = facts;
  if (!agent || agent.reply_within_seconds === null || isAnswered(facts)) return [finish(job)];
  const answers = fallback?.kind === "hosted" && fallback.status === "ready" && windowOf(conversation, now).open;
  if (!answers || !lastInbound) return [finish(job), ...handOff(facts, agent)];
  const { changes } = recordRun(facts, {
    intent: "agent_timeout",
    conversation_id: conversation.id,
    agent_id: agent.id,
  });
  return [
    finish(job),
    enqueueFallbackTurn(facts, fallback, lastInbound),
    ...changes,
    audit(facts, "atlas_api.agent.time_out", agent.id, {
      after: { conversation_id: conversation.id, fallback_agent_id: fallback.id },
    }),
  ];
};

/** True if people have the conversation, or all messages up to this one were answered. A later one has its own time. */
const isAnswered = ({ conversation, message }: TimeOutFacts): boolean =>
  !isWithAgents(conversation) || conversation.waiting_since === null || conversation.waiting_since > message.created_at;

const handOff = (facts: TimeOutFacts, agent: AgentRow): Change[] => {
  const set = moved(facts.conversation, "handoff", null);
  if ("kind" in set) return [];
  const { conversation, updated } = updateConversation(facts, facts.conversation, set);
  const { run, changes } = recordRun(facts, {
    intent: "agent_timeout",
    conversation_id: conversation.id,
    agent_id: agent.id,
  });
  const author: Author = { type: "agent", name: agent.name };
  return [
    updated,
    ...(facts.lastInbound ? enqueueAnnouncement(facts, agent, facts.lastInbound) : []),
    ...changes,
    ...emit(facts, ["agent.handoff"], conversation.id, {
      ...presentEventParts({ ...facts, conversation }),
      session: undefined,
      run: presentRun(run),
      action: {
        action_type: "handoff",
        tool_name: undefined,
        payload: { text: `${agent.name} did not answer in time.` },
      },
    }),
    ...emitUpdated(facts, facts, conversation, author),
    audit(facts, "atlas_api.agent.time_out", agent.id, {
      before: { status: facts.conversation.status },
      after: { status: conversation.status, conversation_id: conversation.id },
    }),
  ];
};
