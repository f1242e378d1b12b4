import { turnIntents } from "@atlas-messaging/domain";
import { agentTurn } from "@atlas-messaging/pipeline/jobs/agent-turn";
import { bindJob } from "@atlas-messaging/pipeline/jobs/bind-job";
import type { MemoryJob } from "../jobs/job-shell.ts";
import { messageOf } from "../jobs/message-of.ts";
import { hostedAgentOn } from "../lookups/hosted-agents.ts";
import { search } from "./search.ts";

/** Answers a customer's message. Ids follow the order of arrival. */
export const job: MemoryJob = bindJob(agentTurn, {
  load: (shell, organizationId, { id }) => {
    const organization = shell.organization(organizationId);
    const { messages, runs } = organization.tables;
    const turn = messageOf(organization, id);
    if (!turn) return { turn, agent: null, overtaken: false, lastTurn: null };
    const { conversation, message, channel } = turn;
    return {
      turn,
      agent: hostedAgentOn(organization, channel.channel),
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
