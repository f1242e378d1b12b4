import { type SQL, sql } from "drizzle-orm";
import { arg, row } from "../../platform/database/facts.ts";
import { one, own } from "../../platform/database/own.ts";
import { channels } from "../channels/tables.ts";
import { conversations, customers } from "../conversations/tables.ts";
import { templates } from "../console/templates/tables.ts";

/** Selects the channel to send over: the first linked to a messaging app, else a scripted one. */
const sendingChannel = sql`
  select * from ${own(channels)} where status <> 'disconnected' order by provider = 'sandbox', id limit 1`;

/** Selects the conversation with a phone number on the query's channel. */
export const conversationOn = (channel: SQL): SQL => sql`
  select conversation.* from ${own(customers, "customer")} cross join (${channel}) linked
  cross join ${one(conversations, "conversation", sql`customer_id = customer.id and channel_id = linked.id`)}
  where customer.phone_number = ${arg("phone_number")}`;

/** Facts for sending to a phone number. */
export const sendFacts = {
  channel: row("channels", sendingChannel),
  customer: row("customers", sql`select * from ${own(customers)} where phone_number = ${arg("phone_number")}`),
  conversation: row("conversations", conversationOn(sendingChannel)),
  template: row("templates", sql`select * from ${own(templates)} where live and id = ${arg("template_id")}`),
};
