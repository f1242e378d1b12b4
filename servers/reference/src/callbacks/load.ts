import { sql } from "drizzle-orm";
import { arg, exists, factLoader, systemFactLoader } from "@atlas-messaging/postgres/facts";
import { joined, row, rows } from "@atlas-messaging/service/core/facts.sql";
import { one, own, prepare } from "@atlas-messaging/postgres/queries";
import { servingAgent } from "@atlas-messaging/service/agents/facts.sql";
import { channelLinks, channels, earlyChanges, unlinkedCallbacks } from "@atlas-messaging/service/rows/channels";
import { conversations } from "@atlas-messaging/service/rows/conversations";
import { partyFacts } from "@atlas-messaging/service/inbound/facts.sql";
import { customers } from "@atlas-messaging/service/rows/customers";
import { messages } from "@atlas-messaging/service/rows/messages";
import { idempotency } from "@atlas-messaging/service/rows/requests";
import { templates } from "@atlas-messaging/service/rows/templates";

/** Finds a channel's link; a callback names no organization. */
export const loadLink = systemFactLoader({
  link: row("channel_links", sql`select * from ${channelLinks} where id = ${arg("id")}::uuid`),
});

/** Links whose secrets are tried. More would let others slow down the callbacks of a number by linking it, too. */
const maxTried = 1_000;

/** Finds the links of numbers and of business accounts. */
export const loadNamed = systemFactLoader({
  links: rows(
    "channel_links",
    sql`select * from ${channelLinks}
        where sender_id = any (${arg("senders")}::text[]) or business_account_id = any (${arg("accounts")}::text[])
        order by id limit ${sql.raw(String(maxTried))}`,
  ),
});

/** Links that are tried for a number and an account which nobody linked. */
const maxNewest = 200;

/** Finds the newest links. */
export const loadNewest = systemFactLoader({
  links: rows("channel_links", sql`select * from ${channelLinks} order by id desc limit ${sql.raw(String(maxNewest))}`),
});

/** Loads how many bytes of unlinked numbers are kept, and if these are. */
export const loadHeld = factLoader({
  held: {
    query: sql`(select coalesce(sum(bytes), 0) from ${own(unlinkedCallbacks)})`,
    decode: Number,
  },
  known: exists(sql`select 1 from ${own(unlinkedCallbacks)} where digest = ${arg("digest")}`),
});

/** Messages that are kept for a number. */
export type Kept = {
  readonly organization_id: string;
  readonly id: string;
  /** The link whose secret signed. */
  readonly link_id: string;
  readonly body: string;
};

/** Selects what is kept for a number, oldest first. */
export const keptFor = prepare(sql`
  select organization_id::text, id::text, link_id::text, body from ${unlinkedCallbacks}
  where sender_id = ${arg("sender_id")} and id > ${arg("after")}::uuid order by id limit 50`);

/** Removes what was taken in. */
export const removeKept = prepare(sql`
  delete from ${unlinkedCallbacks} where organization_id = ${arg("organization_id")}::uuid and id = ${arg("id")}::uuid`);

/** Loads a status's message by our id or the provider's, with the rows that its events mention. */
export const loadReported = factLoader({
  message: joined(
    { message: "messages", conversation: "conversations", customer: "customers", channel: "channels" },
    sql`select message, conversation, customer, linked as channel from (
          select *, true as named from ${own(messages)} where id = ${arg("id")}::uuid
          union all
          select *, false from ${own(messages)} where provider_message_id = ${arg("provider_id")}
        ) found
        cross join ${one(messages, "message", sql`id = found.id`)}
        cross join ${one(conversations, "conversation", sql`id = message.conversation_id`)}
        cross join ${one(customers, "customer", sql`id = conversation.customer_id`)}
        cross join ${one(channels, "linked", sql`id = conversation.channel_id`)}
        where linked.id = ${arg("channel")}::uuid and message.direction = 'outbound'
        order by found.named desc limit 1`,
  ),
});

const ownChannel = sql`select * from ${own(channels)} where id = ${arg("channel")}::uuid`;

/** Loads the facts of an inbound message, and if it was applied before. */
export const loadReceived = factLoader({
  channel: row("channels", ownChannel),
  ...partyFacts(ownChannel),
  agent: row("agents", servingAgent(sql`${arg("channel")}::uuid`)),
  quoted: row("messages", sql`select * from ${own(messages)} where provider_message_id = ${arg("quoted_id")}`),
  known: exists(sql`select 1 from ${own(messages)} where provider_message_id = ${arg("provider_id")}`),
});

/** Loads changes of a message that came before it. */
export const loadEarly = factLoader({
  early: rows(
    "early_changes",
    sql`select * from ${own(earlyChanges)} where target_id = ${arg("target_id")} order by id`,
  ),
});

const namedChannel = row("channels", ownChannel);

const known = exists(
  sql`select 1 from ${own(idempotency)}
      where scope = ${arg("scope")} and operation = 'callback' and key = ${arg("key")}`,
);

/** Loads a channel, and if what is said about it was applied before. */
export const loadNoticed = factLoader({ channel: namedChannel, known });

/** Loads the facts of what happened to a customer, and if it was applied before. */
export const loadHappened = factLoader({
  channel: namedChannel,
  ...partyFacts(ownChannel),
  agent: row("agents", servingAgent(sql`${arg("channel")}::uuid`)),
  known,
});

/** Loads a message, and the one that it quotes by the provider's id. */
export const loadQuote = factLoader({
  quoting: row("messages", sql`select * from ${own(messages)} where id = ${arg("id")}::uuid`),
  target: row("messages", sql`select * from ${own(messages)} where provider_message_id = ${arg("target_id")}`),
});

/**
 * Finds the template of a callback by the provider's id. Until we have the id it is found by name and language, unless
 * it was never submitted.
 */
export const loadNamedTemplate = factLoader({
  template: row(
    "templates",
    sql`select found.* from (
          select * from ${own(templates)} where live and provider_template_id = ${arg("provider_id")}
          union all
          select * from ${own(templates)}
          where live and provider_template_id is null and (status = 'pending' or submitted_at is not null) and name = ${arg("name")}
            and lower(replace(language, '-', '_')) = lower(replace(${arg("language")}::text, '-', '_'))
        ) found limit 1`,
  ),
});
