import { sql } from "drizzle-orm";
import { arg, exists, joinedRows, rows } from "../../platform/database/facts.ts";
import { knowsAfter, newestFirst, oldestFirst } from "../../platform/database/pages.ts";
import { channels } from "../channels/tables.ts";
import { events } from "../events/tables.ts";
import { conversations, customers } from "./tables.ts";

const id = sql`conversation.id`;
// A bare `channel` would be the column of that name, not the row.
const listed = sql`
  select conversation, customer, linked as channel from ${conversations} conversation
  join ${customers} customer on customer.id = conversation.customer_id
  join ${channels} linked on linked.id = conversation.channel_id
  where (${arg("status")}::text is null or conversation.status = ${arg("status")})`;

export const conversationPageFacts = {
  rows: joinedRows(
    { conversation: "conversations", customer: "customers", channel: "channels" },
    sql`${listed} and ${newestFirst(id)}`,
  ),
  known: knowsAfter(id, listed),
};

const eventsOf = sql`select * from ${events} where conversation_id = ${arg("id")}`;

export const conversationEventFacts = {
  exists: exists(sql`select 1 from ${conversations} where id = ${arg("id")}`),
  rows: rows("events", sql`${eventsOf} and ${oldestFirst(events.id)}`),
  known: knowsAfter(events.id, eventsOf),
};
