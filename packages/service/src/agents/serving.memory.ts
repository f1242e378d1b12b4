import type { AgentRow } from "../rows/agents.ts";
import type { ChannelRow } from "../rows/channels.ts";
import { serves } from "./links.ts";
import type { Organization } from "../pipeline/memory.ts";

/** Returns the agent that serves a channel: the one that its owner chose, while it is ready and works there. */
export const servingAgent = ({ tables }: Organization, channel: ChannelRow | null): AgentRow | null => {
  const agent = tables.agents.byId(channel?.agent_id ?? null);
  return agent && channel && serves(agent, channel) ? agent : null;
};
