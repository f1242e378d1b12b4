/** Jobs at the end of a time: an approval expires, a session ends, an agent has not answered, a phone is silent. */
import { bindJob } from "@atlas-messaging/service/pipeline/job";
import { expireApproval } from "@atlas-messaging/service/approvals/jobs";
import { decisionFacts } from "@atlas-messaging/service/approvals/facts.memory";
import type { MemoryJob } from "./job-shell.ts";
import { endSession } from "@atlas-messaging/service/sessions/jobs";
import { timeOutAgent } from "@atlas-messaging/service/turns/jobs";
import {
  conversationParts,
  lastInboundOf,
  unansweredMessage,
} from "@atlas-messaging/service/conversations/facts.memory";
import { endPhoneHandoff } from "@atlas-messaging/service/inbound/jobs";
import { servingAgent } from "@atlas-messaging/service/agents/serving.memory";
import { messageOf } from "@atlas-messaging/service/messages/facts.memory";

export const expire: MemoryJob = bindJob(expireApproval, {
  load: (shell, organizationId, { approval_id }) =>
    decisionFacts(shell.world.organization(organizationId), approval_id),
});

export const end: MemoryJob = bindJob(endSession, {
  load: (shell, organizationId, { id }) => ({
    session: shell.world.organization(organizationId).tables.sessions.byId(id),
  }),
});

export const timeOut: MemoryJob = bindJob(timeOutAgent, {
  load: (shell, organizationId, { id }) => {
    const organization = shell.world.organization(organizationId);
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

export const endPhone: MemoryJob = bindJob(endPhoneHandoff, {
  load: (shell, organizationId, { conversation_id }) => {
    const organization = shell.world.organization(organizationId);
    return {
      parts: conversationParts(organization, conversation_id),
      unanswered: unansweredMessage(organization, conversation_id),
    };
  },
});
