import { pageByMetadata, withMetadata } from "../core/metadata.sql.ts";
import { type SQL, sql } from "drizzle-orm";
import { arg, exists } from "@atlas-messaging/postgres/facts";
import { joined, joinedRows, part, row, rows, selected } from "../core/facts.sql.ts";
import { given, one, own, whether } from "@atlas-messaging/postgres/queries";
import { knowsAfter, newestFirst, newestWithin } from "@atlas-messaging/postgres/pages";
import { servingAgent } from "../agents/facts.sql.ts";
import { channels } from "../rows/channels.ts";
import { historyOf } from "../events/facts.sql.ts";
import { events } from "../rows/events.ts";
import { messages } from "../rows/messages.ts";
import { customers } from "../rows/customers.ts";
import { isTurn, runs } from "../rows/runs.ts";
import { conversationNotes, conversations } from "../rows/conversations.ts";

const id = sql`conversation.id`;

/** Joins a conversation's customer and channel. */
const withParties = sql`
  cross join ${one(customers, "customer", sql`id = conversation.customer_id`)}
  cross join ${one(channels, "linked", sql`id = conversation.channel_id`)}`;

const columns = [
  "id",
  "status",
  "owner_id",
  "labels",
  "waiting_since",
  "messages_removed_before",
  "referral",
  "metadata",
  "last_inbound_at",
  "created_at",
  "updated_at",
] as const;

/** Columns that a list shows. */
const listedParts = {
  conversation: part("conversations", "conversation", columns),
  customer: part("customers", "customer", ["id", "phone_number", "user_id", "addresses", "name"]),
  channel: part("channels", "linked", ["channel"]),
};

const ofStatus = sql`conversation.merged_into is null and ${given("status", sql`conversation.status = ${arg("status")}`)}`;

const listed = sql`select conversation.* from ${own(conversations, "conversation")}
  where ${ofStatus} and ${withMetadata("conversations", id)}`;

const untagged = sql`select conversation.* from ${own(conversations, "conversation")}
  where conversation.merged_into is null and ${whether(
    "status",
    newestWithin([[sql`conversation.status`, sql`${arg("status")}`]], id),
    newestFirst(id),
  )}`;

const page = sql`${whether(
  "metadata_key",
  pageByMetadata(
    "conversations",
    "conversation",
    one(conversations, "conversation", sql`id = entry.subject_id`),
    sql`${ofStatus}`,
  ),
  untagged,
)}`;

export const conversationPageFacts = {
  rows: joinedRows(
    listedParts,
    sql`select ${selected(listedParts)} from (${page}) conversation ${withParties} order by ${id} desc`,
  ),
  known: knowsAfter(id, listed),
};

const eventsOf = sql`select * from ${own(events)} where conversation_id = ${arg("id")}`;

export const conversationEventFacts = {
  exists: exists(sql`select 1 from ${own(conversations)} where id = ${arg("id")}`),
  rows: historyOf(sql`${arg("id")}::uuid`),
  known: knowsAfter(events.id, eventsOf),
};

/** The conversation of an id; of one that was merged, the one that goes on. */
export const goingOn = (of: SQL): SQL => sql`
  coalesce((select pointing.merged_into from ${own(conversations, "pointing")} where pointing.id = ${of}), ${of})`;

const asked = goingOn(sql`${arg("conversation_id")}::uuid`);

/** Finds a conversation with customer and channel by `conversation_id`; null without one. */
export const conversationParts = joined(
  { conversation: "conversations", customer: "customers", channel: "channels" },
  // A bare `channel` would be the column of that name, not the row.
  sql`select conversation, customer, linked as channel from ${own(conversations, "conversation")} ${withParties}
      where conversation.id = ${asked}`,
);

/** Finds the conversations of `owner_id`, with customer and channel; `limit` bounds them. */
export const conversationsOfOwner = (limit: number) =>
  joinedRows(
    { conversation: "conversations", customer: "customers", channel: "channels" },
    sql`select conversation, customer, linked as channel from (
          select * from ${own(conversations)} where owner_id = ${arg("owner_id")} limit ${sql.raw(String(limit))}
        ) conversation ${withParties}`,
  );

const agentOfChannel = servingAgent(sql`(select channel_id from ${own(conversations)} where id = ${asked})`);

/** Orders a late message by when it was written, not when it arrived. */
const messagesOf = sql`select * from ${own(messages)} where conversation_id = ${asked}`;

const latestFirst = sql`order by created_at desc, id desc`;

/** Finds the customer's last message and the agent that serves the channel, if no hosted one has spoken since. */
export const unansweredMessage = joined(
  { message: "messages", agent: "agents" },
  sql`select last as message, serving as agent from (
        select * from ${own(messages)} where conversation_id = ${asked} and direction = 'inbound'
        order by id desc limit 1
      ) last cross join lateral (${agentOfChannel}) serving
      where not exists (
        select from ${own(runs, "spoken")} where spoken.conversation_id = ${asked}
        and spoken.run_id > last.id and ${isTurn}
      )`,
);

/** Facts that an agent needs about a conversation. */
const contextFacts = {
  parts: conversationParts,
  latest: rows("messages", sql`${messagesOf} ${latestFirst} limit 20`),
  notes: {
    ...rows(
      "conversation_notes",
      sql`select * from ${own(conversationNotes)} where conversation_id = ${asked}
          order by id desc limit 20`,
    ),
    onlyWith: "with_notes",
  },
  lastInbound: row("messages", sql`${messagesOf} and direction = 'inbound' ${latestFirst} limit 1`),
};

export const conversationsFacts = {
  "conversations.list": conversationPageFacts,
  "conversations.get": { parts: conversationParts },
  "conversations.update": { parts: conversationParts },
  "conversations.listEvents": conversationEventFacts,
  "conversations.context": contextFacts,
};
