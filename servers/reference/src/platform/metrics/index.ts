/** Metrics of one process; docs/operations/metrics.md lists them for operators. */
import type { JobKind } from "@atlas-messaging/domain";
import type { RequestLine } from "@atlas-messaging/pipeline";
import { type Family, counters, exposition, gauges, histograms } from "./families.ts";

const requestSeconds = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
/** From 10 ms to the 24 hours that retries may take. */
const deliverySeconds = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 600, 3_600, 14_400, 86_400];

/** State of the outbox, read from the database. */
export interface QueueState {
  readonly kind: JobKind;
  readonly state: "due" | "scheduled" | "set_aside";
  readonly jobs: number;
  /** Seconds that the oldest job has been due; null if none is. */
  readonly oldest: number | null;
}

export class Metrics {
  readonly #requests = histograms(
    "atlas_http_request_duration_seconds",
    "Requests by operation and status, and how long each took.",
    requestSeconds,
    "operation",
    "status",
  );
  readonly jobs = counters("atlas_jobs_total", "Jobs that were worked on, deliveries apart.", "kind", "outcome");
  readonly webhookAttempts = counters("atlas_webhook_attempts_total", "Attempts to deliver a webhook.", "outcome");
  readonly webhookLatency = histograms(
    "atlas_webhook_delivery_latency_seconds",
    "Seconds from the event's acceptance to its acknowledgement by the receiver.",
    deliverySeconds,
  );
  readonly messageAttempts = counters(
    "atlas_message_attempts_total",
    "Attempts to hand a message to its channel's provider.",
    "provider",
    "outcome",
  );
  readonly messageLatency = histograms(
    "atlas_message_handover_latency_seconds",
    "Seconds from a message's acceptance to its acceptance by the channel's provider.",
    deliverySeconds,
    "provider",
  );
  readonly callbacks = counters("atlas_channel_callbacks_total", "Callbacks of channel providers.", "outcome");
  readonly databaseUnavailable = counters(
    "atlas_database_unavailable_total",
    "Statements that failed because the database could not be reached.",
  );
  readonly requestsLost = counters(
    "atlas_stored_requests_lost_total",
    "Requests that were answered but not stored for the console.",
  );
  readonly #databaseUp = gauges("atlas_database_up", "1 if the database answers, else 0.");
  readonly #queueJobs = gauges("atlas_outbox_jobs", "Jobs in the outbox, counted up to 100000.", "kind", "state");
  readonly #queueAge = gauges(
    "atlas_outbox_oldest_age_seconds",
    "Seconds since the oldest due job became due.",
    "kind",
  );
  readonly #memory = gauges("process_resident_memory_bytes", "Resident memory size in bytes.");
  readonly #startedAt = gauges("process_start_time_seconds", "Start of the process since the epoch in seconds.");
  readonly #families: readonly Family[] = [
    this.#requests,
    this.jobs,
    this.webhookAttempts,
    this.webhookLatency,
    this.messageAttempts,
    this.messageLatency,
    this.callbacks,
    this.databaseUnavailable,
    this.requestsLost,
    this.#databaseUp,
    this.#queueJobs,
    this.#queueAge,
    this.#memory,
    this.#startedAt,
  ];

  /** Counts a request from its log line. */
  readonly answered = ({ operation = "none", status, duration_ms }: RequestLine): void => {
    this.#requests.of(operation, String(status)).observe(duration_ms / 1_000);
  };

  /** Renders all series; `queues` is null when the database does not answer. */
  render(
    queues: readonly QueueState[] | null,
    process: { readonly memory: number; readonly startedAt: number },
  ): string {
    this.#databaseUp.of().set(queues === null ? 0 : 1);
    this.#queueJobs.clear();
    this.#queueAge.clear();
    for (const { kind, state, jobs, oldest } of queues ?? []) {
      this.#queueJobs.of(kind, state).set(jobs);
      if (state === "due") this.#queueAge.of(kind).set(oldest ?? 0);
    }
    this.#memory.of().set(process.memory);
    this.#startedAt.of().set(process.startedAt);
    return exposition(this.#families);
  }
}
