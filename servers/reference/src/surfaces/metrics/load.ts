import type { JobKind } from "@atlas-messaging/domain";
import { sql } from "drizzle-orm";
import { queues } from "../../outbox/queues.ts";
import { outbox } from "../../outbox/tables.ts";
import type { Services } from "../../pipeline/services.ts";
import { instantOf } from "@atlas-messaging/pipeline";
import { arg } from "../../platform/database/facts.ts";
import { prepare } from "../../platform/database/prepare.ts";
import type { QueueState } from "../../platform/metrics/index.ts";

/** Counting stops here, so that a long queue does not make scrapes slow. */
const maxCounted = 100_000;

const now = sql`${arg("now")}::timestamptz`;
const max = sql`${arg("max")}::int`;
const named = sql`select unnest(${arg("kinds")}::text[]) as kind`;

const handledDue = sql`
  select kind, 'due' as state, found.jobs, found.oldest from (${named}) named, lateral (
    select count(*) as jobs, min(due_at) as oldest from (
      select due_at from ${outbox} job
      where job.kind = named.kind and lane is null and dead_at is null and due_at <= ${now} order by due_at limit ${max}
    ) first
  ) found`;

const handledScheduled = sql`
  select kind, 'scheduled', found.jobs, null from (${named}) named, lateral (
    select count(*) as jobs from (
      select 1 from ${outbox} job
      where job.kind = named.kind and lane is null and dead_at is null and due_at > ${now} limit ${max}
    ) first
  ) found`;

/** Counts deliveries in lanes, and those due since the last claim. The oldest is the first of some lane. */
const deliveriesDue = sql`
  select 'deliver_webhook', 'due',
    (select count(*) from (select 1 from ${outbox} where lane is not null and ripe limit ${max}) ripe)
      + (select count(*) from (select 1 from ${outbox}
          where lane is not null and not ripe and dead_at is null and due_at <= ${now} limit ${max}) late),
    least((select min(due_at) from lanes), (select due_at from ${outbox}
      where lane is not null and not ripe and dead_at is null and due_at <= ${now} order by due_at limit 1))`;

const deliveriesScheduled = sql`
  select 'deliver_webhook', 'scheduled', (select count(*) from (select 1 from ${outbox}
    where lane is not null and not ripe and dead_at is null and due_at > ${now} limit ${max}) waiting), null`;

const setAside = sql`
  select kind, 'set_aside', count(*), null
  from (select kind from ${outbox} where dead_at is not null limit ${max}) dead group by kind`;

const queueState = prepare(sql`
  with recursive lanes as (
    (select lane, due_at from ${outbox} where lane is not null and ripe order by lane, due_at limit 1)
    union all
    select next.lane, next.due_at from lanes, lateral (
      select lane, due_at from ${outbox} where lane is not null and ripe and lane > lanes.lane order by lane, due_at limit 1
    ) next
  )
  select kind, state, jobs, extract(epoch from ${now} - oldest)::float8 as oldest
  from (${handledDue} union all ${handledScheduled} union all ${deliveriesDue} union all ${deliveriesScheduled}
    union all ${setAside}) found`);

const kinds: readonly JobKind[] = Object.values(queues).flatMap((queue) => queue.kinds);

/** Loads the number of jobs by kind and state, and how long the oldest has been due. */
export const loadQueueState = ({ database, clock }: Services): Promise<QueueState[]> =>
  database.asSystem<QueueState>(queueState({ now: instantOf(clock), kinds, max: maxCounted }));
