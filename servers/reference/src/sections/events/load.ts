import { sql } from "drizzle-orm";
import { arg, exists, row } from "../../platform/database/facts.ts";
import { hostedAgentOn } from "../agents/index.ts";
import { channels } from "../channels/tables.ts";
import { conversations, customers } from "../conversations/tables.ts";

/** The organization's first channel of a name, a scripted one last. */
const namedChannel = sql`
  select * from ${channels} named where named.channel = ${arg("channel")} order by provider = 'sandbox', id limit 1`;

/** What an inbound event meets. */
export const ingestFacts = {
  channel: row("channels", namedChannel),
  customer: row("customers", sql`select * from ${customers} where phone_number = ${arg("phone_number")}`),
  conversation: row(
    "conversations",
    sql`select conversation.* from ${conversations} conversation
        join ${customers} customer on customer.id = conversation.customer_id
        join (${namedChannel}) linked on linked.id = conversation.channel_id
        where customer.phone_number = ${arg("phone_number")}`,
  ),
  hosted: exists(hostedAgentOn(arg("channel"))),
};
