import { type SQL, sql } from "drizzle-orm";
import { arg, exists, joinedRows, part, row, rows, selected } from "../../platform/database/facts.ts";
import { Choice, given, one, own } from "../../platform/database/own.ts";
import { knowsAfter, newestFirst, newestWithin } from "../../platform/database/pages.ts";
import { channels } from "../channels/tables.ts";
import { conversationNotes, conversations } from "../conversations/tables.ts";
import { events } from "../events/tables.ts";
import { messagePageFacts } from "../messages/index.ts";
import { runs } from "../runs/tables.ts";
import { webhookDeliveries } from "../webhooks/tables.ts";
import { customerConsents, customerLabels, customers } from "./tables.ts";

const all = own(customers, "customer");
const id = sql`customer.id`;

const filters: SQL = sql.join(
  [
    sql`customer.erased_at is null`,
    given("phone_number", sql`customer.phone_number = ${arg("phone_number")}`),
    given("label", sql`${arg("label")} = any (customer.labels)`),
    given("from", sql`customer.id >= ${arg("from")}::uuid`),
  ].map((filter) => sql`${filter}`),
  sql` and `,
);

/** A phone number or a label picks the index; the other filters narrow its rows. */
const pageBy = (args: { readonly [name: string]: unknown }) => {
  if (args["phone_number"] !== null) return "number";
  return args["label"] === null ? "all" : "label";
};
const page = new Choice(pageBy, {
  number: sql`
      select customer.* from (
        select * from ${own(customers)} where phone_number = ${arg("phone_number")} offset 0
      ) customer where ${filters} and ${newestFirst(id)}`,
  label: sql`
      select customer.* from ${own(customerLabels, "tagged")}
      cross join ${one(customers, "customer", sql`id = tagged.customer_id`)}
      where ${filters} and ${newestWithin([[sql`tagged.label`, sql`${arg("label")}`]], sql`tagged.customer_id`)}`,
  all: sql`select customer.* from ${all} where ${filters} and ${newestFirst(id)}`,
});

export const customerPageFacts = {
  rows: rows("customers", sql`${page}`),
  known: knowsAfter(id, sql`select 1 from ${all} where ${filters}`),
};

/** The newest rows that a search by text reads. */
const searched = sql.raw("2000");
const isIn = (text: SQL): SQL => sql`${text} ~ ${arg("pattern")}`;

/** Customers with the wanted characters in name or number; a whole number is found by its index. */
const candidates = sql`
  select recent.id from (
    select id, name, phone_number from ${own(customers)} order by id desc limit ${searched}
  ) recent where ${isIn(sql`coalesce(recent.name, '')`)} or ${isIn(sql`recent.phone_number`)}
  union
  select whole.id from ${own(customers, "whole")} where whole.phone_number = ${arg("wanted")}`;

const found = sql`
  select customer.* from (${candidates}) candidate
  cross join ${one(customers, "customer", sql`id = candidate.id`)} where ${filters}`;

export const customerSearchFacts = {
  searched: rows("customers", sql`${found} and ${newestFirst(id)}`),
  reached: knowsAfter(id, found),
};

export const customerFacts = {
  customer: row("customers", sql`select * from ${own(customers)} where id = ${arg("id")}`),
};

const consentsOf = sql`select * from ${own(customerConsents)} where customer_id = ${arg("id")}`;

export const consentPageFacts = {
  exists: exists(sql`select 1 from ${own(customers)} where id = ${arg("id")}`),
  rows: rows(
    "customer_consents",
    sql`select * from ${own(customerConsents)}
        where ${newestWithin([[customerConsents.customer_id, sql`${arg("id")}::uuid`]], customerConsents.id)}`,
  ),
  known: knowsAfter(customerConsents.id, consentsOf),
};

const maxRows = sql.raw("200");
const ofCustomer = sql`${own(conversations, "conversation")} where customer_id = ${arg("id")}::uuid`;

const shown = {
  conversation: part("conversations", "conversation", [
    "id",
    "status",
    "owner_id",
    "labels",
    "waiting_since",
    "messages_removed_before",
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
    sql`select * from ${own(customerConsents)} where customer_id = ${arg("id")} order by id desc limit ${maxRows}`,
  ),
  conversations: joinedRows(
    shown,
    sql`select ${selected(shown)} from (select conversation.* from ${ofCustomer} limit ${maxRows}) conversation
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
