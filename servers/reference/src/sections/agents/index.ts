import { quotaOf } from "../../platform/database/quota.ts";
import { agentFacts, agentPageFacts, linkFacts } from "./load.ts";

export { agentFacts, agentPageFacts, candidates, linkFacts, loadDirectory, namedAgent, servingAgent } from "./load.ts";

export const agents = {
  "agents.list": agentPageFacts,
  "agents.get": agentFacts,
  "agents.create": { ...linkFacts, quota: quotaOf("agents") },
  "agents.update": { ...agentFacts, ...linkFacts },
  "agents.publish": agentFacts,
};
