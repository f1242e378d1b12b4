import { sql } from "drizzle-orm";
import { arg, exists, factLoader } from "@atlas-messaging/postgres/facts";
import { opened, row, rows } from "../core/facts.sql.ts";
import { one, own } from "@atlas-messaging/postgres/queries";
import { allWithin, knowsAfter, newestFirst } from "@atlas-messaging/postgres/pages";
import { channelLinks, channels } from "../rows/channels.ts";
import { candidates, namedAgent } from "../agents/facts.sql.ts";
import { conversationPosition, conversations } from "../rows/conversations.ts";
import { organizations } from "../rows/organizations.ts";
import { messages } from "../rows/messages.ts";

const all = sql`select * from ${own(channels)} where removed_at is null`;

/** Selects the default for sending: the latest that was made it, else the first linked; then scripted ones, then adapters. */
export const sendingChannel = sql`
  select * from ${own(channels)} where status <> 'disconnected'
  order by default_since desc nulls last, provider = 'adapter', provider = 'sandbox', id limit 1`;

/** Selects the channel that a request names; without a name, the default for sending. */
export const chosenChannel = sql`
  select * from ${own(channels)} where id = ${arg("channel_id")} and removed_at is null
  union all (select * from (${sendingChannel}) by_default where ${arg("channel_id")}::uuid is null)`;

export const channelPageFacts = {
  rows: rows("channels", sql`${all} and ${newestFirst(channels.id)}`),
  known: knowsAfter(channels.id, all),
};

const channelFacts = { channel: row("channels", sql`${all} and id = ${arg("id")}`) };

export const channelsFacts = {
  "channels.list": channelPageFacts,
  "channels.get": channelFacts,
  "channels.update": { ...channelFacts, agent: namedAgent },
};

const sendingFacts = { sending: row("channels", sendingChannel) };

/** Facts that linking a number depends on. */
const linkingFacts = {
  ...sendingFacts,
  agents: candidates,
  namesake: row(
    "channels",
    sql`select channel.* from ${own(channelLinks, "link")} cross join ${one(channels, "channel", sql`id = link.id`)}
        where link.sender_id = ${arg("sender_id")} limit 1`,
  ),
};

/** Loads what linking by the command needs; the organization is null if there is none. */
export const loadLinking = factLoader({
  ...linkingFacts,
  organization: row("organizations", sql`select * from ${own(organizations)}`),
});

const listedFacts = {
  ...channelPageFacts,
  ...sendingFacts,
  links: rows(
    "channel_links",
    sql`select link.* from (${all} and ${newestFirst(channels.id)}) page
        cross join ${one(channelLinks, "link", sql`id = page.id`)}`,
  ),
};

const linkedFacts = {
  ...sendingFacts,
  ...channelFacts,
  link: row("channel_links", sql`select * from ${own(channelLinks)} where id = ${arg("id")}`),
};

const rotatedFacts = { ...linkedFacts, link: opened("channel_links", ["secrets"], linkedFacts.link) };

const testedFacts = {
  ...linkedFacts,
  carried: exists(
    sql`select 1 from ${own(conversations, "conversation")}
        cross join ${one(messages, "message", sql`conversation_id = conversation.id`)}
        where ${allWithin([[sql`conversation.channel_id`, sql`${arg("id")}::uuid`]], conversationPosition)}`,
  ),
};

export const consoleChannelsFacts = {
  "console.channels.list": listedFacts,
  "console.channels.get": linkedFacts,
  "console.channels.check": {},
  "console.channels.link": linkingFacts,
  "console.channels.linkAdapter": { ...sendingFacts, agents: candidates },
  "console.channels.update": { ...linkedFacts, agent: namedAgent },
  "console.channels.test": testedFacts,
  "console.channels.subscribe": { channel: linkedFacts.channel, link: linkedFacts.link },
  "console.channels.rotateToken": rotatedFacts,
  "console.channels.disconnect": linkedFacts,
  "console.channels.reconnect": linkedFacts,
  "console.channels.remove": linkedFacts,
  "console.channels.setDefault": linkedFacts,
};
