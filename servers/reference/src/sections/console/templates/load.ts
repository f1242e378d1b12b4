import { sql } from "drizzle-orm";
import { arg, row, rows } from "../../../platform/database/facts.ts";
import { one, own } from "../../../platform/database/own.ts";
import { knowsAfter, newestFirst } from "../../../platform/database/pages.ts";
import { channelLinks, channels } from "../../channels/tables.ts";
import { templates } from "./tables.ts";

const live = sql`select * from ${own(templates)} where live`;

export const templatePageFacts = {
  rows: rows("templates", sql`${live} and ${newestFirst(templates.id)}`),
  known: knowsAfter(templates.id, live),
};

export const templateFacts = { template: row("templates", sql`${live} and id = ${arg("id")}`) };

export const namedFacts = { named: rows("templates", sql`${live} and name = ${arg("name")}`) };

const withAccount = sql`
  select * from ${own(channelLinks)} where business_account_id is not null order by organization_id, id limit 50`;

/**
 * The link that templates go over: of those that name their business account, the default for sending; without one, any.
 */
const templateLink = sql`
  select found.* from (select * from (${withAccount}) named union all (
    select * from ${own(channelLinks)} where true order by organization_id, id limit 1)) found
  cross join ${one(channels, "channel", sql`id = found.id`)}
  order by found.business_account_id is null, channel.status = 'disconnected', channel.default_since desc nulls last, found.id
  limit 1`;

export const templateLinkFacts = { link: row("channel_links", templateLink) };

export const templateLinksFacts = { ...templateLinkFacts, links: rows("channel_links", withAccount) };
