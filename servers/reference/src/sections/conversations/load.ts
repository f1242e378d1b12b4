import { sql } from "drizzle-orm";
import { arg, exists, joined, joinedRows, part, row, rows, selected } from "../../platform/database/facts.ts";
import { knowsAfter, newestFirst, oldestFirst } from "../../platform/database/pages.ts";
import { channels } from "../channels/tables.ts";
import { events } from "../events/tables.ts";
import { messages } from "../messages/tables.ts";
import { conversations, customers } from "./tables.ts";

const id = sql`conversation.id`;
const threads = sql`${conversations} conversation
  join ${customers} customer on customer.id = conversation.customer_id
  join ${channels} linked on linked.id = conversation.channel_id`;

const columns = ["id", "status", "owner_id", "last_inbound_at", "created_at", "updated_at"] as const;

/** What a list shows of each conversation. */
const listedParts = {
  conversation: part("conversations", "conversation", columns),
  customer: part("customers", "customer", ["id", "phone_number", "name"]),
  channel: part("channels", "linked", ["channel"]),
};

const listed = sql`select ${selected(listedParts)} from ${threads}
  where (${arg("status")}::text is null or conversation.status = ${arg("status")})`;

export const conversationPageFacts = {
  rows: joinedRows(listedParts, sql`${listed} and ${newestFirst(id)}`),
  known: knowsAfter(id, listed),
};

const eventsOf = sql`select * from ${events} where conversation_id = ${arg("id")}`;

export const conversationEventFacts = {
  exists: exists(sql`select 1 from ${conversations} where id = ${arg("id")}`),
  rows: rows("events", sql`${eventsOf} and ${oldestFirst(events.id)}`),
  known: knowsAfter(events.id, eventsOf),
};

/** A conversation with its customer and channel, by the argument `conversation_id`; null when there is none. */
export const conversationParts = joined(
  { conversation: "conversations", customer: "customers", channel: "channels" },
  // A bare `channel` would be the column of that name, not the row.
  sql`select conversation, customer, linked as channel from ${threads} where conversation.id = ${arg("conversation_id")}`,
);

/** A late message stands where it was written, not where it came. */
const messagesOf = sql`select * from ${messages} where conversation_id = ${arg("conversation_id")}`;
const latestFirst = sql`order by created_at desc, id desc`;

/** What an agent needs to know of a conversation. */
export const contextFacts = {
  parts: conversationParts,
  latest: rows("messages", sql`${messagesOf} ${latestFirst} limit 20`),
  lastInbound: row("messages", sql`${messagesOf} and direction = 'inbound' ${latestFirst} limit 1`),
};
