import { pageByMetadata, withMetadata } from "../core/metadata.sql.ts";
import { type SQL, sql } from "drizzle-orm";
import { arg } from "@atlas-messaging/postgres/facts";
import { joined, joinedRows, part, quotaOf, row, rows, selected } from "../core/facts.sql.ts";
import { formBy, given, one, own, prepare } from "@atlas-messaging/postgres/queries";
import { knowsAfter, newestFirst, newestWithin } from "@atlas-messaging/postgres/pages";
import { customerById, customerByNumber, customerByUserId, customerByUsername, recordsOf } from "../core/people.sql.ts";
import { chosenChannel } from "../channels/facts.sql.ts";
import { channelLinks, channels } from "../rows/channels.ts";
import { conversations } from "../rows/conversations.ts";
import { quietHoursFact } from "../customers/facts.sql.ts";
import { customers, quietHours } from "../rows/customers.ts";
import { outbox } from "../rows/jobs.ts";
import { templates } from "../rows/templates.ts";
import { media, mediaChunks, mediaHandles, messages } from "../rows/messages.ts";

/** Selects the customer whom a request addresses. */
const addressed = formBy("addressed_by", {
  customer_id: customerById(sql`${arg("customer_id")}::uuid`),
  phone_number: customerByNumber,
  user_id: customerByUserId(sql`(select linked.id from (${chosenChannel}) linked)`),
  username: customerByUsername,
});

/** Selects the conversation with them on the query's channel. */
const conversationOn = (channel: SQL): SQL => sql`
  select conversation.* from (${addressed}) customer cross join (${channel}) linked
  cross join ${one(conversations, "conversation", sql`customer_id = customer.id and channel_id = linked.id`)}`;

/** Finds the message that a request quotes. */
export const quotedMessage = row("messages", sql`select * from ${own(messages)} where id = ${arg("reply_to")}::uuid`);

/** Finds media by its id. */
const mediaBy = (id: SQL) => row("media", sql`select * from ${own(media)} where id = ${id}`);

/** Finds the media that a request names. */
export const namedMedia = mediaBy(sql`${arg("media_id")}::uuid`);

const idInContent = sql`(select (content ->> 'media_id')::uuid from ${own(messages)} where id = ${arg("id")})`;

/** Finds the media of a message. */
export const messageMedia = mediaBy(idInContent);

/** Finds the messaging app's id of media on a channel. */
export const mediaHandle = row(
  "media_handles",
  sql`select * from ${own(mediaHandles)}
      where media_id = ${arg("media_id")}::uuid and channel_id = ${arg("channel_id")}::uuid`,
);

/** Finds received media by its id, with the link of its channel. */
export const receivedMedia = {
  media: mediaBy(sql`${arg("id")}::uuid`),
  link: row(
    "channel_links",
    sql`select link.* from ${own(media, "awaited")} cross join ${one(channelLinks, "link", sql`id = awaited.channel_id`)}
        where awaited.id = ${arg("id")}::uuid`,
  ),
  quota: quotaOf("stored_bytes"),
};

/** Facts for sending to an address. */
export const phoneFacts = {
  channel: row("channels", chosenChannel),
  customer: row("customers", addressed),
  conversation: row("conversations", conversationOn(chosenChannel)),
  template: row("templates", sql`select * from ${own(templates)} where live and id = ${arg("template_id")}`),
  quietHours: quietHoursFact,
};

/** The same for a request that may quote a message. */
const sendFacts = { ...phoneFacts, quoted: quotedMessage, media: namedMedia };

const parties = sql`
  cross join ${one(conversations, "conversation", sql`id = message.conversation_id`)}
  cross join ${one(customers, "customer", sql`id = conversation.customer_id`)}
  cross join ${one(channels, "linked", sql`id = conversation.channel_id`)}`;

/** A message with the rows that its events mention. */
export const messageParts = joined(
  { message: "messages", conversation: "conversations", customer: "customers", channel: "channels" },
  // A bare `channel` would be the column of that name, not the row.
  sql`select message, conversation, customer, linked as channel from ${own(messages, "message")} ${parties}
      where message.id = ${arg("id")}`,
);

const departure = (of: string): SQL => sql.raw(`coalesce(${of}.send_at, ${of}.created_at)`);

/** Marketing may wait for a whole night, and then holds up marketing alone. */
const holdsUp = sql`(earlier.category is distinct from 'marketing' or message.category = 'marketing'
  or not exists (select from ${own(quietHours)}))`;

/** The place of a message among those of its conversation. */
export const inLine = {
  before: row(
    "messages",
    sql`select earlier.* from ${own(messages, "message")} cross join ${own(messages, "earlier")}
        where message.id = ${arg("id")} and earlier.conversation_id = message.conversation_id
          and earlier.delivery_state = 'queued' and ${holdsUp}
          and (${departure("earlier")}, earlier.id) < (${departure("message")}, message.id)
        order by ${departure("earlier")} desc, earlier.id desc limit 1`,
  ),
  behind: rows(
    "outbox",
    sql`select job.* from ${own(messages, "message")} cross join ${own(outbox, "job")}
        where message.id = ${arg("id")} and job.lane is null and job.dead_at is null
          and job.conversation_id = message.conversation_id and job.event_row_id = message.id limit 10`,
  ),
};

const id = sql`message.id`;

const all = own(messages, "message");

const conversationId = sql`${arg("conversation_id")}::uuid`;

const from = arg("since_id");

const inState = given("delivery_state", sql`message.delivery_state = ${arg("delivery_state")}`);

const inDirection = given("direction", sql`message.direction = ${arg("direction")}`);

const within = (column: SQL, value: SQL, more: SQL): SQL =>
  sql`select message.* from ${all} where ${more} and ${newestWithin([[column, value]], id, from)}`;

const ofCustomer = sql`
  select id from ${own(conversations)} where customer_id in (${recordsOf(sql`${arg("customer_id")}::uuid`)})`;

const fromCustomer = given("customer_id", sql`message.conversation_id in (${ofCustomer})`);

const tagged = withMetadata("messages", id);

const ofConversation = (conversation: SQL, more = sql`true`): SQL =>
  within(sql`message.conversation_id`, conversation, sql`${inState} and ${inDirection} and ${more} and ${tagged}`);

const inConversation = given("conversation_id", sql`message.conversation_id = ${conversationId}`);

/** Lists by the index of the narrowest filter; the others filter its rows. A customer has a conversation on each channel. */
const page = formBy("listed_by", {
  metadata: pageByMetadata(
    "messages",
    "message",
    one(messages, "message", sql`id = entry.subject_id`),
    sql`${inConversation} and ${fromCustomer} and ${inState} and ${inDirection} and ${id} >= ${from}::uuid`,
  ),
  conversation: ofConversation(conversationId, sql`${fromCustomer}`),
  customer: sql`select message.* from (${ofCustomer}) conversation
    cross join lateral (${ofConversation(sql`conversation.id`)}) message
    order by message.id desc limit ${arg("page_size")}`,
  status: within(sql`message.delivery_state`, sql`${arg("delivery_state")}`, sql`true`),
  direction: within(sql`message.direction`, sql`${arg("direction")}`, sql`true`),
  all: sql`select message.* from ${all} where ${id} >= ${from}::uuid and ${newestFirst(id)}`,
});

const listedParts = {
  customer: part("customers", "customer", ["id", "phone_number", "user_id", "addresses", "name"]),
  channel: part("channels", "linked", ["channel"]),
};

export const messagePageFacts = {
  rows: joinedRows(
    { message: "messages", ...listedParts },
    sql`select message, ${selected(listedParts)}
        from (${page}) message ${parties} order by ${id} desc`,
  ),
  known: knowsAfter(
    id,
    sql`select 1 from ${all} where ${inConversation} and ${fromCustomer} and ${inState} and ${inDirection}
      and ${tagged} and ${id} >= ${from}::uuid`,
  ),
};

/** Removes the bytes of media. */
export const dropPieces = prepare(sql`
  delete from media_chunks where organization_id = ${arg("organization_id")}::uuid and media_id = ${arg("media_id")}::uuid`);

/** Removes the bytes of an upload, unless its media is there. */
export const dropLostPieces = prepare(sql`
  delete from media_chunks where organization_id = ${arg("organization_id")}::uuid and media_id = ${arg("media_id")}::uuid
    and not exists (
      select from media where media.organization_id = ${arg("organization_id")}::uuid and media.id = ${arg("media_id")}::uuid)`);

/** Writes one piece of the bytes of media. */
export const writePiece = prepare(sql`
  insert into media_chunks (organization_id, media_id, position, bytes, created_at)
  values (${arg("organization_id")}::uuid, ${arg("media_id")}::uuid, ${arg("position")}::int,
    decode(${arg("bytes")}::text, 'base64'), ${arg("now")}::timestamptz)`);

/** Reads one piece. */
export const findPiece = prepare(sql`
  select encode(bytes, 'base64') as bytes from ${own(mediaChunks)}
  where media_id = ${arg("media_id")}::uuid and position = ${arg("position")}::int`);

export const messagesFacts = {
  "messages.list": messagePageFacts,
  "messages.get": { found: messageParts },
  "messages.update": { found: messageParts },
  "messages.send": sendFacts,
  "messages.cancel": { found: messageParts },
  "messages.reportStatus": { found: messageParts },
  "messages.markRead": { found: messageParts },
  "messages.react": { found: messageParts },
  "messages.showTyping": { found: messageParts },
  "media.upload": { quota: quotaOf("stored_bytes") },
  "media.uploadFile": { quota: quotaOf("stored_bytes") },
  "media.get": { media: namedMedia },
  "media.download": { media: namedMedia },
};

export const consoleMessagesFacts = {
  "console.messages.list": messagePageFacts,
  "console.messages.get": { found: messageParts },
  "console.messages.react": { found: messageParts },
  "console.messages.showTyping": { found: messageParts },
};

export const consoleMediaFacts = {
  "console.media.uploadFile": { quota: quotaOf("stored_bytes") },
  "console.media.get": { media: namedMedia },
  "console.media.download": { media: namedMedia },
};
