import { pageByMetadata, withMetadata } from "../core/metadata.sql.ts";
import { type SQL, sql } from "drizzle-orm";
import { arg, exists } from "@atlas-messaging/postgres/facts";
import { row, rows } from "../core/facts.sql.ts";
import { mergeFacts, unmergeFacts } from "../core/merging.sql.ts";
import { customerById, customerByUsername, idsByNumber, idsByUserId } from "../core/people.sql.ts";
import { Choice, given, one, own } from "@atlas-messaging/postgres/queries";
import { knowsAfter, newestFirst, newestWithin } from "@atlas-messaging/postgres/pages";
import { channels } from "../rows/channels.ts";
import { customerConsents, customerLabels, customers, quietHours } from "../rows/customers.ts";

const all = own(customers, "customer");

const id = sql`customer.id`;

const withNumber = sql`select id from (${idsByNumber("phone_number")}) found`;
const withUserId = sql`select id from (${idsByUserId(sql`any (select id from ${own(channels)})`)}) found`;
const withUsername = sql`select id from (${customerByUsername}) found`;

const others: SQL = sql.join(
  [
    sql`customer.erased_at is null and customer.merged_into is null`,
    given("phone_number", sql`customer.id in (${withNumber})`),
    given("user_id", sql`customer.id in (${withUserId})`),
    given("username", sql`customer.id in (${withUsername})`),
    given("label", sql`${arg("label")} = any (customer.labels)`),
    given("from", sql`customer.id >= ${arg("from")}::uuid`),
  ].map((filter) => sql`${filter}`),
  sql` and `,
);

const filters = sql`${others} and ${withMetadata("customers", id)}`;

/** An address, metadata or a label picks the index; the other filters narrow its rows. */
const pageBy = (args: { readonly [name: string]: unknown }) => {
  const address = ["phone_number", "user_id", "username"].find((name) => args[name] !== null);
  if (address !== undefined) return address;
  if (args["metadata_key"] !== null) return "metadata";
  return args["label"] === null ? "all" : "label";
};

const among = (ids: SQL): SQL => sql`
  select customer.* from (select * from ${own(customers)} where id in (${ids}) offset 0) customer
  where ${filters} and ${newestFirst(id)}`;

const page = new Choice(pageBy, {
  phone_number: among(withNumber),
  user_id: among(withUserId),
  username: among(withUsername),
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
  select coalesce(recent.merged_into, recent.id) as id from (
    select * from ${own(customers)} order by id desc limit ${searched}
  ) recent where ${areIn(sql`concat_ws(' ', recent.name, regexp_replace(recent.phone_number, '^[+]999.*', ''), recent.user_id,
    jsonb_path_query_array(recent.addresses, '$[*].value')::text)`)}
  union
  select whole.id from (${idsByNumber("number")}) whole`;

const found = sql`
  select customer.* from (${customersSearched}) candidate
  cross join ${one(customers, "customer", sql`id = candidate.id`)} where ${filters}`;

export const customerSearchFacts = {
  searched: rows("customers", sql`${found} and ${newestFirst(id)}`),
  reached: knowsAfter(id, found),
};

export const customerFacts = {
  customer: row("customers", customerById(sql`${arg("id")}::uuid`)),
};

const person = sql`(select person.id from (${customerById(sql`${arg("id")}::uuid`)}) person)`;

const consentsOf = sql`select * from ${own(customerConsents)} where customer_id = ${person}`;

export const consentPageFacts = {
  exists: exists(sql`select 1 from ${own(customers)} where id = ${person} and erased_at is null`),
  rows: rows(
    "customer_consents",
    sql`select * from ${own(customerConsents)}
        where ${newestWithin([[customerConsents.customer_id, person]], customerConsents.id)}`,
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
  "console.customers.merge": mergeFacts,
  "console.customers.unmerge": unmergeFacts,
  "console.customers.listConsents": consentPageFacts,
  "console.customers.recordConsent": customerFacts,
};

/** The hours in which the organization sends no marketing. */
export const quietHoursFact = row("quiet_hours", sql`select * from ${own(quietHours)}`);

export const quietHoursFacts = {
  "console.quietHours.get": { quietHours: quietHoursFact },
  "console.quietHours.set": { quietHours: quietHoursFact },
};
