import {
  agentSessionPageFacts,
  newSessionFacts,
  questionFacts,
  sessionFacts,
  sessionMessagePageFacts,
} from "../../sessions/index.ts";

export const agentSessions = {
  "console.listAgentSessions": agentSessionPageFacts,
  "console.createAgentSession": newSessionFacts,
  "console.sendAgentSessionMessage": questionFacts,
  "console.getAgentSession": sessionFacts,
  "console.listAgentSessionMessages": sessionMessagePageFacts,
};
