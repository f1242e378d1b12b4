import type { Id } from "@atlas-messaging/domain";
import type { SearchArgs } from "@atlas-messaging/pipeline";
import { search } from "../knowledge/search.ts";
import type { Organization } from "../store/organization.ts";
import { type PageRange, oldestFirst } from "./pages.ts";

/** Returns a page of the messages of a session, oldest first. */
export const sessionMessagePage = ({ tables }: Organization, { id, ...range }: PageRange & { readonly id: string }) => {
  const session = tables.sessions.byId(id);
  const messages = session ? tables.session_messages.where("session_id", session.id) : [];
  return { exists: session !== null, ...oldestFirst(messages, (message) => message.id, range) };
};

/** Finds the agent that a new session is for. */
export const newSession = ({ tables }: Organization, { agent_id }: { readonly agent_id: Id | null }) => ({
  agent: tables.agents.byId(agent_id),
});

/** Finds a session, and passages for its question in the knowledge of its agent. */
export const question = (
  organization: Organization,
  args: Omit<SearchArgs, "search_sources"> & { readonly id: Id },
) => ({
  session: organization.tables.sessions.byId(args.id),
  knowledge: search(organization, { ...args, search_sources: sourcesOf(organization, args.id) }),
});

/** Sources that a hosted agent is linked to; null for all knowledge of the organization. */
const sourcesOf = ({ tables }: Organization, sessionId: Id): readonly Id[] | null => {
  const agent = tables.agents.byId(tables.sessions.byId(sessionId)?.agent_id ?? null);
  return agent?.kind === "hosted" && agent.source_ids.length > 0 ? agent.source_ids : null;
};
