import { newestOf } from "../../lookups/pages.ts";
import { newSession, question, sessionMessagePage } from "../../lookups/sessions.ts";
import type { LoadsIn } from "../section.ts";

export const agentSessions = {
  "console.listAgentSessions": ({ tables }, args) => {
    const { of_agent, since_id } = args;
    return newestOf(
      tables.sessions,
      (session) => (session.id >= since_id && (of_agent === null || session.agent_id === of_agent) ? session : null),
      args,
    );
  },
  "console.createAgentSession": newSession,
  "console.sendAgentSessionMessage": question,
  "console.getAgentSession": ({ tables }, { id }) => ({ session: tables.sessions.byId(id) }),
  "console.listAgentSessionMessages": sessionMessagePage,
} satisfies Partial<LoadsIn<"console">>;
