/** Queries of people. A record that was merged into another leads to that one. */
import { type SQL, sql } from "drizzle-orm";
import { arg } from "@atlas-messaging/postgres/facts";
import { one, own } from "@atlas-messaging/postgres/queries";
import { customerAddresses, customers } from "../rows/customers.ts";
import { formsIn } from "./number-forms.sql.ts";

const personOf = (id: SQL): SQL =>
  sql`coalesce((select pointing.merged_into from ${own(customers, "pointing")} where pointing.id = ${id}), ${id})`;

/** Selects the customer with an id. */
export const customerById = (id: SQL): SQL => sql`select * from ${own(customers)} where id = ${personOf(id)}`;

/** Selects the ids of all records that are one person. */
export const recordsOf = (id: SQL): SQL => sql`
  select record.id from ${own(customers, "record")} where record.id = ${personOf(id)}
  union all
  select record.id from ${own(customers, "record")} where record.merged_into = ${personOf(id)}`;

/** An address that has ended reaches the customer in what was written before. */
const asOf = sql`(known.until is null or known.until > ${arg("as_of")}::timestamptz)`;

/** One that has ended still names the customer to people. */
const ever = sql`true`;

const holder = sql`cross join ${one(customers, "held", sql`id = known.customer_id`)}`;

/** Selects the ids of customers with a number, in whichever form it is known, the likeliest first. */
export const idsByNumber = (name: string, reaches = ever): SQL => sql`
  select coalesce(held.merged_into, held.id) as id, (case when held.phone_number = ${arg(name)} then 0 else 1 end) as place
  from ${own(customers, "held")} where held.phone_number = any (${formsIn(name)})
  union all
  select coalesce(held.merged_into, held.id), 2 from ${own(customerAddresses, "known")} ${holder}
  where known.type = 'phone_number' and known.value = any (${formsIn(name)}) and ${reaches}`;

/** Selects the ids of customers with an id of the messaging app. That of an adapter is of its channel alone. */
export const idsByUserId = (channelId: SQL, reaches = ever): SQL => sql`
  select coalesce(held.merged_into, held.id) as id, 1 as place from ${own(customers, "held")}
  where held.user_id = ${arg("user_id")}
  union all
  select coalesce(held.merged_into, held.id), (case when known.channel_id is null then 2 else 0 end)
  from ${own(customerAddresses, "known")} ${holder}
  where known.type = 'user_id' and known.value = ${arg("user_id")} and ${reaches}
    and (known.channel_id is null or known.channel_id = ${channelId})`;

const byUsername = sql`
  select coalesce(held.merged_into, held.id) as id, 0 as place from (
    select * from ${own(customerAddresses, "named")}
    where named.type = 'username' and named.value = ${arg("username")} and named.until is null
    order by named.id desc limit 1
  ) known ${holder}`;

const first = (ids: SQL): SQL => sql`
  select person.* from (${ids}) found cross join ${one(customers, "person", sql`id = found.id`)}
  order by found.place, person.id limit 1`;

/** Selects the customer with the number `phone_number`. */
export const customerByNumber: SQL = first(idsByNumber("phone_number"));

/** Selects the customer with the id `user_id` of the messaging app. */
export const customerByUserId = (channelId: SQL): SQL => first(idsByUserId(channelId));

/** Selects the customer with the name `username`. */
export const customerByUsername: SQL = first(byUsername);

/** Select the customer who wrote at the time `as_of`, by number and by id. */
export const writerByNumber: SQL = first(idsByNumber("phone_number", asOf));
export const writerByUserId = (channelId: SQL): SQL => first(idsByUserId(channelId, asOf));
