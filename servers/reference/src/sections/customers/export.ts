/** Reads all that is kept about a customer, with a page of messages. */
import { sql } from "drizzle-orm";
import { arg, joinedRows, part, rows, selected } from "../../platform/database/facts.ts";
import { one, own } from "../../platform/database/own.ts";
import { channels } from "../channels/tables.ts";
import { conversationNotes, conversations } from "../conversations/tables.ts";
import { messagePageFacts } from "../messages/index.ts";
import { customerFacts } from "./load.ts";
import { customerConsents } from "./tables.ts";

const most = sql.raw("200");
const ofCustomer = sql`${own(conversations, "conversation")} where customer_id = ${arg("id")}::uuid`;

const shown = {
  conversation: part("conversations", "conversation", [
    "id",
    "status",
    "owner_id",
    "labels",
    "waiting_since",
    "last_inbound_at",
    "created_at",
    "updated_at",
  ]),
  channel: part("channels", "linked", ["channel"]),
};

export const exportFacts = {
  ...customerFacts,
  messages: messagePageFacts.rows,
  known: messagePageFacts.known,
  consents: rows(
    "customer_consents",
    sql`select * from ${own(customerConsents)} where customer_id = ${arg("id")} order by id desc limit ${most}`,
  ),
  conversations: joinedRows(
    shown,
    sql`select ${selected(shown)} from (select conversation.* from ${ofCustomer} limit ${most}) conversation
        cross join ${one(channels, "linked", sql`id = conversation.channel_id`)} order by conversation.id desc`,
  ),
  notes: rows(
    "conversation_notes",
    sql`select note.* from (select conversation.id from ${ofCustomer} limit ${most}) conversation
        cross join lateral (
          select * from ${own(conversationNotes)} where conversation_id = conversation.id order by id desc limit ${most}
        ) note order by note.id desc limit ${most}`,
  ),
};
