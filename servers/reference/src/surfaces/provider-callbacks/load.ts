import { sql } from "drizzle-orm";
import { arg, exists, factLoader, systemFactLoader } from "@atlas-messaging/postgres/facts";
import { joined, row } from "@atlas-messaging/service/core/facts.sql";
import { one, own } from "@atlas-messaging/postgres/queries";
import { servingAgent } from "@atlas-messaging/service/agents/facts.sql";
import { channelLinks, channels } from "@atlas-messaging/service/rows/channels";
import { conversations } from "@atlas-messaging/service/rows/conversations";
import { customers } from "@atlas-messaging/service/rows/customers";
import { conversationOn } from "@atlas-messaging/service/messages/facts.sql";
import { messages } from "@atlas-messaging/service/rows/messages";
import { templates } from "@atlas-messaging/service/rows/templates";

/** Finds a channel's link; a callback names no organization. */
export const loadLink = systemFactLoader({
  link: row("channel_links", sql`select * from ${channelLinks} where id = ${arg("id")}::uuid`),
});

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

const customer = sql`select * from ${own(customers)} where phone_number = ${arg("phone_number")}`;

/** Loads the facts of an inbound message, and if it was applied before. */
export const loadReceived = factLoader({
  channel: row("channels", sql`select * from ${own(channels)} where id = ${arg("channel")}::uuid`),
  customer: row("customers", customer),
  conversation: row(
    "conversations",
    conversationOn(sql`select id from ${own(channels)} where id = ${arg("channel")}::uuid`),
  ),
  agent: row("agents", servingAgent(sql`${arg("channel")}::uuid`)),
  quoted: row("messages", sql`select * from ${own(messages)} where provider_message_id = ${arg("quoted_id")}`),
  known: exists(sql`select 1 from ${own(messages)} where provider_message_id = ${arg("provider_id")}`),
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
