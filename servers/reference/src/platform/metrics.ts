/** Metrics of one process; docs/operations/metrics.md lists them for operators. */
import { Counter, Gauge, Histogram, Registry } from "@prometheus-io/client";
import type { JobKind } from "@atlas-messaging/service/rows/jobs";
import type { Database } from "@atlas-messaging/postgres/database";
import type { RequestLine } from "@atlas-messaging/service/pipeline/services";

const requestSeconds = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** From 10 ms to the 24 hours that retries may take. */
const deliverySeconds = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 600, 3_600, 14_400, 86_400];

/** Jobs of a kind in one state. A delivery that waits for its receiver, and for no worker, is `failing` or `busy`. */
export interface QueueState {
  readonly kind: JobKind;
  readonly state: "due" | "failing" | "busy" | "scheduled" | "set_aside";
  readonly jobs: number;
  /** Seconds that the oldest job has been due; null if none is. */
  readonly oldest: number | null;
}

/** State of the deployment, read from the database at a scrape. */
export interface State {
  readonly queues: readonly QueueState[];
  readonly receivers: { readonly failing: number; readonly active: number };
  /** Null for the embedded database. */
  readonly cluster: {
    readonly connections: number;
    readonly maxConnections: number;
    readonly oldestSeconds: number;
    readonly eventsHeldSeconds: number;
    readonly awaitedStandby: string | null;
  } | null;
}

/** State of the process at a scrape. */
export interface ProcessState {
  readonly memory: number;
  readonly startedAt: number;
  readonly build: string;
  readonly writable: boolean;
  readonly pools: ReturnType<NonNullable<Database["pools"]>> | null;
}

export class Metrics {
  readonly #registry = new Registry();
  readonly #all = { registers: [this.#registry] };
  readonly #requests = new Histogram({
    name: "atlas_http_request_duration_seconds",
    help: "Requests by operation and status, and how long each took.",
    labelNames: ["operation", "status"],
    buckets: requestSeconds,
    ...this.#all,
  });
  readonly jobs = new Counter({
    name: "atlas_jobs_total",
    help: "Jobs that were worked on, deliveries apart.",
    labelNames: ["kind", "outcome"],
    ...this.#all,
  });
  readonly webhookAttempts = new Counter({
    name: "atlas_webhook_attempts_total",
    help: "Attempts to deliver a webhook.",
    labelNames: ["outcome"],
    ...this.#all,
  });
  readonly webhookLatency = new Histogram({
    name: "atlas_webhook_delivery_latency_seconds",
    help: "Seconds from the event's acceptance to its acknowledgement by the receiver.",
    buckets: deliverySeconds,
    ...this.#all,
  });
  readonly messageAttempts = new Counter({
    name: "atlas_message_attempts_total",
    help: "Attempts to hand a message to its channel's provider.",
    labelNames: ["provider", "outcome"],
    ...this.#all,
  });
  readonly messageLatency = new Histogram({
    name: "atlas_message_handover_latency_seconds",
    help: "Seconds from a message's acceptance to its acceptance by the channel's provider.",
    labelNames: ["provider"],
    buckets: deliverySeconds,
    ...this.#all,
  });
  readonly callbacks = new Counter({
    name: "atlas_channel_callbacks_total",
    help: "Callbacks of channel providers.",
    labelNames: ["outcome"],
    ...this.#all,
  });
  readonly databaseUnavailable = new Counter({
    name: "atlas_database_unavailable_total",
    help: "Statements that failed because the database could not be reached.",
    ...this.#all,
  });
  readonly requestsLost = new Counter({
    name: "atlas_stored_requests_lost_total",
    help: "Requests that were answered but not stored for the console.",
    ...this.#all,
  });
  readonly #behind = new Gauge({
    name: "atlas_housekeeping_behind_seconds",
    help: "Seconds since a part of housekeeping last got through with its work, 0 if it did.",
    labelNames: ["part"],
    ...this.#all,
  });
  readonly #behindSince = new Map<string, number | null>();
  readonly #databaseUp = new Gauge({
    name: "atlas_database_up",
    help: "1 if the database answers, else 0.",
    ...this.#all,
  });
  readonly #queueJobs = new Gauge({
    name: "atlas_outbox_jobs",
    help: "Jobs in the outbox, counted up to 100000.",
    labelNames: ["kind", "state"],
    ...this.#all,
  });
  readonly #queueAge = new Gauge({
    name: "atlas_outbox_oldest_age_seconds",
    help: "Seconds since the oldest due job became due.",
    labelNames: ["kind"],
    ...this.#all,
  });
  readonly #receivers = new Gauge({
    name: "atlas_webhook_endpoints",
    help: "Active webhooks, by whether their last attempt failed.",
    labelNames: ["state"],
    ...this.#all,
  });
  readonly #writable = new Gauge({
    name: "atlas_database_writable",
    help: "1 if writes pass, 0 while they are refused, as on a full disk.",
    ...this.#all,
  });
  readonly #connections = new Gauge({
    name: "atlas_postgres_connections",
    help: "Connections of the whole PostgreSQL, by whomever.",
    ...this.#all,
  });
  readonly #maxConnections = new Gauge({
    name: "atlas_postgres_max_connections",
    help: "Connections that PostgreSQL allows to logins that are no superusers.",
    ...this.#all,
  });
  readonly #oldestTransaction = new Gauge({
    name: "atlas_postgres_oldest_transaction_seconds",
    help: "Age of the oldest transaction that has written and is not over, in any database of the PostgreSQL.",
    ...this.#all,
  });
  readonly #eventsHeld = new Gauge({
    name: "atlas_events_held_seconds",
    help: "Seconds for which lists and streams of events have stood behind one transaction that is not over.",
    ...this.#all,
  });
  readonly #pool = new Gauge({
    name: "atlas_pool_connections",
    help: "Connections of this process to PostgreSQL.",
    labelNames: ["pool", "state"],
    ...this.#all,
  });
  readonly #poolPending = new Gauge({
    name: "atlas_pool_statements",
    help: "Statements of this process without an answer yet.",
    labelNames: ["pool"],
    ...this.#all,
  });
  readonly eventLoopDelay = new Histogram({
    name: "atlas_event_loop_delay_seconds",
    help: "How late a timer of 100 ms was.",
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5],
    ...this.#all,
  });
  readonly #build = new Gauge({
    name: "atlas_build_info",
    help: "1, with the build of the process.",
    labelNames: ["build"],
    ...this.#all,
  });
  readonly #memory = new Gauge({
    name: "process_resident_memory_bytes",
    help: "Resident memory size in bytes.",
    ...this.#all,
  });
  readonly #startedAt = new Gauge({
    name: "process_start_time_seconds",
    help: "Start of the process since the epoch in seconds.",
    ...this.#all,
  });

  /** Counts a request from its log line. */
  readonly answered = ({ operation = "none", status, duration_ms }: RequestLine): void => {
    this.#requests.observe({ operation, status }, duration_ms / 1_000);
  };

  /** Notes that a part of housekeeping has had its turn, and if it has more to do. */
  housekept(part: string, more: boolean): void {
    this.#behindSince.set(part, more ? (this.#behindSince.get(part) ?? performance.now()) : null);
  }

  /** Renders all series in the text format of Prometheus; `state` is null when the database does not answer. */
  render(state: State | null, process: ProcessState): Promise<string> {
    this.#databaseUp.set(state === null ? 0 : 1);
    this.#queueJobs.reset();
    this.#queueAge.reset();
    this.#receivers.reset();
    for (const { kind, state: of, jobs, oldest } of state?.queues ?? []) {
      this.#queueJobs.set({ kind, state: of }, jobs);
      if (of === "due") this.#queueAge.set({ kind }, oldest ?? 0);
    }
    for (const [of, endpoints] of Object.entries(state?.receivers ?? {})) this.#receivers.set({ state: of }, endpoints);
    for (const [part, since] of this.#behindSince)
      this.#behind.set({ part }, since === null ? 0 : (performance.now() - since) / 1_000);
    this.#renderPostgres(state?.cluster ?? null);
    this.#renderPools(process.pools);
    const waits = typeof state?.cluster?.awaitedStandby === "string";
    this.#writable.set(state !== null && process.writable && !waits ? 1 : 0);
    this.#build.set({ build: process.build }, 1);
    this.#memory.set(process.memory);
    this.#startedAt.set(process.startedAt);
    return this.#registry.metrics();
  }

  #renderPostgres(cluster: State["cluster"]): void {
    if (cluster === null) return;
    this.#connections.set(cluster.connections);
    this.#maxConnections.set(cluster.maxConnections);
    this.#oldestTransaction.set(cluster.oldestSeconds);
    this.#eventsHeld.set(cluster.eventsHeldSeconds);
  }

  #renderPools(pools: ProcessState["pools"]): void {
    for (const [pool, { connections, down, blocked, pending }] of Object.entries(pools ?? {})) {
      this.#pool.set({ pool, state: "down" }, down);
      this.#pool.set({ pool, state: "blocked" }, blocked);
      this.#pool.set({ pool, state: "up" }, connections - down - blocked);
      this.#poolPending.set({ pool }, pending);
    }
  }
}
