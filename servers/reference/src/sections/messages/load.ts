import { type SQL, sql } from "drizzle-orm";
import { arg, row } from "../../platform/database/facts.ts";
import { one, own } from "../../platform/database/own.ts";
import { channels } from "../channels/tables.ts";
import { conversations, customers } from "../conversations/tables.ts";
import { templates } from "../console/templates/tables.ts";

/** The channel that an organization sends over: its first that is linked to a messaging app, before a scripted one. */
const sendingChannel = sql`
  select * from ${own(channels)} where status <> 'disconnected' order by provider = 'sandbox', id limit 1`;

/** The conversation with a phone number on a channel that a query finds. */
export const conversationOn = (channel: SQL): SQL => sql`
  select conversation.* from ${own(customers, "customer")} cross join (${channel}) linked
  cross join ${one(conversations, "conversation", sql`customer_id = customer.id and channel_id = linked.id`)}
  where customer.phone_number = ${arg("phone_number")}`;

/** What sending to a phone number depends on. */
export const sendFacts = {
  channel: row("channels", sendingChannel),
  customer: row("customers", sql`select * from ${own(customers)} where phone_number = ${arg("phone_number")}`),
  conversation: row("conversations", conversationOn(sendingChannel)),
  template: row("templates", sql`select * from ${own(templates)} where id = ${arg("template_id")}`),
};
