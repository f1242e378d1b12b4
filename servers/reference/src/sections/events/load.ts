import { sql } from "drizzle-orm";
import { arg, row } from "../../platform/database/facts.ts";
import { own } from "../../platform/database/own.ts";
import { servingAgent } from "../agents/index.ts";
import { channels } from "../channels/tables.ts";
import { customers } from "../customers/tables.ts";
import { conversationOn, quotedMessage } from "../messages/index.ts";

/** Selects the organization's first channel of a name, scripted ones last. */
const namedChannel = sql`
  select * from ${own(channels, "named")} where named.channel = ${arg("channel")} order by provider = 'sandbox', id limit 1`;

/** Facts for an inbound event. */
export const ingestFacts = {
  channel: row("channels", namedChannel),
  customer: row("customers", sql`select * from ${own(customers)} where phone_number = ${arg("phone_number")}`),
  conversation: row("conversations", conversationOn(namedChannel)),
  agent: row("agents", servingAgent(sql`(select id from (${namedChannel}) first)`)),
  quoted: quotedMessage,
};
