import { arg, count } from "@atlas-messaging/postgres/facts";
import { one, own } from "@atlas-messaging/postgres/queries";
import { sql } from "drizzle-orm";
import { joinedRows, row, rows } from "../core/facts.sql.ts";
import { costsFacts as reports, currency, ratesOfCategory, serviceMessagesOf, usesOf } from "../costs/facts.sql.ts";
import { maxCounted } from "../organizations/overview.ts";
import { agents } from "../rows/agents.ts";
import { channels } from "../rows/channels.ts";
import { conversations } from "../rows/conversations.ts";
import { spendingCaps } from "../rows/costs.ts";
import { customers } from "../rows/customers.ts";
import { outbox } from "../rows/jobs.ts";
import { messages } from "../rows/messages.ts";
import { templates } from "../rows/templates.ts";

const ofMessage = (column: string) =>
  sql`(select ${sql.raw(column)} from ${own(messages, "message")} where message.id = ${arg("id")})`;

/** Facts of a message that is about to leave: the caps that count it, rates and free messages. */
export const spendingFacts = {
  uses: usesOf(sql`cap.scope = 'organization' or cap.scope = ${ofMessage("message.author ->> 'agent_id'")}`),
  rates: ratesOfCategory(sql`coalesce(
    (select case template.category when 'transactional' then 'utility' else template.category end
      from ${own(templates, "template")} where template.id = ${ofMessage("message.template_id")}), 'service')`),
  serviceMessages: serviceMessagesOf(
    sql`(select channel_id from ${own(conversations)} where id = ${ofMessage("message.conversation_id")})`,
  ),
};

/** A message that was canceled keeps its job until that is due. */
const heldMessages = sql`
  select message.* from ${own(outbox, "job")} cross join ${one(messages, "message", sql`id = job.subject_id`)}
  where job.kind = 'release_message' and job.last_error = 'spending_cap' and job.lane is null and job.dead_at is null
    and message.delivery_state = 'scheduled'`;

const useFacts = {
  uses: usesOf(sql`true`),
  waiting: count(sql`select 1 from (${heldMessages}) held`, maxCounted),
  currency,
};

const setFacts = {
  caps: rows("spending_caps", sql`select * from ${own(spendingCaps)}`),
  agent: row("agents", sql`select * from ${own(agents)} where id = ${arg("agent_id")}::uuid`),
  currency,
};

const waitingFacts = {
  held: joinedRows(
    { message: "messages", conversation: "conversations", customer: "customers", channel: "channels" },
    sql`select message, conversation, customer, linked as channel from (${heldMessages}) held
        cross join ${one(messages, "message", sql`id = held.id`)}
        cross join ${one(conversations, "conversation", sql`id = message.conversation_id`)}
        cross join ${one(customers, "customer", sql`id = conversation.customer_id`)}
        cross join ${one(channels, "linked", sql`id = conversation.channel_id`)}
        order by message.id limit ${arg("held_size")}`,
  ),
};

export const costsFacts = {
  ...reports,
  "costs.getCaps": useFacts,
  "costs.setCap": setFacts,
  "costs.cancelWaiting": waitingFacts,
};

export const consoleCapsFacts = {
  "console.caps.get": useFacts,
  "console.caps.set": setFacts,
  "console.caps.cancelWaiting": waitingFacts,
};
