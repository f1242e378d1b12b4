import { type SQL, sql } from "drizzle-orm";
import { arg, row } from "../../platform/database/facts.ts";
import { one, own } from "../../platform/database/own.ts";
import { chosenChannel } from "../channels/index.ts";
import { conversations } from "../conversations/tables.ts";
import { customers } from "../customers/tables.ts";
import { templates } from "../console/templates/tables.ts";

/** Selects the conversation with a phone number on the query's channel. */
export const conversationOn = (channel: SQL): SQL => sql`
  select conversation.* from ${own(customers, "customer")} cross join (${channel}) linked
  cross join ${one(conversations, "conversation", sql`customer_id = customer.id and channel_id = linked.id`)}
  where customer.phone_number = ${arg("phone_number")}`;

/** Facts for sending to a phone number. */
export const sendFacts = {
  channel: row("channels", chosenChannel),
  customer: row("customers", sql`select * from ${own(customers)} where phone_number = ${arg("phone_number")}`),
  conversation: row("conversations", conversationOn(chosenChannel)),
  template: row("templates", sql`select * from ${own(templates)} where live and id = ${arg("template_id")}`),
};
