import type { Id, RunRow } from "@atlas-messaging/domain";
import { search } from "../knowledge/search.ts";
import type { Organization } from "../store/organization.ts";
import type { MemoryLoads } from "./memory-loads.ts";
import { newestFirst, newestOf, oldestFirst } from "./pages.ts";
import { historyOf } from "./run-history.ts";

/** Each run by its latest record. */
const latestRuns = ({ tables }: Organization): RunRow[] => {
  const latest = new Map<Id, RunRow>();
  for (const run of tables.runs.all()) {
    if ((latest.get(run.run_id)?.iteration ?? 0) < run.iteration) latest.set(run.run_id, run);
  }
  return [...latest.values()];
};

/** The sources that a hosted agent is linked to; null means all knowledge of the organization. */
const sourcesOf = ({ tables }: Organization, sessionId: Id): readonly Id[] | null => {
  const agent = tables.agents.byId(tables.sessions.byId(sessionId)?.agent_id ?? null);
  return agent?.kind === "hosted" && agent.source_ids.length > 0 ? agent.source_ids : null;
};

const runId = ({ run_id }: RunRow): Id => run_id;

export const sessions = {
  "sessions.list": ({ tables }, args) => newestOf(tables.sessions, (row) => row, args),
  "sessions.create": ({ tables }, { agent_id }) => ({ agent: tables.agents.byId(agent_id) }),
  "sessions.update": ({ tables }, { id }) => ({ session: tables.sessions.byId(id) }),
  "sessions.listMessages": ({ tables }, args) => {
    const session = tables.sessions.byId(args.id);
    const messages = session ? tables.session_messages.where("session_id", session.id) : [];
    return { exists: session !== null, ...oldestFirst(messages, ({ id }) => id, args) };
  },
  "sessions.sendMessage": (organization, args) => ({
    session: organization.tables.sessions.byId(args.id),
    knowledge: search(organization, { ...args, search_sources: sourcesOf(organization, args.id) }),
  }),
  "sessions.listRuns": (organization, args) => {
    const session = organization.tables.sessions.byId(args.session_id);
    const runs = session ? latestRuns(organization).filter(({ session_id }) => session_id === session.id) : [];
    return { exists: session !== null, ...newestFirst(runs, runId, args) };
  },
  "runs.list": (organization, args) => {
    const runs = latestRuns(organization).filter(({ status }) => args.status === null || status === args.status);
    return newestFirst(runs, runId, args);
  },
  "runs.get": ({ tables }, { id }) => ({
    history: historyOf(tables, id.toLowerCase()),
  }),
} satisfies Partial<MemoryLoads>;
