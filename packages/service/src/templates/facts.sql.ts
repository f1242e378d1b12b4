import { sql } from "drizzle-orm";
import { arg } from "@atlas-messaging/postgres/facts";
import { quotaOf, row, rows } from "../core/facts.sql.ts";
import { one, own } from "@atlas-messaging/postgres/queries";
import { knowsAfter, newestFirst } from "@atlas-messaging/postgres/pages";
import { channelLinks, channels } from "../rows/channels.ts";
import { media } from "../rows/messages.ts";
import { templates } from "../rows/templates.ts";

const live = sql`select * from ${own(templates)} where live`;

const templatePageFacts = {
  rows: rows("templates", sql`${live} and ${newestFirst(templates.id)}`),
  known: knowsAfter(templates.id, live),
};

const templateFacts = { template: row("templates", sql`${live} and id = ${arg("id")}`) };

const namedFacts = { named: rows("templates", sql`${live} and name = ${arg("name")}`) };

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

const templateLinkFacts = { link: row("channel_links", templateLink) };

const templateLinksFacts = { ...templateLinkFacts, links: rows("channel_links", withAccount) };

const sampleFacts = { media: row("media", sql`select * from ${own(media)} where id = ${arg("media_id")}::uuid`) };

/** An organization has at most as many as its limit, which a deployment sets. */
const accountFacts = { ...templateLinkFacts, known: rows("templates", sql`${live}`) };

export const templatesFacts = {
  "console.templates.list": templatePageFacts,
  "console.templates.create": { ...namedFacts, ...templateLinkFacts, ...sampleFacts, quota: quotaOf("templates") },
  "console.templates.get": templateFacts,
  "console.templates.update": { ...templateFacts, ...templateLinkFacts, ...sampleFacts },
  "console.templates.delete": templateFacts,
  "console.templates.sync": templateLinksFacts,
  "console.templates.listImportable": accountFacts,
  "console.templates.import": { ...accountFacts, quota: quotaOf("templates") },
};
