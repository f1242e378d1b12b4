import { sql } from "drizzle-orm";
import { arg, exists, row, rows } from "../../platform/database/facts.ts";
import { given, one, own, whether } from "../../platform/database/own.ts";
import { knowsAfter, newestFirst, newestWithin, oldestWithin } from "../../platform/database/pages.ts";
import { agents } from "../agents/tables.ts";
import { KnowledgeSearch } from "../knowledge/index.ts";
import { sessionMessages, sessions } from "./tables.ts";

const all = sql`select * from ${own(sessions)} where true`;

export const sessionPageFacts = {
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
