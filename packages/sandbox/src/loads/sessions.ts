import { requestValidators } from "@atlas-messaging/contract/request-validators/sessions";
import type { Id } from "@atlas-messaging/domain";
import { sessionsWithA2a } from "@atlas-messaging/pipeline/a2a";
import { search } from "../knowledge/search.ts";
import { newestFirst, newestOf } from "../lookups/pages.ts";
import { latestRuns } from "../lookups/run-history.ts";
import { sessionMessagePage } from "../lookups/sessions.ts";
import type { Organization } from "../store/organization.ts";
import { type LoadsIn, sectionOf } from "./section.ts";

/** Sources that a hosted agent is linked to; null for all knowledge of the organization. */
const sourcesOf = ({ tables }: Organization, sessionId: Id): readonly Id[] | null => {
  const agent = tables.agents.byId(tables.sessions.byId(sessionId)?.agent_id ?? null);
  return agent?.kind === "hosted" && agent.source_ids.length > 0 ? agent.source_ids : null;
};

const loads = {
  "sessions.list": ({ tables }, args) => newestOf(tables.sessions, (row) => row, args),
  "sessions.create": ({ tables }, { agent_id }) => ({ agent: tables.agents.byId(agent_id) }),
  "sessions.update": ({ tables }, { id }) => ({ session: tables.sessions.byId(id) }),
  "sessions.listMessages": sessionMessagePage,
  "sessions.sendMessage": (organization, args) => ({
    session: organization.tables.sessions.byId(args.id),
    knowledge: search(organization, { ...args, search_sources: sourcesOf(organization, args.id) }),
  }),
  "sessions.listRuns": (organization, args) => {
    const session = organization.tables.sessions.byId(args.session_id);
    const runs = session ? latestRuns(organization).filter(({ session_id }) => session_id === session.id) : [];
    return { exists: session !== null, ...newestFirst(runs, ({ run_id }) => run_id, args) };
  },
} satisfies LoadsIn<"sessions">;

export const section = sectionOf("sessions", { operations: sessionsWithA2a, loads, validators: requestValidators });
