import { bindJob } from "@atlas-messaging/pipeline/jobs/bind-job";
import { timeOutAgent } from "@atlas-messaging/pipeline/jobs/time-out-agent";
import { lastInboundOf } from "../lookups/conversation-parts.ts";
import { servingAgent } from "../lookups/serving-agents.ts";
import type { MemoryJob } from "./job-shell.ts";
import { messageOf } from "./message-of.ts";

export const job: MemoryJob = bindJob(timeOutAgent, {
  load: (shell, organizationId, { id }) => {
    const organization = shell.organization(organizationId);
    const turn = messageOf(organization, id);
    const agent = servingAgent(organization, turn?.channel ?? null);
    return {
      turn,
      agent,
      fallback: organization.tables.agents.byId(agent?.fallback_agent_id ?? null),
      lastInbound: turn && lastInboundOf(organization, turn.conversation.id),
    };
  },
});
