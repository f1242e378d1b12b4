/** State of the outbox, as metrics, doctor and the chart's scaling ask for it. */
import { outbox, type JobKind } from "@atlas-messaging/service/rows/jobs";
import { organizations } from "@atlas-messaging/service/rows/organizations";
import { webhookDeliveries, webhookEndpoints } from "@atlas-messaging/service/rows/events";
import { instantOf } from "@atlas-messaging/service/core/time";
import { arg } from "@atlas-messaging/postgres/facts";
import { prepare } from "@atlas-messaging/postgres/queries";
import { sql } from "drizzle-orm";
import type { Services } from "../services/services.ts";
import type { QueueState } from "../platform/metrics.ts";
import { queues } from "./queues.ts";

/** Services that asking takes; the doctor has no other services. */
export type Asking = Pick<Services, "database" | "clock"> & {
  readonly settings: Pick<Services["settings"], "deliveries">;
};

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

/** The endpoints for which deliveries wait (their column is `lane`), each with the due time of its oldest. */
const awaited = sql`awaited as (
    (select lane as endpoint_id, due_at from ${outbox} where lane is not null and ripe order by lane, due_at limit 1)
    union all
    select next.lane, next.due_at from awaited, lateral (
      select lane, due_at from ${outbox} where lane is not null and ripe and lane > awaited.endpoint_id
      order by lane, due_at limit 1
    ) next
  )`;

/** A failing receiver is asked one by one; a busy one asked for rest, has a rate, or has all its places taken. No worker would help. */
const stateOf = (held: ReturnType<typeof sql>) => sql`case
    when endpoint.failing_since is not null then 'failing'
    when endpoint.throttled_until > ${now} or endpoint.paced_until > ${now} then 'busy'
    when ${held} >= case endpoint.pace when 'unknown' then least(${arg("places")}::int, 4) else ${arg("places")}::int end
      then 'busy'
    else 'due' end`;

const behind = sql`held as (
    select lane as endpoint_id, count(*) as jobs from ${outbox}
    where lane is not null and leased_until is not null and leased_until > ${now} group by lane
  ), behind as materialized (
    select awaited.endpoint_id, awaited.due_at, ${stateOf(sql`coalesce(held.jobs, 0)`)} as state
    from awaited left join held using (endpoint_id) left join ${webhookEndpoints} endpoint on endpoint.id = endpoint_id
  ), late as materialized (
    select first.due_at, ${stateOf(sql`0`)} as state
    from (select lane, due_at from ${outbox}
      where lane is not null and not ripe and dead_at is null and due_at <= ${now} order by due_at limit ${max}) first
      left join ${webhookEndpoints} endpoint on endpoint.id = first.lane
  )`;

/** Counts deliveries that wait for their endpoint, and those due since the last claim. */
const deliveriesDue = sql`
  select 'deliver_webhook', of.state,
    (select count(*) from (select from behind, lateral (
        select from ${outbox} job where job.lane = behind.endpoint_id and job.ripe) ripe
      where behind.state = of.state limit ${max}) ripe)
      + (select count(*) from late where late.state = of.state),
    least((select min(due_at) from behind where behind.state = of.state),
      (select min(due_at) from late where late.state = of.state))
  from (values ('due'), ('failing'), ('busy')) as of(state)`;

const deliveriesScheduled = sql`
  select 'deliver_webhook', 'scheduled', (select count(*) from (select 1 from ${outbox}
    where lane is not null and not ripe and dead_at is null and due_at > ${now} limit ${max}) waiting), null`;

const setAside = sql`
  select kind, 'set_aside', count(*), null
  from (select kind from ${outbox} where dead_at is not null limit ${max}) dead group by kind`;

const queueStateQuery = prepare(sql`
  with recursive ${awaited}, ${behind}
  select kind, state, jobs, extract(epoch from ${now} - oldest)::float8 as oldest
  from (${handledDue} union all ${handledScheduled} union all ${deliveriesDue} union all ${deliveriesScheduled}
    union all ${setAside}) found`);

const kinds: readonly JobKind[] = Object.values(queues).flatMap((queue) => queue.kinds);

/** Loads the number of jobs by kind and state, and how long the oldest has been due. */
export const loadQueueState = ({ database, clock, settings }: Asking): Promise<QueueState[]> =>
  database.asSystem<QueueState>(
    queueStateQuery({ now: instantOf(clock), kinds, max: maxCounted, places: settings.deliveries.perEndpoint }),
  );

const receiversQuery = prepare(sql`
  select failing_since is not null as fails, count(*)::int as endpoints
  from (select failing_since from ${webhookEndpoints} where status = 'active' limit ${max}) active group by 1`);

/** Loads the number of webhooks whose receivers fail, and of all others. */
export const loadReceivers = async ({ database }: Pick<Asking, "database">) => {
  const found = await database.asSystem<{ fails: boolean; endpoints: number }>(receiversQuery({ max: maxCounted }));
  const of = (state: boolean) => found.find(({ fails }) => fails === state)?.endpoints ?? 0;
  return { failing: of(true), active: of(false) };
};

const pending = sql`from ${webhookDeliveries} delivery
  where delivery.organization_id = endpoint.organization_id and status = 'pending' and endpoint_id = endpoint.id`;

const failingQuery = prepare(sql`
  select organization.name as organization, endpoint.organization_id::text, endpoint.id::text,
    atlas_host_of(endpoint.url) as host, extract(epoch from endpoint.failing_since)::float8 * 1000 as since,
    (select count(*)::int from (select ${pending} limit 10000) waits) as waiting
  from ${webhookEndpoints} endpoint join ${organizations} organization on organization.id = endpoint.organization_id
  where endpoint.status = 'active' and endpoint.failing_since is not null and exists (select ${pending})
  order by endpoint.failing_since limit ${max}`);

export interface FailingReceiver {
  readonly organization: string;
  readonly organization_id: string;
  readonly id: string;
  readonly host: string;
  /** In epoch milliseconds. */
  readonly since: number;
  readonly waiting: number;
}

/** Names the receivers that fail while deliveries wait for them, also for a retry. Those that fail longest come first. */
export const loadFailingReceivers = ({ database }: Pick<Asking, "database">, most: number) =>
  database.asSystem<FailingReceiver>(failingQuery({ max: most }));
