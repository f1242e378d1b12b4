/** Queries of what a merge of customers moves. */
import { sql } from "drizzle-orm";
import { arg } from "@atlas-messaging/postgres/facts";
import { own } from "@atlas-messaging/postgres/queries";
import { conversations } from "../rows/conversations.ts";
import { customers } from "../rows/customers.ts";
import { row, rows } from "./facts.sql.ts";
import { customerById, recordsOf } from "./people.sql.ts";

const [id, other] = [sql`${arg("id")}::uuid`, sql`${arg("other")}::uuid`];

const records = sql`${recordsOf(id)} union all ${recordsOf(other)}`;

/** Facts of the merge of two customers, `id` and `other`. */
export const mergeFacts = {
  customer: row("customers", customerById(id)),
  other: row("customers", customerById(other)),
  merged: rows("customers", sql`select * from ${own(customers)} where merged_into in (${records})`),
  conversations: rows(
    "conversations",
    sql`select * from ${own(conversations)} where customer_id in (${records}) and merged_into is null`,
  ),
  pointing: rows(
    "conversations",
    sql`select * from ${own(conversations)} where customer_id in (${records}) and merged_into is not null`,
  ),
};

/** Facts of undoing the merge of the record `id`. */
export const unmergeFacts = {
  record: row("customers", sql`select * from ${own(customers)} where id = ${id}`),
  person: row("customers", customerById(id)),
  merged: rows("customers", sql`select * from ${own(customers)} where merged_into in (${recordsOf(id)})`),
  conversations: rows(
    "conversations",
    sql`select * from ${own(conversations)} where customer_id in (${recordsOf(id)}) and merged_into is null`,
  ),
  pointing: rows(
    "conversations",
    sql`select * from ${own(conversations)} where customer_id in (${recordsOf(id)}) and merged_into is not null`,
  ),
};
