import { sql } from "drizzle-orm";
import { allWithin } from "../../../platform/database/pages.ts";
import { conversationPosition } from "../../conversations/index.ts";
import { arg, exists, factLoader, opened, row, rows } from "../../../platform/database/facts.ts";
import { one, own } from "../../../platform/database/own.ts";
import { candidates } from "../../agents/index.ts";
import { channelPageFacts, sendingChannel } from "../../channels/index.ts";
import { newestFirst } from "../../../platform/database/pages.ts";
import { channelLinks, channels } from "../../channels/tables.ts";
import { conversations } from "../../conversations/tables.ts";
import { organizations } from "../organizations/tables.ts";
import { messages } from "../../messages/tables.ts";

export const sendingFacts = { sending: row("channels", sendingChannel) };

/** Loads what linking by the command needs; the organization is null if there is none. */
export const loadLinking = factLoader({
  ...sendingFacts,
  agents: candidates,
  organization: row("organizations", sql`select * from ${own(organizations)}`),
});

export const listedFacts = {
  ...channelPageFacts,
  ...sendingFacts,
  links: rows(
    "channel_links",
    sql`select link.* from (select * from ${own(channels)} where ${newestFirst(channels.id)}) page
        cross join ${one(channelLinks, "link", sql`id = page.id`)}`,
  ),
};

export const linkedFacts = {
  ...sendingFacts,
  channel: row("channels", sql`select * from ${own(channels)} where id = ${arg("id")}`),
  link: row("channel_links", sql`select * from ${own(channelLinks)} where id = ${arg("id")}`),
};

export const rotatedFacts = { ...linkedFacts, link: opened("channel_links", ["secrets"], linkedFacts.link) };

export const testedFacts = {
  ...linkedFacts,
  carried: exists(
    sql`select 1 from ${own(conversations, "conversation")}
        cross join ${one(messages, "message", sql`conversation_id = conversation.id`)}
        where ${allWithin([[sql`conversation.channel_id`, sql`${arg("id")}::uuid`]], conversationPosition)}`,
  ),
};
