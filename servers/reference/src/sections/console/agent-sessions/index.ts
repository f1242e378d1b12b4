import { agentSessionPageFacts, sessionFacts, sessionMessagePageFacts } from "../../sessions/index.ts";

export const agentSessions = {
  "console.listAgentSessions": agentSessionPageFacts,
  "console.getAgentSession": sessionFacts,
  "console.listAgentSessionMessages": sessionMessagePageFacts,
};
