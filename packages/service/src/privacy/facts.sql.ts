import { type SQL, sql } from "drizzle-orm";
import { arg } from "@atlas-messaging/postgres/facts";
import { recordsOf } from "../core/people.sql.ts";
import { joinedRows, part, rows, selected } from "../core/facts.sql.ts";
import { one, own } from "@atlas-messaging/postgres/queries";
import { channels } from "../rows/channels.ts";
import { conversationNotes, conversations } from "../rows/conversations.ts";
import { events, webhookDeliveries } from "../rows/events.ts";
import { messagePageFacts } from "../messages/facts.sql.ts";
import { runs } from "../rows/runs.ts";
import { customerConsents, customers } from "../rows/customers.ts";
import { customerFacts } from "../customers/facts.sql.ts";

const maxRows = sql.raw("200");

const records = recordsOf(sql`${arg("id")}::uuid`);

const ofCustomer = sql`${own(conversations, "conversation")} where customer_id in (${records})`;

const shown = {
  conversation: part("conversations", "conversation", [
    "id",
    "status",
    "owner_id",
    "labels",
    "waiting_since",
    "messages_removed_before",
    "referral",
    "metadata",
    "last_inbound_at",
    "created_at",
    "updated_at",
  ]),
  channel: part("channels", "linked", ["channel"]),
};

/** Takes the newest rows of each conversation of the customer, by an index of conversations. */
const ofEach = (rowsOf: SQL, name: string, key: SQL): SQL => sql`
  select ${sql.identifier(name)}.* from (select conversation.id from ${ofCustomer} limit ${maxRows}) conversation
  cross join lateral (
    select * from ${rowsOf} where ${sql.identifier(name)}.conversation_id = conversation.id
    order by ${sql.identifier(name)}.conversation_id desc, ${key} desc limit ${maxRows}
  ) ${sql.identifier(name)}`;

const newestEvents = sql`
  select event.* from (${ofEach(own(events, "event", sql`true`, ["position"]), "event", sql`event.position desc, event.id`)}) event
  order by event.id desc limit ${maxRows}`;

const references = {
  run: { run: part("runs", "run", ["run_id", "conversation_id", "intent", "status", "created_at"]) },
  event: { event: part("events", "event", ["id", "event_type", "conversation_id", "created_at"]) },
  delivery: {
    delivery: part("webhook_deliveries", "delivery", [
      "id",
      "endpoint_id",
      "event_id",
      "event_type",
      "status",
      "created_at",
    ]),
  },
};

/** Everything kept about a customer, with a page of messages. */
export const exportFacts = {
  ...customerFacts,
  messages: messagePageFacts.rows,
  known: messagePageFacts.known,
  consents: rows(
    "customer_consents",
    sql`select * from ${own(customerConsents)} where customer_id in (${records}) order by id desc limit ${maxRows}`,
  ),
  conversations: joinedRows(
    shown,
    sql`select ${selected(shown)} from (select conversation.* from ${ofCustomer} and merged_into is null limit ${maxRows}) conversation
        cross join ${one(channels, "linked", sql`id = conversation.channel_id`)} order by conversation.id desc`,
  ),
  notes: rows(
    "conversation_notes",
    sql`select note.* from (select conversation.id from ${ofCustomer} limit ${maxRows}) conversation
        cross join lateral (
          select * from ${own(conversationNotes)} where conversation_id = conversation.id order by id desc limit ${maxRows}
        ) note order by note.id desc limit ${maxRows}`,
  ),
  runs: joinedRows(
    references.run,
    sql`select ${selected(references.run)} from (${ofEach(own(runs, "run", sql`coalesce(is_latest, false)`), "run", sql`run.run_id`)}) run
        order by run.run_id desc limit ${maxRows}`,
  ),
  events: joinedRows(
    references.event,
    sql`select ${selected(references.event)} from (${newestEvents}) event order by event.id desc`,
  ),
  deliveries: joinedRows(
    references.delivery,
    sql`select ${selected(references.delivery)} from (${newestEvents}) event
        cross join lateral (select * from ${own(webhookDeliveries)} where event_row_id = event.id limit ${maxRows}) delivery
        order by delivery.id desc limit ${maxRows}`,
  ),
};

/** The customer, and the records that were merged into theirs. */
const erasedFacts = {
  ...customerFacts,
  merged: rows("customers", sql`select * from ${own(customers)} where merged_into in (${records})`),
};

export const privacyFacts = {
  "customers.erase": erasedFacts,
  "customers.export": exportFacts,
};

export const consolePrivacyFacts = {
  "console.customers.erase": erasedFacts,
  "console.customers.export": exportFacts,
};
