import { pageByMetadata, withMetadata } from "../core/metadata.sql.ts";
import { type Placeholder, type SQL, sql } from "drizzle-orm";
import { arg, count, systemFactLoader, texts } from "@atlas-messaging/postgres/facts";
import { joinedRows, quotaOf, row, rows } from "../core/facts.sql.ts";
import { given, one, own, whether } from "@atlas-messaging/postgres/queries";
import { knowsAfter, newestWithin } from "@atlas-messaging/postgres/pages";
import { channels } from "../rows/channels.ts";
import { organizations } from "../rows/organizations.ts";
import { knowledgeDocuments } from "../rows/knowledge.ts";
import { agents } from "../rows/agents.ts";

const all = sql`select * from ${own(agents)} where true`;

const ofStatus = sql`${all} and status = ${arg("status")}`;

export const agentPageFacts = {
  rows: rows(
    "agents",
    sql`${whether(
      "metadata_key",
      pageByMetadata(
        "agents",
        "agent",
        one(agents, "agent", sql`id = entry.subject_id`),
        sql`agent.status = ${arg("status")}`,
      ),
      sql`${all} and ${newestWithin([[agents.status, sql`${arg("status")}`]], agents.id)}`,
    )}`,
  ),
  known: knowsAfter(agents.id, sql`${ofStatus} and ${withMetadata("agents", sql`${agents.id}`)}`),
};

export const agentFacts = { agent: row("agents", sql`${all} and id = ${arg("id")}`) };

/** Selects the agent that serves a channel: the one that its owner chose, while it is ready and works there. */
export const servingAgent = (channelId: SQL | Placeholder) => sql`
  select agent.* from ${own(channels, "served")}
  cross join ${one(agents, "agent", sql`id = served.agent_id and status = 'ready' and served.channel = any(channels)`)}
  where served.id = ${channelId}`;

/** Finds the agent that a request names as `agent_id`. */
export const namedAgent = row("agents", sql`${all} and id = ${arg("agent_id")}::uuid`);

/** Finds the agent that a request names; without one, two of the ready hosted ones on channels of a name. */
export const candidates = rows(
  "agents",
  sql`${all} and id = ${arg("agent_id")}::uuid
      union all (select * from ${own(agents)} where status = 'ready' and kind = 'hosted'
        and ${arg("served_name")}::text = any(channels) order by id limit 2)`,
);

/** Facts of an agent's references: which exist, and which channels nobody serves. */
export const linkFacts = {
  channelNames: texts(
    sql`select distinct linked.channel as value from ${own(channels, "linked")}
        where linked.channel = any(${arg("channels")}::text[])`,
  ),
  sourceIds: texts(
    sql`select id as value from ${own(knowledgeDocuments)}
        where id = any(${arg("source_ids")}::uuid[]) and status <> 'archived'`,
  ),
  unserved: rows(
    "channels",
    sql`select * from ${own(channels, "linked")} where not exists (${servingAgent(sql`linked.id`)})`,
  ),
  fallback: row("agents", sql`${all} and id = ${arg("fallback_agent_id")}::uuid`),
};

/** Maximum agents in the directory, oldest first: a search or an order reads all of them. */
const maxListed = 10_000;

const shown = sql`concat_ws(' ', agent.name, agent.listing_category,
  coalesce(agent.listing_description, agent.description), organization.name)`;

// Sandbox organizations leave the directory when they expire.
const listed = sql`
  select agent, organization from (
    select * from ${agents} where is_listed and ${given("category", sql`listing_category = ${arg("category")}`)}
    order by id limit ${sql.raw(String(maxListed))}
  ) agent cross join lateral (
    select * from ${organizations} where id = agent.organization_id limit 1
  ) organization
  where ${shown} ~ all (${arg("patterns")}::text[])
    and (organization.expires_at is null or organization.expires_at > ${arg("now")}::timestamptz)`;

/** Loads a page of all organizations' published agents. Sorting by name ignores the database's collation. */
export const loadDirectory = systemFactLoader({
  page: joinedRows(
    { agent: "agents", organization: "organizations" },
    sql`${listed} order by lower(agent.name) collate "C", agent.id limit ${arg("size")} offset ${arg("offset")}`,
  ),
  total: count(listed, maxListed),
});

export const agentsFacts = {
  "agents.list": agentPageFacts,
  "agents.get": agentFacts,
  "agents.create": { ...linkFacts, quota: quotaOf("agents") },
  "agents.update": { ...agentFacts, ...linkFacts },
  "agents.publish": agentFacts,
};

export const consoleAgentsFacts = {
  "console.agents.list": agentPageFacts,
  "console.agents.get": agentFacts,
  "console.agents.create": { ...linkFacts, quota: quotaOf("agents") },
  "console.agents.update": { ...agentFacts, ...linkFacts },
  "console.agents.publish": agentFacts,
};
