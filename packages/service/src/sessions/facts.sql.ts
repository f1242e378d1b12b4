import { sql } from "drizzle-orm";
import { arg, exists } from "@atlas-messaging/postgres/facts";
import { row, rows } from "../core/facts.sql.ts";
import { given, one, own, whether } from "@atlas-messaging/postgres/queries";
import { knowsAfter, newestFirst, newestWithin, oldestWithin } from "@atlas-messaging/postgres/pages";
import { agents, sessionMessages, sessions } from "../rows/agents.ts";
import { KnowledgeSearch } from "../knowledge/facts.sql.ts";
import { sessionRunFacts } from "../runs/facts.sql.ts";

const all = sql`select * from ${own(sessions)} where true`;

const sessionPageFacts = {
  rows: rows("sessions", sql`${all} and ${newestFirst(sessions.id)}`),
  known: knowsAfter(sessions.id, all),
};

const since = sql`${arg("since_id")}::uuid`;

const agent = sql`${arg("of_agent")}::uuid`;

export const agentSessionPageFacts = {
  rows: rows(
    "sessions",
    sql`${all} and ${whether(
      "of_agent",
      newestWithin([[sessions.agent_id, agent]], sessions.id, since),
      sql`${sessions.id} >= ${since} and ${newestFirst(sessions.id)}`,
    )}`,
  ),
  known: knowsAfter(sessions.id, sql`${all} and ${given("of_agent", sql`agent_id = ${agent}`)}`),
};

export const newSessionFacts = {
  agent: row("agents", sql`select * from ${own(agents)} where id = ${arg("agent_id")}`),
};

export const sessionFacts = { session: row("sessions", sql`${all} and id = ${arg("id")}`) };

const messagesOf = sql`select * from ${own(sessionMessages)} where session_id = ${arg("id")}`;

export const sessionMessagePageFacts = {
  exists: exists(sql`${all} and id = ${arg("id")}`),
  rows: rows(
    "session_messages",
    sql`select * from ${own(sessionMessages)}
        where ${oldestWithin([[sessionMessages.session_id, sql`${arg("id")}::uuid`]], sessionMessages.id)}`,
  ),
  known: knowsAfter(sessionMessages.id, messagesOf),
};

/** Selects the sources linked to a hosted agent; none means all of the organization's knowledge. */
const sourcesOfAgent = sql`
  select nullif(agent.source_ids, '{}') from ${own(sessions, "session")}
  cross join ${one(agents, "agent", sql`id = session.agent_id`)}
  where session.id = ${arg("id")} and agent.kind = 'hosted'`;

export const questionFacts = { ...sessionFacts, knowledge: new KnowledgeSearch(sourcesOfAgent) };

export const sessionsFacts = {
  "sessions.list": sessionPageFacts,
  "sessions.create": newSessionFacts,
  "sessions.update": sessionFacts,
  "sessions.listMessages": sessionMessagePageFacts,
  "sessions.sendMessage": questionFacts,
  "sessions.listRuns": sessionRunFacts,
};

export const agentSessionsFacts = {
  "console.agentSessions.list": agentSessionPageFacts,
  "console.agentSessions.create": newSessionFacts,
  "console.agentSessions.sendMessage": questionFacts,
  "console.agentSessions.get": sessionFacts,
  "console.agentSessions.listMessages": sessionMessagePageFacts,
};
