import { sql } from "drizzle-orm";
import { arg, exists } from "../../platform/database/facts.ts";
import { own } from "../../platform/database/own.ts";
import { conversationParts, unansweredMessage } from "../conversations/index.ts";
import { namedMedia, quotedMessage } from "../messages/index.ts";
import { members } from "../console/members/tables.ts";

/** Facts for an action in a conversation. */
export const actionFacts = {
  parts: conversationParts,
  unanswered: unansweredMessage,
  quoted: quotedMessage,
  media: namedMedia,
  ownerKnown: exists(sql`
    select 1 from ${own(members)} where id = ${arg("owner_id")}::uuid and status in ('active', 'invited')`),
};
