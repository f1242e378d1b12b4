/** Keeps the count of stored bytes short, and removes uploads that no message has. */
import type { Id, Instant } from "@atlas-messaging/service/rows/primitives";
import { day, instantOf, later } from "@atlas-messaging/service/core/time";
import { sql } from "drizzle-orm";
import { arg } from "@atlas-messaging/postgres/facts";
import { prepare, tenantArg } from "@atlas-messaging/postgres/queries";
import type { Services } from "../services/services.ts";
import { erased } from "./content-rows.ts";
import { firstIdOf } from "./retention.ts";

const joinBytes = prepare(sql`select atlas_join_bytes(${arg("recounting")}::boolean)`);

// Bytes come before the row of their media; a request that failed between the two leaves them alone.
const removeLost = prepare(sql`
  delete from media_chunks where (organization_id, media_id) in (
    select organization_id, media_id from media_chunks begun
    where position = 0 and created_at < ${arg("before")}::timestamptz
      and created_at >= coalesce(${arg("since")}::timestamptz, '-infinity') and not exists (
        select from media where (media.organization_id, media.id) = (begun.organization_id, begun.media_id)
          and media.status in ('pending', 'stored'))
    limit ${arg("max")})
  returning 1`);

/** Files whose bytes are removed in a round: each may have hundreds of pieces. */
const maxLost = 20;

/** Joins the rows of the count. In its first round a process also adds media from before there was a count. */
export class StoredBytes {
  #recounted = false;
  #lookedBack = false;

  /**
   * Removes bytes that no media names. A process looks at all of them once, since none may have kept house for days, and
   * then at those of the last day. Returns true if there may be more.
   */
  async removeLost({ database }: Pick<Services, "database">, before: Instant): Promise<boolean> {
    const since = this.#lookedBack ? later(before, -day) : null;
    const removed = await database.asSystem(removeLost({ before, since, max: maxLost }));
    this.#lookedBack ||= removed.length === 0;
    return removed.length > 0;
  }

  async join({ database }: Pick<Services, "database">): Promise<void> {
    await database.asSystem(joinBytes({ recounting: !this.#recounted }));
    this.#recounted = true;
  }
}

const before = firstIdOf(sql`${arg("before")}::timestamptz`);

const isUnseen = sql`channel_id is null and status = 'stored' and used_at is null`;

const maxOrganizations = 20;

const withUnseen = prepare(sql`
  select distinct organization_id::text from media where ${isUnseen} and id < ${before}
  limit ${sql.raw(String(maxOrganizations))}`);

const own = sql`(select ${arg(tenantArg)}::uuid)`;

const maxUploads = 100;

const now = sql`${arg("now")}::timestamptz`;

/** Looks at each upload once: it is used, or goes. One that a pending approval names waits for the decision. */
const settleUploads = prepare(sql`
  with page as materialized (
    select id, exists (
      select from messages where messages.organization_id = ${own} and messages.media_id = old.id
    ) as is_used from media old
    where organization_id = ${own} and ${isUnseen} and id < ${before} and not exists (
      select from approvals asked
      where asked.organization_id = ${own} and asked.state = 'pending' and strpos(asked.arguments::text, old.id::text) > 0)
    order by id limit ${sql.raw(String(maxUploads))} for update of old skip locked
  ), used as (
    update media set used_at = ${now} where organization_id = ${own} and id in (select id from page where is_used)
  ), gone as (
    update media set ${erased} where organization_id = ${own} and id in (select id from page where not is_used)
    returning 1
  )
  select (select count(*) from page)::int as read, (select count(*) from gone)::int as removed`);

/** Removes uploads that are old enough and that no message has. Returns true if there is more. */
export const removeUnusedUploads = async ({ database, settings, clock, logger }: Services): Promise<boolean> => {
  const at = instantOf(clock);
  const args = { before: later(at, -settings.unusedUploadDays * day), now: at };
  const found = await database.asSystem<{ organization_id: Id }>(withUnseen(args));
  let more = found.length === maxOrganizations;
  for (const { organization_id } of found) {
    const statement = settleUploads({ ...args, [tenantArg]: organization_id });
    const [settled] = await database.asTenant<{ read: number; removed: number }>(organization_id, statement);
    const { read = 0, removed = 0 } = settled ?? {};
    if (removed > 0) logger.info({ organization_id, removed }, "unused uploads removed");
    more ||= read === maxUploads;
  }
  return more;
};
