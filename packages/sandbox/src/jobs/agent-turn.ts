import type { AgentRow } from "@atlas-messaging/service/rows/agents";
import { earlierMessages } from "@atlas-messaging/service/turns/turn";
import { agentTurn } from "@atlas-messaging/service/turns/jobs";
import { bindJob } from "@atlas-messaging/service/pipeline/job";
import type { MemoryJob } from "./job-shell.ts";
import { isForAgents } from "@atlas-messaging/service/messages/content";
import { messageOf } from "@atlas-messaging/service/messages/facts.memory";
import { turnsIn } from "@atlas-messaging/service/conversations/facts.memory";
import { servingAgent } from "@atlas-messaging/service/agents/serving.memory";
import { search } from "@atlas-messaging/service/knowledge/facts.memory";

const readyOne = (agent: AgentRow | null) => (agent?.status === "ready" ? agent : null);

/** Answers a customer's message. Ids follow the order of arrival. */
export const job: MemoryJob = bindJob(agentTurn, {
  load: (shell, organizationId, { id, agent_id }) => {
    const organization = shell.world.organization(organizationId);
    const { agents, messages } = organization.tables;
    const turn = messageOf(organization, id);
    if (!turn) return { turn, suspended: false, agent: null, overtaken: false, lastTurn: null, earlier: [] };
    const { conversation, message, channel } = turn;
    const inbound = messages
      .where("conversation_id", conversation.id)
      .filter(({ direction }) => direction === "inbound")
      .toSorted((one, other) => (one.id < other.id ? 1 : -1));
    return {
      turn,
      suspended: false,
      agent: agent_id === null ? servingAgent(organization, channel) : readyOne(agents.byId(agent_id)),
      overtaken: inbound.some((each) => each.id > message.id && isForAgents(each)),
      earlier: inbound.filter((each) => each.id < message.id).slice(0, earlierMessages),
      lastTurn: turnsIn(organization, conversation.id).at(-1) ?? null,
    };
  },
  answer: (shell, questions, { organization_id }) =>
    questions.map((question) => search(shell.world.organization(organization_id), question)),
});
