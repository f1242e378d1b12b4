import { type JobRow, hour, later, second } from "@atlas-messaging/domain";
import { sql } from "drizzle-orm";
import type { Services } from "../pipeline/call.ts";
import { instantOf } from "../platform/clock.ts";
import { decodeRow } from "../platform/database/index.ts";
import { prepare } from "../platform/database/prepare.ts";
import { outbox } from "./tables.ts";

/** How long a worker may hold a job before another takes it over: well above the 5 s that a receiver gets. */
const leaseMilliseconds = 30_000;
/** How long a job rests after a failure of our own: twice as long each time, an hour at most. */
const restAfter = (attempts: number): number => Math.min(hour, 5 * second * 2 ** attempts);

const claimDue = prepare(sql`
  with due as (
    select organization_id, id from ${outbox}
    where due_at <= ${sql.placeholder("now")} and (leased_until is null or leased_until <= ${sql.placeholder("now")})
    order by due_at limit ${sql.placeholder("most")} for update skip locked
  )
  update ${outbox} job set leased_until = ${sql.placeholder("leasedUntil")}
  from due where (job.organization_id, job.id) = (due.organization_id, due.id)
  returning row_to_json(job)::text as job`);

/** Takes up to `most` due jobs that nobody holds. */
export const claim = async (services: Services, most: number): Promise<JobRow[]> => {
  const now = instantOf(services.clock);
  const leasedUntil = later(now, leaseMilliseconds);
  const claimed = await services.database.asSystem<{ job: string }>(claimDue({ now, most, leasedUntil }));
  return claimed.map(({ job }) => decodeRow("outbox", JSON.parse(job)));
};

const releaseHeld = prepare(sql`
  update ${outbox} set leased_until = null, attempts = attempts + 1, due_at = ${sql.placeholder("dueAt")}
  where id = ${sql.placeholder("id")} and leased_until = ${sql.placeholder("leasedUntil")}`);

/** Gives a job back after a failure of our own, to be tried again in a moment. */
export const release = async (services: Services, job: JobRow): Promise<void> => {
  const dueAt = later(instantOf(services.clock), restAfter(job.attempts));
  await services.database.asTenant(
    job.organization_id,
    releaseHeld({ dueAt, id: job.id, leasedUntil: job.leased_until }),
  );
};

const soonestDue = prepare(sql`
  select extract(epoch from due_at) * 1000 as due from ${outbox} where leased_until is null order by due_at limit 1`);

/** When the next job that nobody holds is due, in milliseconds since the epoch; null when there is none. */
export const nextDueAt = async ({ database }: Services): Promise<number | null> => {
  const [found] = await database.asSystem<{ due: string | null }>(soonestDue({}));
  return found?.due == null ? null : Number(found.due);
};
