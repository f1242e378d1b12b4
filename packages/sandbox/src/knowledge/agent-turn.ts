import { type AgentRow, turnIntents } from "@atlas-messaging/domain";
import { agentTurn } from "@atlas-messaging/pipeline/jobs/agent-turn";
import { bindJob } from "@atlas-messaging/pipeline/jobs/bind-job";
import type { MemoryJob } from "../jobs/job-shell.ts";
import { messageOf } from "../jobs/message-of.ts";
import { servingAgent } from "../lookups/serving-agents.ts";
import { search } from "./search.ts";

const readyOne = (agent: AgentRow | null) => (agent?.status === "ready" ? agent : null);

/** Answers a customer's message. Ids follow the order of arrival. */
export const job: MemoryJob = bindJob(agentTurn, {
  load: (shell, organizationId, { id, agent_id }) => {
    const organization = shell.organization(organizationId);
    const { agents, messages, runs } = organization.tables;
    const turn = messageOf(organization, id);
    if (!turn) return { turn, agent: null, overtaken: false, lastTurn: null };
    const { conversation, message, channel } = turn;
    return {
      turn,
      agent: agent_id === null ? servingAgent(organization, channel) : readyOne(agents.byId(agent_id)),
      overtaken: messages
        .where("conversation_id", conversation.id)
        .some((each) => each.direction === "inbound" && each.id > message.id),
      lastTurn:
        [...runs.all()].findLast(
          ({ conversation_id, intent }) =>
            conversation_id === conversation.id && turnIntents.some((each) => each === intent),
        ) ?? null,
    };
  },
  answer: (shell, question, { organization_id }) => search(shell.organization(organization_id), question),
});
