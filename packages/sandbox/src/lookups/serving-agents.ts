import { type AgentRow, type ChannelRow, serves } from "@atlas-messaging/domain";
import type { Organization } from "../store/organization.ts";

/** Returns the agent that serves a channel: the one that its owner chose, while it is ready and works there. */
export const servingAgent = ({ tables }: Organization, channel: ChannelRow | null): AgentRow | null => {
  const agent = tables.agents.byId(channel?.agent_id ?? null);
  return agent && channel && serves(agent, channel) ? agent : null;
};
