import { type Placeholder, type SQL, sql } from "drizzle-orm";
import { arg, count, joinedRows, row, rows, systemFactLoader, texts } from "../../platform/database/facts.ts";
import { given, own } from "../../platform/database/own.ts";
import { knowsAfter, newestFirst } from "../../platform/database/pages.ts";
import { channels } from "../channels/tables.ts";
import { organizations } from "../console/organizations/tables.ts";
import { knowledgeDocuments } from "../knowledge/tables.ts";
import { agents } from "./tables.ts";

const all = sql`select * from ${own(agents)} where true`;

export const agentPageFacts = {
  rows: rows("agents", sql`${all} and ${newestFirst(agents.id)}`),
  known: knowsAfter(agents.id, all),
};

export const agentFacts = { agent: row("agents", sql`${all} and id = ${arg("id")}`) };

/** Selects the agent that answers on a channel: the oldest ready hosted one. Ids sort by age. */
export const hostedAgentOn = (channelName: SQL | Placeholder) => sql`
  ${all} and kind = 'hosted' and status = 'ready' and ${channelName} = any(channels) order by id limit 1`;

/** Facts for a new agent: which of its references exist. */
export const newAgentFacts = {
  channelNames: texts(
    sql`select distinct linked.channel as value from ${own(channels, "linked")}
        where linked.channel = any(${arg("channels")}::text[])`,
  ),
  sourceIds: texts(
    sql`select id as value from ${own(knowledgeDocuments)}
        where id = any(${arg("source_ids")}::uuid[]) and status <> 'archived'`,
  ),
};

/** Maximum agents in the directory, oldest first: a search or an order reads all of them. */
const maxListed = 10_000;

const shown = sql`lower(concat_ws(' ', agent.name, agent.listing_category,
  coalesce(agent.listing_description, agent.description), organization.name))`;

// Sandbox organizations leave the directory when they expire.
const listed = sql`
  select agent, organization from (
    select * from ${agents} where is_listed and ${given("category", sql`listing_category = ${arg("category")}`)}
    order by id limit ${sql.raw(String(maxListed))}
  ) agent cross join lateral (
    select * from ${organizations} where id = agent.organization_id limit 1
  ) organization
  where not exists (select from unnest(${arg("words")}::text[]) word where strpos(${shown}, word) = 0)
    and (organization.expires_at is null or organization.expires_at > ${arg("now")}::timestamptz)`;

/** Loads a page of all organizations' published agents. Sorting by name ignores the database's collation. */
export const loadDirectory = systemFactLoader({
  page: joinedRows(
    { agent: "agents", organization: "organizations" },
    sql`${listed} order by lower(agent.name) collate "C", agent.id limit ${arg("size")} offset ${arg("offset")}`,
  ),
  total: count(listed, maxListed),
});
