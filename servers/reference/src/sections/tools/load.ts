import { sql } from "drizzle-orm";
import { arg, row } from "../../platform/database/facts.ts";
import { conversationParts } from "../conversations/index.ts";
import { knowledgeHits } from "../knowledge/index.ts";
import { sendFacts } from "../messages/index.ts";
import { messages } from "../messages/tables.ts";

/** What each tool that is served over plain HTTP depends on. */
export const toolFacts = {
  send_message: { parts: conversationParts, template: sendFacts.template },
  send_message_to_phone: sendFacts,
  search_knowledge: { hits: knowledgeHits },
};

/** A message by the id that its provider gave it. */
export const providerMessageFacts = {
  message: row("messages", sql`select * from ${messages} where provider_message_id = ${arg("provider_message_id")}`),
};
