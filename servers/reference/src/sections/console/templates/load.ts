import { sql } from "drizzle-orm";
import { arg, row, rows } from "../../../platform/database/facts.ts";
import { own } from "../../../platform/database/own.ts";
import { knowsAfter, newestFirst } from "../../../platform/database/pages.ts";
import { channelLinks } from "../../channels/tables.ts";
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

/** The oldest link that names its business account; without one, the oldest. */
const templateLink = sql`
  select * from (select * from (${withAccount}) named union all (
    select * from ${own(channelLinks)} where true order by organization_id, id limit 1)) found
  order by business_account_id is null, id limit 1`;

export const templateLinkFacts = { link: row("channel_links", templateLink) };

export const templateLinksFacts = { ...templateLinkFacts, links: rows("channel_links", withAccount) };
