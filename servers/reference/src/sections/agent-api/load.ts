import { sql } from "drizzle-orm";
import { arg, row } from "../../platform/database/facts.ts";
import { own } from "../../platform/database/own.ts";
import { messages } from "../messages/tables.ts";

/** Finds a message by its provider's id. */
export const providerMessageFacts = {
  message: row(
    "messages",
    sql`select * from ${own(messages)} where provider_message_id = ${arg("provider_message_id")}`,
  ),
};
