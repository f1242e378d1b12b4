/**
 * Statements that remove the content of one organization which is older than its retention. Each looks at one page of rows
 * in the order of ids, and runs as the tenant, so that the system needs no right to read content.
 */
import { type SQL, sql } from "drizzle-orm";
import type { Statement } from "@atlas-messaging/postgres/database";
import { arg, count, exists, factLoader, texts } from "@atlas-messaging/postgres/facts";
import { type Args, own, prepare, tenantArg } from "@atlas-messaging/postgres/queries";
import { approvals } from "@atlas-messaging/service/rows/approvals";
import { messages as messagesTable, messages } from "@atlas-messaging/service/rows/messages";
import { firstIdOf } from "./retention.ts";
import { rows } from "@atlas-messaging/service/core/facts.sql";
import { organizationExports } from "@atlas-messaging/service/rows/organizations";
import { conversations } from "@atlas-messaging/service/rows/conversations";
import { customers } from "@atlas-messaging/service/rows/customers";

const before = sql`${arg("before")}::timestamptz`;

const now = sql`${arg("now")}::timestamptz`;

const isOurs = (alias: string): SQL => sql`${sql.raw(alias)}.organization_id = (select ${arg(tenantArg)}::uuid)`;

/** Selects the ids of the next rows that are old enough. An id is as old as its row. */
const pageOf = (table: string): SQL => sql`
  select old.id from ${sql.raw(table)} old
  where ${isOurs("old")} and old.id > ${arg("after")}::uuid and old.id < ${firstIdOf(before)}
  order by old.id limit ${arg("max")}`;

const waits = sql.raw("('scheduled', 'queued')");

/** Selects the conversations that have a message to send or an approval to decide. */
const busy = sql`
  select waiting.conversation_id from ${own(messagesTable, "waiting")} where waiting.delivery_state in ${waits}
  union
  select asked.conversation_id from ${own(approvals, "asked")}
  where asked.state = 'pending' and asked.conversation_id is not null`;

/** True for conversations at work. Nobody works on one that has waited for as long as its messages are kept. */
const isAtWork = sql`(
  (held.status <> 'closed' and held.waiting_since >= ${before})
  or (held.status = 'handed_off' and held.updated_at >= ${before})
  or held.last_inbound_at > ${now} - interval '24 hours'
  or held.id in (select busy.conversation_id from busy)) is true`;

/** Keeps a conversation from changing while its messages go; one that changes just now stays as it is. */
const locked = sql`for update of old skip locked for no key update of held skip locked`;

/** Tells the id to go on after; null at the end. */
const tally = (gone: string): SQL => sql`
  select (select page.id::text from page order by page.id offset ${arg("max")}::int - 1 limit 1) as last,
    (select count(*) from page)::int as read, (select count(*) from ${sql.raw(gone)})::int as removed`;

export const erased = sql`status = 'erased', filename = null, size_bytes = null, sha256 = null, error_code = null, updated_at = ${now}`;

/** Media of the messages goes as well, unless another message has it too. */
const pastMessages = sql`
  with page as materialized (${pageOf("messages")}), busy as materialized (${busy}), found as materialized (
    select old.id, old.conversation_id, old.media_id from messages old
    join conversations held on ${isOurs("held")} and held.id = old.conversation_id
    where ${isOurs("old")} and old.id = any (array(select page.id from page)) and old.updated_at < ${before}
      and (old.delivery_state is null or old.delivery_state not in ${waits}) and not (${isAtWork})
    ${locked}
  ), gone as (
    delete from messages old where ${isOurs("old")} and old.id in (select found.id from found) returning 1
  ), marked as (
    update conversations set messages_removed_before = greatest(messages_removed_before, ${before})
    where ${isOurs("conversations")} and id in (select found.conversation_id from found)
  ), freed as (
    update media set ${erased} where ${isOurs("media")} and status in ('stored', 'failed')
      and id in (select found.media_id from found where found.media_id is not null)
      and not exists (
        select from messages other where ${isOurs("other")} and other.media_id = media.id
          and other.id not in (select found.id from found))
  ) ${tally("gone")}`;

const notes = sql`
  with page as materialized (${pageOf("conversation_notes")}), busy as materialized (${busy}), found as materialized (
    select old.id from conversation_notes old
    join conversations held on ${isOurs("held")} and held.id = old.conversation_id
    where ${isOurs("old")} and old.id = any (array(select page.id from page)) and not (${isAtWork})
    ${locked}
  ), gone as (
    delete from conversation_notes old where ${isOurs("old")} and old.id in (select found.id from found) returning 1
  ) ${tally("gone")}`;

const sessionMessages = sql`
  with page as materialized (${pageOf("session_messages")}), gone as (
    delete from session_messages old using sessions held
    where ${isOurs("old")} and old.id = any (array(select page.id from page))
      and ${isOurs("held")} and held.id = old.session_id and held.status = 'ended'
    returning 1
  ) ${tally("gone")}`;

/** Replaces the texts in arguments by the word of an erasure. Ids stay, so that a decision tells what it was about. */
const withoutTexts = (column: string): SQL => sql`(
  select coalesce(jsonb_object_agg(given.key, case
    when jsonb_typeof(given.value) in ('number', 'boolean', 'null') then given.value
    when given.value #>> '{}' ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then given.value
    else '"[erased]"' end), '{}')
  from jsonb_each(${sql.raw(column)}) given)`;

/** The decisions stay; the texts that they were about go. */
const decided = sql`
  with page as materialized (${pageOf("approvals")}), found as materialized (
    select old.id, ${withoutTexts("old.arguments")} as given,
      case when jsonb_typeof(old.approved_arguments) = 'object' then ${withoutTexts("old.approved_arguments")} end as approved
    from approvals old where ${isOurs("old")} and old.id = any (array(select page.id from page))
      and old.state <> 'pending' and coalesce(old.decided_at, old.expires_at) < ${before}
  ), gone as (
    update approvals old set arguments = found.given, approved_arguments = found.approved,
      reason = case when old.reason is not null then '[erased]' end
    from found where ${isOurs("old")} and old.id = found.id
      and (old.arguments, old.approved_arguments, old.reason) is distinct from
        (found.given, found.approved, case when old.reason is not null then '[erased]' end)
    returning 1
  ) ${tally("gone")}`;

/** Bytes that a waiting message or a conversation at work needs stay. */
const media = sql`
  with page as materialized (${pageOf("media")}), busy as materialized (${busy}), gone as (
    update media old set ${erased}
    where ${isOurs("old")} and old.id = any (array(select page.id from page)) and old.status in ('stored', 'failed')
      and not exists (
        select from messages needing join conversations held on ${isOurs("held")} and held.id = needing.conversation_id
        where ${isOurs("needing")} and needing.media_id = old.id and ${isAtWork})
      and not exists (
        select from approvals asked
        where ${isOurs("asked")} and asked.state = 'pending' and strpos(asked.arguments::text, old.id::text) > 0)
    returning 1
  ) ${tally("gone")}`;

/** A page that was looked at. */
export type Looked = { readonly last: string | null; readonly read: number; readonly removed: number };

export interface ContentSweep {
  readonly kind: "messages" | "media";
  readonly name: string;
  readonly statement: (args: Args) => Statement;
  /** Rows of a page. */
  readonly page: number;
}

/** Media has few rows with many bytes. */
export const contentSweeps: readonly ContentSweep[] = [
  { kind: "messages", name: "messages", statement: prepare(pastMessages), page: 250 },
  { kind: "messages", name: "notes", statement: prepare(notes), page: 500 },
  { kind: "messages", name: "session messages", statement: prepare(sessionMessages), page: 500 },
  { kind: "messages", name: "approvals", statement: prepare(decided), page: 250 },
  { kind: "media", name: "media", statement: prepare(media), page: 50 },
];

/** Finds what organizations have chosen for content. */
export const contentChoices = prepare(sql`
  select organization_id::text, kind, days from retentions where kind in ('messages', 'media', 'customers')`);

// Finds customers of one organization with whom nothing has happened since a time, a page of customers at a time.

/** Maximum erasures of an organization that begin at once. */
export const maxRetired = 20;

const limit = sql.raw(String(maxRetired));

/** Customers of a page. */
const pageLength = 100;

const page = sql`
  select * from ${own(customers, "old")}
  where old.id > ${arg("past_id")}::uuid and old.id < ${firstIdOf(sql`${arg("before")}::timestamptz`)}
  order by old.id limit ${sql.raw(String(pageLength))}`;

const retiredBefore = sql`${arg("before")}::timestamptz`;

const due = sql`
  select known.* from (${page}) known
  where known.erased_at is null and known.merged_into is null and coalesce(known.updated_at, known.created_at) < ${retiredBefore}
    and not exists (
      select from ${own(conversations, "held")}
      where held.customer_id = known.id and (
        held.updated_at >= ${retiredBefore} or held.last_inbound_at >= ${retiredBefore} or held.id in (${busy})
        or exists (
          select from ${own(messages, "newer")}
          where newer.conversation_id = held.id and newer.id >= ${firstIdOf(retiredBefore)})))
  order by known.id limit ${limit}`;

export const loadRetiring = factLoader({
  customers: rows("customers", due),
  merged: rows(
    "customers",
    sql`select record.* from (${due}) gone cross join lateral (
          select * from ${own(customers)} where merged_into = gone.id) record`,
  ),
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
