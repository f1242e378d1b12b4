import { quotaOf } from "../../platform/database/quota.ts";
import { agentFacts, agentPageFacts, newAgentFacts } from "./load.ts";

export { hostedAgentOn, loadDirectory } from "./load.ts";

export const agents = {
  "agents.list": agentPageFacts,
  "agents.create": { ...newAgentFacts, quota: quotaOf("agents") },
  "agents.publish": agentFacts,
};
