import type { Instant } from "@atlas-messaging/service/rows/primitives";
import { type JobRow, outbox } from "@atlas-messaging/service/rows/jobs";
import { instantOf, later } from "@atlas-messaging/service/core/time";
import { sql } from "drizzle-orm";
import type { Services } from "../services/services.ts";
import { decodeRow } from "@atlas-messaging/service/core/facts.sql";
import { arg } from "@atlas-messaging/postgres/facts";
import { prepare } from "@atlas-messaging/postgres/queries";
import type { Queue } from "./queues.ts";
import type { Change } from "@atlas-messaging/service/core/changes";
import type { HeldJob } from "@atlas-messaging/service/core/jobs";
import { jobFacts, failed, isLastFailure, reasonOf } from "@atlas-messaging/service/pipeline/job";
import { DatabaseUnavailable } from "@atlas-messaging/postgres/database";
import { commit } from "../platform/database/commit.ts";
import { pause } from "./polling.ts";

/** Factor of rows to look at, as other workers may be taking the first ones. */
const workersAtOnce = 4;

/**
 * Claims due jobs. Each queues behind its organization's running jobs, and the organizations' queues are served side by
 * side. Locked rows are skipped; the condition is repeated for rows that another worker just claimed and released.
 */
const claimDue = prepare(sql`
  with due as (
    select oldest.* from unnest(${arg("kinds")}::text[]) as queued(kind), lateral (
      select organization_id, id, due_at, coalesce(leased_until > ${arg("now")}, false) as held from ${outbox} job
      where job.kind = queued.kind and lane is null and dead_at is null and due_at <= ${arg("now")} order by due_at limit ${arg("window")}
    ) oldest
  ), line as (
    select *, row_number() over (partition by organization_id order by held desc, due_at) as place from due
  ), first as (
    select organization_id, id, place from line where place <= ${arg("share")}::integer and not held
    order by place, due_at limit ${arg("looked")}
  ), free as (
    select job.organization_id, job.id from first join ${outbox} job using (organization_id, id)
    where job.due_at <= ${arg("now")} and (job.leased_until is null or job.leased_until <= ${arg("now")})
    order by place, job.due_at limit ${arg("max")} for update of job skip locked
  )
  -- A lease that has run out was a worker's that did not end the job.
  update ${outbox} job
  set leased_until = ${arg("leasedUntil")}, attempts = job.attempts + (job.leased_until is not null)::int
  from free where (job.organization_id, job.id) = (free.organization_id, free.id)
  returning row_to_json(job)::text as job`);

/** Claims up to `max` due jobs of a queue, within each organization's share. */
export const claim = async (services: Services, queue: Queue, max: number): Promise<JobRow[]> => {
  const { kinds, share, window, lease } = queue;
  const now = instantOf(services.clock);
  const leasedUntil = later(now, lease);
  const statement = claimDue({ now, kinds, share, window, looked: max * workersAtOnce, max, leasedUntil });
  const claimed = await services.database.asSystem<{ job: string }>(statement);
  return claimed.map(({ job }) => decodeRow("outbox", JSON.parse(job)));
};

const soonestDue = prepare(sql`
  select extract(epoch from min(due)) * 1000 as due
  from unnest(${arg("kinds")}::text[]) as queued(kind), lateral (
    select due_at as due from ${outbox} job
    where job.kind = queued.kind and lane is null and dead_at is null and due_at > ${arg("after")}
      and leased_until is null order by due_at limit 1
  ) soonest`);

/**
 * Returns the due time of a queue's first job after an instant, in epoch milliseconds; null without one. Earlier jobs
 * are claimed, or wait for a slot.
 */
export const nextDueAt = async ({ database }: Services, { kinds }: Queue, after: Instant): Promise<number | null> => {
  const [found] = await database.asSystem<{ due: string | null }>(soonestDue({ kinds, after }));
  return found?.due == null ? null : Number(found.due);
};

/**
 * Returns a check of a lease that was just claimed: does it last for so many milliseconds more? Two clocks must say so,
 * since a steady one stands still while the machine sleeps, and the time of day may be set back.
 */
export const leaseCheck = (
  { clock }: Pick<Services, "clock">,
  { leased_until }: Pick<JobRow, "leased_until">,
  needed = 0,
): (() => boolean) => {
  // Without a lease, nobody else is there.
  if (leased_until === null) return () => true;
  const until = Date.parse(leased_until) - needed;
  const untilByDay = Date.now() + until - clock.now();
  return () => clock.now() < until && Date.now() < untilByDay;
};

/** Tells if a worker must not begin: it would send what it cannot record. */
export const rests = ({ database }: Pick<Services, "database">): boolean => database.whyNoWrites?.() != null;

const retryEvery = 250;

/** Retries a database action while its job's lease lasts, and while no write passes: meanwhile nobody claims the job. */
export const whileHeld = async <Result>(
  services: Services,
  job: Pick<JobRow, "leased_until" | "due_at">,
  act: () => Promise<Result>,
): Promise<Result> => {
  const until = Date.parse(job.leased_until ?? job.due_at);
  for (;;) {
    try {
      return await act();
    } catch (error) {
      if (!(error instanceof DatabaseUnavailable)) throw error;
      if (services.clock.now() + retryEvery >= until && !rests(services)) throw error;
      // Waiting avoids load on a database that restarts.
      await pause(retryEvery);
    }
  }
};

type GivenBack = HeldJob & Pick<JobRow, "attempts" | "subject_id" | "due_at" | "correlation_id" | "traceparent">;

/**
 * Returns a job that failed on our side, or sets it aside with its subject. Never rejects: at worst the lease expires.
 */
export const returnJob = async (
  services: Services,
  job: GivenBack,
  failure: unknown,
  setAside: readonly Change[] = [],
): Promise<void> => {
  const last = isLastFailure(job);
  const about = { job_id: job.id, organization_id: job.organization_id, reason: reasonOf(failure) };
  try {
    const changes = failed(jobFacts(services, job), job, failure, setAside);
    await whileHeld(services, job, () => commit(services.database, job.organization_id, changes));
    if (last) services.logger.error(about, "job set aside");
  } catch (error) {
    services.logger.error({ err: error, ...about }, "returning a job failed; its lease runs out");
  }
};
