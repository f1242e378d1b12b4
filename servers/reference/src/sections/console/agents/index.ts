import { quotaOf } from "../../../platform/database/quota.ts";
import { agentFacts, agentPageFacts, linkFacts } from "../../agents/index.ts";

export const consoleAgents = {
  "console.listAgents": agentPageFacts,
  "console.getAgent": agentFacts,
  "console.createAgent": { ...linkFacts, quota: quotaOf("agents") },
  "console.updateAgent": { ...agentFacts, ...linkFacts },
  "console.publishAgent": agentFacts,
};
