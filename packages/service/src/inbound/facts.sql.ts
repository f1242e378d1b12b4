import { type SQL, sql } from "drizzle-orm";
import { arg } from "@atlas-messaging/postgres/facts";
import { row } from "../core/facts.sql.ts";
import { one, own } from "@atlas-messaging/postgres/queries";
import { writerByNumber, writerByUserId } from "../core/people.sql.ts";
import { servingAgent } from "../agents/facts.sql.ts";
import { channels } from "../rows/channels.ts";
import { messages } from "../rows/messages.ts";
import { conversations } from "../rows/conversations.ts";
import { namedMedia, quotedMessage } from "../messages/facts.sql.ts";
import { eventFacts, eventPageFacts } from "../events/facts.sql.ts";

/** Facts of who an event is about, on a channel: the customer with a number, else the one with the messaging app's id. */
export const partyFacts = (channel: SQL) => {
  const byUserId = writerByUserId(sql`(select linked.id from (${channel}) linked)`);
  const found = sql`
    (${writerByNumber}) union all (select * from (${byUserId}) known where not exists (${writerByNumber}))`;
  return {
    customer: row("customers", found),
    byUserId: row("customers", byUserId),
    conversation: row(
      "conversations",
      sql`select conversation.* from (${found}) customer cross join (${channel}) linked
          cross join ${one(conversations, "conversation", sql`customer_id = customer.id and channel_id = linked.id`)}`,
    ),
  };
};

/** Selects the organization's first channel of a name, scripted ones last. */
const namedChannel = sql`
  select * from ${own(channels, "named")}
  where named.channel = ${arg("channel")} and named.removed_at is null
    and (${arg("channel_id")}::uuid is null or named.id = ${arg("channel_id")}::uuid)
  order by provider = 'sandbox', id limit 1`;

/** Selects the same among scripted ones, which contact nobody; without a name the first of all. */
const scriptedChannel = sql`
  select * from ${own(channels, "named")}
  where (${arg("channel")}::text is null or named.channel = ${arg("channel")}) and named.removed_at is null
    and provider = 'sandbox' order by id limit 1`;

/** Facts for an inbound event on a channel. */
const ingestFacts = (channel: SQL) => ({
  channel: row("channels", channel),
  ...partyFacts(channel),
  agent: row("agents", servingAgent(sql`(select id from (${channel}) first)`)),
  quoted: quotedMessage,
  media: namedMedia,
  known: row("messages", sql`select * from ${own(messages)} where provider_message_id = ${arg("provider_id")}`),
});

export const eventsFacts = {
  "events.list": eventPageFacts("oldest"),
  "events.stream": eventPageFacts("oldest"),
  "events.get": eventFacts,
  "events.ingest": ingestFacts(namedChannel),
};

export const phoneFacts = { "console.sandbox.writeAsCustomer": ingestFacts(scriptedChannel) };

export const consoleEventsFacts = {
  "console.events.list": eventPageFacts("newest"),
  "console.events.stream": eventPageFacts("oldest"),
  "console.events.get": eventFacts,
};
