import { sql } from "drizzle-orm";
import { arg } from "@atlas-messaging/postgres/facts";
import { row } from "../core/facts.sql.ts";
import { own } from "@atlas-messaging/postgres/queries";
import { servingAgent } from "../agents/facts.sql.ts";
import { channels } from "../rows/channels.ts";
import { customers } from "../rows/customers.ts";
import { conversationOn, namedMedia, quotedMessage } from "../messages/facts.sql.ts";
import { eventFacts, eventPageFacts } from "../events/facts.sql.ts";

/** Selects the organization's first channel of a name, scripted ones last. */
const namedChannel = sql`
  select * from ${own(channels, "named")} where named.channel = ${arg("channel")} order by provider = 'sandbox', id limit 1`;

/** Facts for an inbound event. */
const ingestFacts = {
  channel: row("channels", namedChannel),
  customer: row("customers", sql`select * from ${own(customers)} where phone_number = ${arg("phone_number")}`),
  conversation: row("conversations", conversationOn(namedChannel)),
  agent: row("agents", servingAgent(sql`(select id from (${namedChannel}) first)`)),
  quoted: quotedMessage,
  media: namedMedia,
};

export const eventsFacts = {
  "events.list": eventPageFacts("oldest"),
  "events.stream": eventPageFacts("oldest"),
  "events.get": eventFacts,
  "events.ingest": ingestFacts,
};

export const phoneFacts = { "console.sandbox.writeAsCustomer": ingestFacts };

export const consoleEventsFacts = {
  "console.events.list": eventPageFacts("newest"),
  "console.events.stream": eventPageFacts("oldest"),
  "console.events.get": eventFacts,
};
