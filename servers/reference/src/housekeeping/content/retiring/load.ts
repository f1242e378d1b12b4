/** Finds customers of one organization with whom nothing has happened since a time, a page of customers at a time. */
import { sql } from "drizzle-orm";
import { arg, count, exists, factLoader, rows, texts } from "../../../platform/database/facts.ts";
import { own } from "../../../platform/database/own.ts";
import { organizationExports } from "../../../sections/console/organization-export/tables.ts";
import { conversations } from "../../../sections/conversations/tables.ts";
import { customers } from "../../../sections/customers/tables.ts";
import { messages } from "../../../sections/messages/tables.ts";
import { busy } from "../load.ts";
import { firstIdOf } from "../../retention/load.ts";

/** Maximum erasures of an organization that begin at once. */
export const maxRetired = 20;
const limit = sql.raw(String(maxRetired));
/** Customers of a page. */
const pageLength = 100;
const page = sql`
  select * from ${own(customers, "old")}
  where old.id > ${arg("past_id")}::uuid and old.id < ${firstIdOf(sql`${arg("before")}::timestamptz`)}
  order by old.id limit ${sql.raw(String(pageLength))}`;

const before = sql`${arg("before")}::timestamptz`;

const due = sql`
  select known.* from (${page}) known
  where known.erased_at is null and coalesce(known.updated_at, known.created_at) < ${before}
    and not exists (
      select from ${own(conversations, "held")}
      where held.customer_id = known.id and (
        held.updated_at >= ${before} or held.last_inbound_at >= ${before} or held.id in (${busy})
        or exists (
          select from ${own(messages, "newer")}
          where newer.conversation_id = held.id and newer.id >= ${firstIdOf(before)})))
  order by known.id limit ${limit}`;

export const loadRetiring = factLoader({
  customers: rows("customers", due),
  conversations: rows(
    "conversations",
    sql`select held.* from (${due}) gone cross join lateral (
          select * from ${own(conversations)} where customer_id = gone.id) held`,
  ),
  /** The end of a full page; nothing at the end of the customers. */
  last: texts(
    sql`select found.id as value from (${page}) found order by found.id offset ${sql.raw(String(pageLength - 1))}`,
  ),
  read: count(sql`select 1 from (${page}) found`, pageLength),
  erasing: count(
    sql`select 1 from ${own(customers)} where erased_at is not null and erasure_completed_at is null`,
    maxRetired,
  ),
  isExporting: exists(sql`select 1 from ${own(organizationExports)} where status = 'running'`),
});
