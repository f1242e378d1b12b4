import { sql } from "drizzle-orm";
import { arg, exists, row, rows } from "../../platform/database/facts.ts";
import { knowsAfter, newestFirst, oldestFirst } from "../../platform/database/pages.ts";
import { agents } from "../agents/tables.ts";
import { knowledgeHitsOf } from "../knowledge/index.ts";
import { sessionMessages, sessions } from "./tables.ts";

const all = sql`select * from ${sessions} where true`;

export const sessionPageFacts = {
  rows: rows("sessions", sql`${all} and ${newestFirst(sessions.id)}`),
  known: knowsAfter(sessions.id, all),
};

export const newSessionFacts = { agent: row("agents", sql`select * from ${agents} where id = ${arg("agent_id")}`) };

export const sessionFacts = { session: row("sessions", sql`${all} and id = ${arg("id")}`) };

const messagesOf = sql`select * from ${sessionMessages} where session_id = ${arg("id")}`;

export const sessionMessagePageFacts = {
  exists: exists(sql`${all} and id = ${arg("id")}`),
  rows: rows("session_messages", sql`${messagesOf} and ${oldestFirst(sessionMessages.id)}`),
  known: knowsAfter(sessionMessages.id, messagesOf),
};

/** The sources that a hosted agent is linked to; none means all knowledge of the organization. */
const sourcesOfAgent = sql`
  select nullif(agent.source_ids, '{}') from ${sessions} session
  join ${agents} agent on agent.id = session.agent_id
  where session.id = ${arg("id")} and agent.kind = 'hosted'`;

export const questionFacts = { ...sessionFacts, knowledge: knowledgeHitsOf(sourcesOfAgent) };
