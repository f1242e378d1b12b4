import { sql } from "drizzle-orm";
import { arg, exists, factLoader, joined, row, systemFactLoader } from "../../platform/database/facts.ts";
import { hostedAgentOn } from "../../sections/agents/index.ts";
import { channelLinks, channels } from "../../sections/channels/tables.ts";
import { conversations, customers } from "../../sections/conversations/tables.ts";
import { messages } from "../../sections/messages/tables.ts";

/** The link of a channel; a callback names the channel alone, and no organization. */
export const loadLink = systemFactLoader({
  link: row("channel_links", sql`select * from ${channelLinks} where id = ${arg("id")}::uuid`),
});

/** The message that a status is about, by our own id or the provider's, with what its events tell of it. */
export const loadReported = factLoader({
  message: joined(
    { message: "messages", conversation: "conversations", customer: "customers", channel: "channels" },
    sql`select message, conversation, customer, linked as channel from ${messages} message
        join ${conversations} conversation on conversation.id = message.conversation_id
        join ${customers} customer on customer.id = conversation.customer_id
        join ${channels} linked on linked.id = conversation.channel_id
        where linked.id = ${arg("channel")}::uuid and message.direction = 'outbound'
          and (message.id = ${arg("id")}::uuid or message.provider_message_id = ${arg("provider_id")})
        order by message.id = ${arg("id")}::uuid desc nulls last limit 1`,
  ),
});

const customer = sql`select * from ${customers} where phone_number = ${arg("phone_number")}`;

/** What an inbound message of a channel meets, and whether it is there already. */
export const loadReceived = factLoader({
  channel: row("channels", sql`select * from ${channels} where id = ${arg("channel")}::uuid`),
  customer: row("customers", customer),
  conversation: row(
    "conversations",
    sql`select conversation.* from ${conversations} conversation
        join (${customer}) customer on customer.id = conversation.customer_id
        where conversation.channel_id = ${arg("channel")}::uuid`,
  ),
  hosted: exists(hostedAgentOn(sql`(select channel from ${channels} where id = ${arg("channel")}::uuid)`)),
  known: exists(sql`select 1 from ${messages} where provider_message_id = ${arg("provider_id")}`),
});
