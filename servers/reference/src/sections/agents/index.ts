import { agentFacts, agentPageFacts, newAgentFacts } from "./load.ts";

export { loadDirectory } from "./load.ts";

export const agents = {
  "agents.list": agentPageFacts,
  "agents.create": newAgentFacts,
  "agents.publish": agentFacts,
};
