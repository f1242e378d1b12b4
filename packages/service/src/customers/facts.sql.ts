import { pageByMetadata, withMetadata } from "../core/metadata.sql.ts";
import { type SQL, sql } from "drizzle-orm";
import { arg, exists } from "@atlas-messaging/postgres/facts";
import { row, rows } from "../core/facts.sql.ts";
import { formsIn } from "../core/number-forms.sql.ts";
import { Choice, given, one, own } from "@atlas-messaging/postgres/queries";
import { knowsAfter, newestFirst, newestWithin } from "@atlas-messaging/postgres/pages";
import { customerConsents, customerLabels, customers, quietHours } from "../rows/customers.ts";

const all = own(customers, "customer");

const id = sql`customer.id`;

const others: SQL = sql.join(
  [
    sql`customer.erased_at is null`,
    given("phone_number", sql`customer.phone_number = any (${formsIn("phone_number")})`),
    given("label", sql`${arg("label")} = any (customer.labels)`),
    given("from", sql`customer.id >= ${arg("from")}::uuid`),
  ].map((filter) => sql`${filter}`),
  sql` and `,
);

const filters = sql`${others} and ${withMetadata("customers", id)}`;

/** A phone number, metadata or a label picks the index; the other filters narrow its rows. */
const pageBy = (args: { readonly [name: string]: unknown }) => {
  if (args["phone_number"] !== null) return "number";
  if (args["metadata_key"] !== null) return "metadata";
  return args["label"] === null ? "all" : "label";
};

const page = new Choice(pageBy, {
  number: sql`
      select customer.* from (
        select * from ${own(customers)} where phone_number = any (${formsIn("phone_number")}) offset 0
      ) customer where ${filters} and ${newestFirst(id)}`,
  metadata: pageByMetadata("customers", "customer", one(customers, "customer", sql`id = entry.subject_id`), others),
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

/** Tells if a text has all words of a search. */
export const areIn = (text: SQL): SQL => sql`${text} ~ all (${arg("patterns")}::text[])`;

/** Customers with the wanted words in name and number; a whole number is found by its index. */
export const customersSearched = sql`
  select recent.id from (
    select id, name, phone_number from ${own(customers)} order by id desc limit ${searched}
  ) recent where ${areIn(sql`concat_ws(' ', recent.name, recent.phone_number)`)}
  union
  select whole.id from ${own(customers, "whole")} where whole.phone_number = any (${formsIn("number")})`;

const found = sql`
  select customer.* from (${customersSearched}) candidate
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
  exists: exists(sql`select 1 from ${own(customers)} where id = ${arg("id")} and erased_at is null`),
  rows: rows(
    "customer_consents",
    sql`select * from ${own(customerConsents)}
        where ${newestWithin([[customerConsents.customer_id, sql`${arg("id")}::uuid`]], customerConsents.id)}`,
  ),
  known: knowsAfter(customerConsents.id, consentsOf),
};

export const customersFacts = {
  "customers.list": customerPageFacts,
  "customers.search": customerSearchFacts,
  "customers.get": customerFacts,
  "customers.update": customerFacts,
  "customers.listConsents": consentPageFacts,
  "customers.recordConsent": customerFacts,
};

export const consoleCustomersFacts = {
  "console.customers.list": customerPageFacts,
  "console.searchCustomers": customerSearchFacts,
  "console.customers.get": customerFacts,
  "console.customers.update": customerFacts,
  "console.customers.listConsents": consentPageFacts,
  "console.customers.recordConsent": customerFacts,
};

/** The hours in which the organization sends no marketing. */
export const quietHoursFact = row("quiet_hours", sql`select * from ${own(quietHours)}`);

export const quietHoursFacts = {
  "console.quietHours.get": { quietHours: quietHoursFact },
  "console.quietHours.set": { quietHours: quietHoursFact },
};
