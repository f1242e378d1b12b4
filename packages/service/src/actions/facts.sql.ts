import { sql } from "drizzle-orm";
import { arg, exists } from "@atlas-messaging/postgres/facts";
import { own } from "@atlas-messaging/postgres/queries";
import { conversationParts, unansweredMessage } from "../conversations/facts.sql.ts";
import { namedMedia, quotedMessage } from "../messages/facts.sql.ts";
import { members } from "../rows/members.ts";

/** Facts for an action in a conversation. */
const actionFacts = {
  parts: conversationParts,
  unanswered: unansweredMessage,
  quoted: quotedMessage,
  media: namedMedia,
  ownerKnown: exists(sql`
    select 1 from ${own(members)} where id = ${arg("owner_id")}::uuid and status in ('active', 'invited')`),
};

export const actionsFacts = { "actions.execute": actionFacts };
