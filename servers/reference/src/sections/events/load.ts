import { sql } from "drizzle-orm";
import { arg, row } from "../../platform/database/facts.ts";
import { one, own } from "../../platform/database/own.ts";
import { servingAgent } from "../agents/index.ts";
import { channels } from "../channels/tables.ts";
import { customers } from "../customers/tables.ts";
import { conversationOn, namedMedia, quotedMessage } from "../messages/index.ts";
import { webhookDeliveries } from "../webhooks/tables.ts";
import { events } from "./tables.ts";

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
  media: namedMedia,
};

const known = sql`select same.id from ${own(events, "same")} where same.id = ${arg("event_id")}::uuid`;
const sent = sql`
  select sent.event_row_id from ${own(webhookDeliveries, "sent")} where sent.event_id = ${arg("event_id")}::uuid limit 1`;

/** Finds an event by its id, or by one that a webhook received. */
export const eventFacts = {
  event: row(
    "events",
    sql`select event.* from (${known} union all (${sent}) limit 1) found
        cross join ${one(events, "event", sql`id = found.id`)}`,
  ),
};
