import { sql } from "drizzle-orm";
import { arg } from "@atlas-messaging/postgres/facts";
import { row } from "../core/facts.sql.ts";
import { own } from "@atlas-messaging/postgres/queries";
import { conversationParts } from "../conversations/facts.sql.ts";
import { knowledgeHits } from "../knowledge/facts.sql.ts";
import { namedMedia, phoneFacts } from "../messages/facts.sql.ts";
import { customers, vouchers } from "../rows/customers.ts";
import { runs } from "../rows/runs.ts";
import { approvals } from "../rows/approvals.ts";
import { messages } from "../rows/messages.ts";

/** Facts for each tool. */
export const toolFacts = {
  send_message: {
    parts: conversationParts,
    template: phoneFacts.template,
    quietHours: phoneFacts.quietHours,
    media: namedMedia,
  },
  send_message_to_phone: { ...phoneFacts, media: namedMedia },
  search_knowledge: { hits: knowledgeHits },
  handoff: { parts: conversationParts },
  issue_voucher: {
    voucher: row("vouchers", sql`select * from ${own(vouchers)} where id = ${arg("voucher_id")}`),
    customer: row("customers", sql`select * from ${own(customers)} where id = ${arg("customer_id")}`),
  },
};

/** Finds the rehearsal that a commit names, and the pending approval of the same call. */
export const callFacts = {
  rehearsal: row("runs", sql`select * from ${own(runs)} where run_id = ${arg("shadow_run_id")} limit 1`),
  waiting: row("approvals", sql`select * from ${own(approvals)} where waiting_key = ${arg("waiting_key")}`),
};

/** Finds a message by its provider's id. */
const providerMessageFacts = {
  message: row(
    "messages",
    sql`select * from ${own(messages)} where provider_message_id = ${arg("provider_message_id")}`,
  ),
};

export const agentApiFacts = {
  "agent.sendMessage": toolFacts.send_message,
  "agent.sendMessageToPhone": toolFacts.send_message_to_phone,
  "agent.messageStatus": providerMessageFacts,
  "agent.searchKnowledge": toolFacts.search_knowledge,
};
