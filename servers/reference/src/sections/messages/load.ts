import { sql } from "drizzle-orm";
import { arg, row, rows } from "../../platform/database/facts.ts";
import { knowsAfter, newestFirst } from "../../platform/database/pages.ts";
import { channels } from "../channels/tables.ts";
import { conversations, customers } from "../conversations/tables.ts";
import { templates } from "./tables.ts";

/** The channel that an organization sends over: its first that is linked to a messaging app, before a scripted one. */
const sendingChannel = sql`
  select * from ${channels} where status <> 'disconnected' order by provider = 'sandbox', id limit 1`;

/** What sending to a phone number depends on. */
export const sendFacts = {
  channel: row("channels", sendingChannel),
  customer: row("customers", sql`select * from ${customers} where phone_number = ${arg("phone_number")}`),
  conversation: row(
    "conversations",
    sql`select conversation.* from ${conversations} conversation
        join ${customers} customer on customer.id = conversation.customer_id
        join (${sendingChannel}) channel on channel.id = conversation.channel_id
        where customer.phone_number = ${arg("phone_number")}`,
  ),
  template: row("templates", sql`select * from ${templates} where id = ${arg("template_id")}`),
};

export const templatePageFacts = {
  rows: rows("templates", sql`select * from ${templates} where ${newestFirst(templates.id)}`),
  known: knowsAfter(templates.id, sql`select 1 from ${templates} where true`),
};

export const templateNamedFacts = {
  template: row("templates", sql`select * from ${templates} where name = ${arg("name")}`),
};
