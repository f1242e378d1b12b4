/** Serves `/metrics` in Prometheus format, outside the public contract and its limits. */
import { createHash, timingSafeEqual } from "node:crypto";
import { answerUnrouted, foreignNameOf } from "@atlas-messaging/service/pipeline/surface";
import type { Services } from "../services/services.ts";
import type { ClientAddress } from "../platform/client-address.ts";
import type { Settings } from "../settings.ts";
import type { State } from "../platform/metrics.ts";
import { loadQueueState, loadReceivers } from "../outbox/queue-state.ts";
import { type ClusterState, Since, loadCluster } from "../platform/database/cluster.ts";
import { listening } from "../platform/listening.ts";

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

const timerMilliseconds = 100;

/** Measures how late a timer is, which tells how long one thing holds the thread. */
export const watchEventLoop = ({ metrics }: Pick<Services, "metrics">): { stop(): void } => {
  let expected = performance.now() + timerMilliseconds;
  const timer = setInterval(() => {
    const now = performance.now();
    metrics.eventLoopDelay.observe(Math.max(0, now - expected) / 1_000);
    expected = now + timerMilliseconds;
  }, timerMilliseconds).unref();
  return { stop: () => clearInterval(timer) };
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
  const { database, settings } = services;
  const text = await services.metrics.render(await stateOf(services), {
    memory,
    startedAt,
    build: settings.build,
    writable: database.whyNoWrites?.() == null,
    pools: database.pools?.() ?? null,
  });
  return new Response(text, { headers: { ...unsniffed, "content-type": "text/plain; version=0.0.4; charset=utf-8" } });
};

/** Returns null if the database does not answer in time. */
const stateOf = async (services: Services): Promise<State | null> => {
  const { promise: late, resolve } = Promise.withResolvers<null>();
  const timer = setTimeout(() => resolve(null), queryMilliseconds);
  try {
    return await Promise.race([loadState(services), late]);
  } catch (error) {
    services.log.warn({ err: error }, "the queues could not be looked at");
    return null;
  } finally {
    clearTimeout(timer);
  }
};

const loadState = async (services: Services): Promise<State> => {
  const [queues, receivers, cluster] = await Promise.all([
    loadQueueState(services),
    loadReceivers(services),
    services.database.kind === "postgres" ? loadCluster(services.database) : null,
  ]);
  return { queues, receivers, cluster: cluster && withAges(cluster) };
};

const transactionSince = new Since();
const eventsSince = new Since();

/** Adds ages that this process knows by having looked before. */
const withAges = ({ oldest, heldAt, ...state }: ClusterState) => {
  const seen = transactionSince.secondsOf(oldest?.number ?? null);
  const eventsHeldSeconds = eventsSince.secondsOf(heldAt);
  return { ...state, oldestSeconds: oldest?.seconds ?? seen, eventsHeldSeconds };
};
