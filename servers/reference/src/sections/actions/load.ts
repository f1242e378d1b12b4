import { sql } from "drizzle-orm";
import { arg, exists } from "../../platform/database/facts.ts";
import { conversationParts } from "../conversations/index.ts";

/** What an action in a conversation depends on. */
export const actionFacts = {
  parts: conversationParts,
  // No organization has operators until the console has members; any owner is unknown until then.
  ownerKnown: exists(sql`select 1 where ${arg("owner_id")}::uuid is not null and false`),
};
