/** Metrics of one process; docs/operations/metrics.md lists them for operators. */
import type { JobKind } from "@atlas-messaging/service/rows/jobs";
import type { RequestLine } from "@atlas-messaging/service/pipeline/services";

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

/** Counters, gauges and histograms in the text format of Prometheus (exposition format 0.0.4). */

/** A number that only grows. */
export class Counter {
  value = 0;

  add(by = 1): void {
    this.value += by;
  }
}

/** A current number. */
export class Gauge {
  value = 0;

  set(value: number): void {
    this.value = value;
  }
}

/** Count of observations up to each bound, their total and their sum. */
export class Histogram {
  readonly bounds: readonly number[];
  /** Observations between each bound and the one before; the last counts those above all bounds. */
  readonly counts: number[];
  sum = 0;

  constructor(bounds: readonly number[]) {
    this.bounds = bounds;
    this.counts = Array.from({ length: bounds.length + 1 }, () => 0);
  }

  observe(value: number): void {
    let place = 0;
    for (const bound of this.bounds) {
      if (value <= bound) break;
      place++;
    }
    this.counts[place] = (this.counts[place] ?? 0) + 1;
    this.sum += value;
  }
}

type Kind = "counter" | "gauge" | "histogram";

type Series = Counter | Gauge | Histogram;

interface About<Made extends Series> {
  readonly kind: Kind;
  readonly name: string;
  readonly help: string;
  readonly labels: readonly string[];
  readonly make: () => Made;
}

/** Series of one name, by the values of their labels. */
export class Family<Made extends Series = Series> {
  readonly #about: About<Made>;
  readonly #series = new Map<string, { readonly values: readonly string[]; readonly series: Made }>();

  constructor(about: About<Made>) {
    this.#about = about;
    // A family without labels has one series from the start.
    if (about.labels.length === 0) this.of();
  }

  /** Returns the series of these label values; creates it at first use. */
  of(...values: readonly string[]): Made {
    const key = values.join("\0");
    const known = this.#series.get(key);
    if (known) return known.series;
    const series = this.#about.make();
    this.#series.set(key, { values, series });
    return series;
  }

  /** Removes all series, for gauges that are read afresh. */
  clear(): void {
    this.#series.clear();
  }

  render(): string {
    const { name, help, kind, labels } = this.#about;
    const lines = [`# HELP ${name} ${help}`, `# TYPE ${name} ${kind}`];
    for (const { values, series } of this.#series.values()) {
      const pairs = labels.map((label, index) => `${label}="${escaped(values[index] ?? "")}"`);
      lines.push(
        ...(series instanceof Histogram ? bucketLines(name, pairs, series) : [line(name, pairs, series.value)]),
      );
    }
    return lines.join("\n");
  }
}

const bucketLines = (name: string, pairs: readonly string[], { bounds, counts, sum }: Histogram): string[] => {
  let total = 0;
  const buckets = counts.map((count, place) => {
    total += count;
    return line(`${name}_bucket`, [...pairs, `le="${bounds[place] ?? "+Inf"}"`], total);
  });
  return [...buckets, line(`${name}_sum`, pairs, sum), line(`${name}_count`, pairs, total)];
};

const line = (name: string, pairs: readonly string[], value: number): string =>
  `${name}${pairs.length === 0 ? "" : `{${pairs.join(",")}}`} ${value}`;

const escapes: { readonly [character: string]: string } = { "\\": "\\\\", '"': '\\"', "\n": "\\n" };

const escaped = (text: string): string => text.replace(/[\\"\n]/g, (character) => escapes[character] ?? character);

export const counters = (name: string, help: string, ...labels: readonly string[]): Family<Counter> =>
  new Family({ kind: "counter", name, help, labels, make: () => new Counter() });

export const gauges = (name: string, help: string, ...labels: readonly string[]): Family<Gauge> =>
  new Family({ kind: "gauge", name, help, labels, make: () => new Gauge() });

export const histograms = (
  name: string,
  help: string,
  bounds: readonly number[],
  ...labels: readonly string[]
): Family<Histogram> => new Family({ kind: "histogram", name, help, labels, make: () => new Histogram(bounds) });

export const exposition = (families: readonly Family[]): string =>
  `${families.map((family) => family.render()).join("\n")}\n`;
