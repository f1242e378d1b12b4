/** Lists conversations by filter, the one with the newest customer message first, and reads one with all it shows. */
import { maxCounted } from "../organizations/overview.ts";
import { type SQL, sql } from "drizzle-orm";
import { arg, count, exists } from "@atlas-messaging/postgres/facts";
import { joinedRows, part, row, rows, selected } from "../core/facts.sql.ts";
import { Choice, given, one, own } from "@atlas-messaging/postgres/queries";
import { knowsAfter, newestFirst, newestWithin } from "@atlas-messaging/postgres/pages";
import { channels } from "../rows/channels.ts";
import { conversationEventFacts, conversationParts, goingOn, unansweredMessage } from "../conversations/facts.sql.ts";
import { conversationLabels, conversationNotes, conversationPosition, conversations } from "../rows/conversations.ts";
import { areIn, customersSearched, quietHoursFact } from "../customers/facts.sql.ts";
import { customers } from "../rows/customers.ts";
import { namedMedia, quotedMessage } from "../messages/facts.sql.ts";
import { messages } from "../rows/messages.ts";
import { members } from "../rows/members.ts";
import { templates } from "../rows/templates.ts";

const all = own(conversations, "conversation");

const isWaiting = sql`conversation.waiting_since is not null`;

const channelId = sql`${arg("channel_id")}::uuid`;

const filters: SQL = sql.join(
  [
    sql`conversation.merged_into is null`,
    given("status", sql`conversation.status = ${arg("status")}`),
    given("owned_by", sql`conversation.owner_id = ${arg("owned_by")}`),
    given("unowned", sql`conversation.owner_id is null`),
    new Choice((args) => String(args["waiting"]), {
      true: isWaiting,
      false: sql`conversation.waiting_since is null`,
      null: sql`true`,
    }),
    given("channel_id", sql`conversation.channel_id = ${channelId}`),
    given("label", sql`${arg("label")} = any (conversation.labels)`),
    given("from", sql`${conversationPosition} >= ${arg("from")}::uuid`),
  ].map((filter) => sql`${filter}`),
  sql` and `,
);

const within = (column: SQL, value: SQL): SQL =>
  sql`select conversation.* from ${all} where ${filters} and ${newestWithin([[column, value]], conversationPosition)}`;

/** Filters from the most to the least selective. The first one given picks the index; the others filter its rows. */
const page = new Choice(
  (args) => {
    if (args["label"] !== null) return "label";
    if (args["owned_by"] !== null) return "owner";
    if (args["waiting"] === true) return "waiting";
    if (args["channel_id"] !== null) return "channel";
    return args["status"] === null ? "all" : "status";
  },
  {
    label: sql`
      select conversation.* from ${own(conversationLabels, "tagged")}
      cross join ${one(conversations, "conversation", sql`id = tagged.conversation_id`)}
      where ${filters} and ${newestWithin([[sql`tagged.label`, sql`${arg("label")}`]], sql`tagged.position`)}`,
    owner: within(sql`conversation.owner_id`, sql`${arg("owned_by")}`),
    waiting: sql`select conversation.* from ${all} where ${filters} and ${newestFirst(conversationPosition)}`,
    channel: within(sql`conversation.channel_id`, channelId),
    status: within(sql`conversation.status`, sql`${arg("status")}`),
    all: sql`select conversation.* from ${all} where ${filters} and ${newestFirst(conversationPosition)}`,
  },
);

/** The newest rows that a search by text reads. */
const searched = sql.raw("2000");

const conversationsOf = (customer: SQL): SQL =>
  sql`lateral (select id from ${own(conversations)} where customer_id = ${customer}) conversation`;

/** Conversations whose customer, or one of whose recent messages, has the wanted words. */
const candidates = sql`
  select recent.conversation_id as id from (
    select conversation_id, text from ${own(messages)} order by id desc limit ${searched}
  ) recent where ${areIn(sql`recent.text`)}
  union
  select conversation.id from (${customersSearched}) person cross join ${conversationsOf(sql`person.id`)}`;

const found = sql`
  select conversation.* from (${candidates}) candidate
  cross join ${one(conversations, "conversation", sql`id = candidate.id`)}
  where ${filters} and ${newestFirst(conversationPosition)}`;

const lastOf = sql`
  select * from ${own(messages)} where conversation_id = conversation.id order by created_at desc, id desc limit 1`;

const shownParts = {
  conversation: part("conversations", "conversation", [
    "organization_id",
    "id",
    "customer_id",
    "channel_id",
    "status",
    "owner_id",
    "labels",
    "last_inbound_at",
    "last_inbound_id",
    "waiting_since",
    "person_announced",
    "messages_removed_before",
    "referral",
    "metadata",
    "person_remind_at",
    "phone_until",
    "merged_into",
    "merged_from",
    "created_at",
    "updated_at",
  ]),
  customer: part("customers", "customer", ["id", "phone_number", "user_id", "addresses", "name"]),
  channel: part("channels", "linked", ["id", "channel", "display_name", "provider"]),
  owner: part("members", "owner", ["id", "email", "name"]),
  last: part("messages", "last", [
    "id",
    "direction",
    "type",
    "text",
    "content",
    "reply_to",
    "reactions",
    "edited_at",
    "deleted_at",
    "referral",
    "metadata",
    "truncated",
    "author",
    "template_id",
    "delivery_state",
    "provider_message_id",
    "created_at",
  ]),
};

const shown = (listed: SQL | Choice) =>
  joinedRows(
    shownParts,
    sql`select ${selected(shownParts)} from (${listed}) conversation
        cross join ${one(customers, "customer", sql`id = conversation.customer_id`)}
        cross join ${one(channels, "linked", sql`id = conversation.channel_id`)}
        left join ${one(members, "owner", sql`id = conversation.owner_id::uuid`)} on true
        left join lateral (${lastOf}) last on true
        order by ${conversationPosition} desc`,
  );

const inboxPage = { inbox: shown(page) };

const searchFacts = { searched: shown(found) };

const counted = (condition: SQL) =>
  count(sql`select 1 from ${all} where conversation.merged_into is null and ${condition}`, maxCounted);

const countFacts = {
  waiting: counted(isWaiting),
  mine: counted(sql`conversation.owner_id = ${arg("owned_by")} and conversation.status <> 'closed'`),
  with_agent: counted(sql`conversation.status = 'open'`),
  handed_off: counted(sql`conversation.status = 'handed_off'`),
  closed: counted(sql`conversation.status = 'closed'`),
  all: counted(sql`true`),
};

/** A conversation with its owner and its last message. */
const conversationFacts = {
  parts: conversationParts,
  owner: row(
    "members",
    sql`select owner.* from ${all} cross join ${one(members, "owner", sql`id = conversation.owner_id::uuid`)}
        where conversation.id = ${goingOn(sql`${arg("conversation_id")}::uuid`)}`,
  ),
  lastMessage: row(
    "messages",
    sql`select * from ${own(messages)} where conversation_id = ${goingOn(sql`${arg("conversation_id")}::uuid`)}
        order by created_at desc, id desc limit 1`,
  ),
};

const moveFacts = { ...conversationFacts, unanswered: unansweredMessage };

const assignFacts = {
  ...moveFacts,
  assignee: row(
    "members",
    sql`select * from ${own(members)} where id = ${arg("owner_id")}::uuid and status in ('active', 'invited')`,
  ),
};

const replyFacts = {
  ...conversationFacts,
  template: row("templates", sql`select * from ${own(templates)} where live and id = ${arg("template_id")}`),
  quietHours: quietHoursFact,
  quoted: quotedMessage,
  media: namedMedia,
};

const there = exists(sql`select 1 from ${own(conversations)} where id = ${arg("id")}`);

const messagesThere = sql`select * from ${own(messages, "message")} where message.conversation_id = ${goingOn(sql`${arg("id")}::uuid`)}`;

/** A late message stands where it was written, so the order is that of times. */
const messagePageFacts = {
  exists: there,
  rows: rows(
    "messages",
    sql`${messagesThere} and ${given(
      "after",
      sql`(message.created_at, message.id) < (
        select seen.created_at, seen.id from ${own(messages, "seen")} where seen.id = ${arg("after")}
      )`,
    )} order by message.created_at desc, message.id desc limit ${arg("page_size")}`,
  ),
  known: knowsAfter(sql`message.id`, messagesThere),
};

const eventPageFacts = conversationEventFacts;

const notesThere = sql`select * from ${own(conversationNotes)} where conversation_id = ${goingOn(sql`${arg("id")}::uuid`)}`;

const notePageFacts = {
  exists: there,
  rows: rows(
    "conversation_notes",
    sql`select * from ${own(conversationNotes)}
        where ${newestWithin([[conversationNotes.conversation_id, goingOn(sql`${arg("id")}::uuid`)]], conversationNotes.id)}`,
  ),
  known: knowsAfter(conversationNotes.id, notesThere),
};

export const inboxFacts = {
  "console.conversations.list": inboxPage,
  "console.searchConversations": searchFacts,
  "console.conversations.count": countFacts,
  "console.conversations.get": conversationFacts,
  "console.conversations.listMessages": messagePageFacts,
  "console.conversations.listEvents": eventPageFacts,
  "console.conversations.listNotes": notePageFacts,
  "console.conversations.reply": replyFacts,
  "console.conversations.addNote": { parts: conversationParts },
  "console.conversations.setLabels": conversationFacts,
  "console.conversations.takeOver": moveFacts,
  "console.conversations.assign": assignFacts,
  "console.conversations.unassign": moveFacts,
  "console.conversations.handBack": moveFacts,
  "console.conversations.close": moveFacts,
  "console.conversations.reopen": moveFacts,
};
