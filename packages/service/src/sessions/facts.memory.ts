import { type FactsFor, type Organization, newestFirst, newestOf, oldestFirst } from "../pipeline/memory.ts";
import type { PageArgs } from "../pipeline/paging.ts";
import type { agentSessions, sessions } from "./operations.ts";
import type { Id } from "../rows/primitives.ts";
import type { SearchArgs } from "../pipeline/services.ts";
import { search } from "../knowledge/facts.memory.ts";
import { latestRuns } from "../runs/facts.memory.ts";

/** Returns a page of the messages of a session, oldest first. */
const sessionMessagePage = ({ tables }: Organization, { id, ...range }: PageArgs & { readonly id: string }) => {
  const session = tables.sessions.byId(id);
  const messages = session ? tables.session_messages.where("session_id", session.id) : [];
  return { exists: session !== null, ...oldestFirst(messages, (message) => message.id, range) };
};

/** Finds the agent that a new session is for. */
const newSession = ({ tables }: Organization, { agent_id }: { readonly agent_id: Id | null }) => ({
  agent: tables.agents.byId(agent_id),
});

/** Finds a session, and passages for its question in the knowledge of its agent. */
const question = (organization: Organization, args: Omit<SearchArgs, "search_sources"> & { readonly id: Id }) => ({
  session: organization.tables.sessions.byId(args.id),
  knowledge: search(organization, { ...args, search_sources: sourcesOf(organization, args.id) }),
});

/** Sources that a hosted agent is linked to; null for all knowledge of the organization. */
const sourcesOf = ({ tables }: Organization, sessionId: Id): readonly Id[] | null => {
  const agent = tables.agents.byId(tables.sessions.byId(sessionId)?.agent_id ?? null);
  return agent?.kind === "hosted" && agent.source_ids.length > 0 ? agent.source_ids : null;
};

export const sessionsFacts = {
  "sessions.list": ({ tables }, args) => newestOf(tables.sessions, (row) => row, args),
  "sessions.create": newSession,
  "sessions.update": ({ tables }, { id }) => ({ session: tables.sessions.byId(id) }),
  "sessions.listMessages": sessionMessagePage,
  "sessions.sendMessage": question,
  "sessions.listRuns": (organization, args) => {
    const session = organization.tables.sessions.byId(args.session_id);
    const runs = session ? latestRuns(organization).filter(({ session_id }) => session_id === session.id) : [];
    return { exists: session !== null, ...newestFirst(runs, ({ run_id }) => run_id, args) };
  },
} satisfies FactsFor<typeof sessions>;

export const agentSessionsFacts = {
  "console.agentSessions.list": ({ tables }, args) => {
    const { of_agent, since_id } = args;
    return newestOf(
      tables.sessions,
      (session) => (session.id >= since_id && (of_agent === null || session.agent_id === of_agent) ? session : null),
      args,
    );
  },
  "console.agentSessions.create": newSession,
  "console.agentSessions.sendMessage": question,
  "console.agentSessions.get": ({ tables }, { id }) => ({ session: tables.sessions.byId(id) }),
  "console.agentSessions.listMessages": sessionMessagePage,
} satisfies FactsFor<typeof agentSessions>;
