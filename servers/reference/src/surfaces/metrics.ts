/** Serves `/metrics` in Prometheus format, outside the public contract and its limits. */
import { createHash, timingSafeEqual } from "node:crypto";
import { answerUnrouted, foreignNameOf } from "@atlas-messaging/service/pipeline/surface";
import type { Services } from "../services/services.ts";
import type { ClientAddress } from "../platform/client-address.ts";
import type { QueueState } from "../platform/metrics.ts";
import type { Settings } from "../settings.ts";
import { listening } from "../platform/listening.ts";
import { type JobKind, outbox } from "@atlas-messaging/service/rows/jobs";
import { sql } from "drizzle-orm";
import { queues } from "../outbox/queues.ts";
import { instantOf } from "@atlas-messaging/service/core/time";
import { arg } from "@atlas-messaging/postgres/facts";
import { prepare } from "@atlas-messaging/postgres/queries";

/** Scrapers time out after some seconds and must hear of a silent database before. */
const queryMilliseconds = 3_000;

interface MetricsHttp {
  readonly request: Request;
  readonly clientAddress: ClientAddress | null;
}

/** Serves metrics on the API's port to callers with the token; all others get 404. */
export const answerMetrics = async (services: Services, http: MetricsHttp): Promise<Response> =>
  services.settings.metrics.token !== undefined && mayRead(services.settings, http.request)
    ? metricsResponse(services)
    : answerUnrouted(services, http);

/** Starts a listener for metrics, if configured. */
export const listenForMetrics = (services: Services): { stop(): Promise<void> } | null => {
  const { host, port } = services.settings.metrics;
  if (port === undefined) return null;
  const answer = (request: Request): Response | Promise<Response> => {
    if (foreignNameOf(services, request) !== null) return refused(403);
    if (request.method !== "GET" || URL.parse(request.url)?.pathname !== "/metrics") return refused(404);
    return mayRead(services.settings, request) ? metricsResponse(services) : refused(401);
  };
  const address = { host, port, settings: ["ATLAS_METRICS_HOST", "ATLAS_METRICS_PORT"] } as const;
  const listener = listening(address, () => Bun.serve({ hostname: host, port, fetch: answer }));
  services.log.info({ metrics_url: `http://${host}:${listener.port}/metrics` }, "metrics are served");
  return { stop: () => listener.stop(true) };
};

/** Keeps browsers from guessing another content type. */
const unsniffed = { "x-content-type-options": "nosniff" };

const refused = (status: number): Response => new Response(null, { status, headers: unsniffed });

/** Checks the token. Without one the listener is on loopback, as the settings ensure. */
const mayRead = ({ metrics: { token } }: Settings, { headers }: Request): boolean =>
  token === undefined || timingSafeEqual(digest(headers.get("authorization") ?? ""), digest(`Bearer ${token}`));

/** Hashes to equal length, as `timingSafeEqual` requires. */
const digest = (text: string): Buffer => createHash("sha256").update(text).digest();

const metricsResponse = async (services: Services): Promise<Response> => {
  const memory = process.memoryUsage.rss();
  const startedAt = Math.round(Date.now() / 1_000 - process.uptime());
  const text = await services.metrics.render(await queueState(services), { memory, startedAt });
  return new Response(text, { headers: { ...unsniffed, "content-type": "text/plain; version=0.0.4; charset=utf-8" } });
};

/** Returns null if the database does not answer in time. */
const queueState = async (services: Services): Promise<readonly QueueState[] | null> => {
  const { promise: late, resolve } = Promise.withResolvers<null>();
  const timer = setTimeout(() => resolve(null), queryMilliseconds);
  try {
    return await Promise.race([loadQueueState(services), late]);
  } catch (error) {
    services.log.warn({ err: error }, "the queues could not be looked at");
    return null;
  } finally {
    clearTimeout(timer);
  }
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

const queueStateQuery = prepare(sql`
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
  database.asSystem<QueueState>(queueStateQuery({ now: instantOf(clock), kinds, max: maxCounted }));
