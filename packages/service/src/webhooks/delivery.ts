import { type Change, insert, update, updateAll } from "../core/changes.ts";
import type { Facts } from "../core/outcome.ts";
import type { Instant } from "../rows/primitives.ts";
import type { WebhookDeliveryRow, WebhookEndpointRow } from "../rows/events.ts";
import { day, hour, later, minute, second } from "../core/time.ts";
import { type HeldJob, dueAgain, finish } from "../core/jobs.ts";
import { audit } from "../core/records.ts";
import { keysOf } from "@atlas-messaging/contract";
import type { JobRow } from "../rows/jobs.ts";

/** One attempt, as it is logged. */
export interface Attempt {
  readonly started_at: Instant;
  readonly duration_ms: number;
  /** The receiver's status; null without an answer, and `error` gives the reason. */
  readonly response_status: number | null;
  readonly response_headers: { readonly [name: string]: string } | null;
  readonly response_body: string | null;
  readonly error: string | null;
  /** The receiver's `Retry-After` in milliseconds; null without one. */
  readonly retry_after: number | null;
}

/** Members of a delivery that the outcome of an attempt depends on. */
export type AttemptedDelivery = Pick<
  WebhookDeliveryRow,
  "organization_id" | "id" | "attempts" | "round_attempts" | "round_started_at"
>;

export interface AttemptFacts extends Facts {
  readonly job: HeldJob & Pick<JobRow, "waited_ms">;
  readonly delivery: AttemptedDelivery;
  /** In [0, 1). Spreads the retries of deliveries that failed together. */
  readonly random: number;
}

/** Tells if a delivery is acknowledged, which takes a complete answer with status 2xx. */
export const isAcknowledged = ({ response_status: status, error }: Attempt): boolean =>
  error === null && status !== null && status >= 200 && status < 300;

/** Tells if the next attempt is the last of its round. */
export const endsRound = ({ round_attempts }: Pick<AttemptedDelivery, "round_attempts">): boolean =>
  round_attempts >= maxRetries;

/**
 * Closes an acknowledged delivery, schedules the next attempt of a failed one, and gives up after the last. Changes the
 * job, then the delivery, and logs the attempt.
 */
export const concludeAttempt = (facts: AttemptFacts, attempt: Attempt): Change[] => {
  const { delivery } = facts;
  const attempts = delivery.attempts + 1;
  const roundAttempts = delivery.round_attempts + 1;
  const counted = {
    attempts,
    round_attempts: roundAttempts,
    last_response_status: attempt.response_status,
    last_error: attempt.error,
    ...(facts.job.waited_ms === null ? {} : { waited_ms: facts.job.waited_ms }),
    updated_at: facts.now,
  };
  const log = logOf(delivery, attempts, attempt);
  if (isAcknowledged(attempt)) {
    return [finish(facts.job), change(facts, { ...counted, status: "delivered", next_attempt_at: null }), log];
  }
  if (endsRound(delivery)) {
    return [finish(facts.job), change(facts, { ...counted, status: "exhausted", next_attempt_at: null }), log];
  }
  const dueAt = nextAttemptAt(delivery.round_started_at, {
    retry: roundAttempts,
    now: facts.now,
    random: facts.random,
    retryAfter: attempt.retry_after,
  });
  return [dueAgain(facts.job, dueAt), change(facts, { ...counted, status: "pending", next_attempt_at: dueAt }), log];
};

const logOf = ({ organization_id, id }: AttemptedDelivery, attempt: number, result: Attempt): Change => {
  const { retry_after: _, ...logged } = result;
  return insert("webhook_attempts", { organization_id, delivery_id: id, attempt, ...logged });
};

/** Error that marks a delivery, and its job, as waiting for its endpoint to be enabled. */
const withheld = "endpoint_disabled";

/**
 * Holds back a delivery to an inactive endpoint. It ends if the endpoint is deleted, and waits up to a day if it is
 * disabled.
 */
export const withholdDelivery = (facts: AttemptFacts, status: "disabled" | "deleted"): Change[] => {
  if (status === "deleted" || later(facts.delivery.round_started_at, day) <= facts.now) {
    const gone = { status: "exhausted", last_error: `endpoint_${status}`, next_attempt_at: null } as const;
    return [finish(facts.job), change(facts, { ...gone, updated_at: facts.now })];
  }
  const dueAt = later(facts.now, hour);
  return [
    dueAgain(facts.job, dueAt, withheld),
    change(facts, { next_attempt_at: dueAt, last_error: withheld, updated_at: facts.now }),
  ];
};

/** Makes deliveries that waited for their endpoint due now. Retries keep their times. */
export const resumeDeliveries = (
  { now, organizationId: organization_id }: Facts,
  { id: endpoint_id }: Pick<WebhookEndpointRow, "id">,
): Change[] => [
  updateAll(
    "outbox",
    { organization_id, endpoint_id, last_error: withheld, leased_until: null, dead_at: null },
    { due_at: now, last_error: null },
  ),
  updateAll(
    "webhook_deliveries",
    { organization_id, endpoint_id, status: "pending", last_error: withheld },
    { next_attempt_at: now, last_error: null, updated_at: now },
  ),
];

/** Tells if an endpoint's receiver has asked for rest. */
export const isThrottled = ({ throttled_until }: Pick<WebhookEndpointRow, "throttled_until">, now: Instant): boolean =>
  throttled_until !== null && throttled_until > now;

/** Puts off a delivery until its receiver's rest ends. It uses up no attempt. */
export const putOffDelivery = (facts: AttemptFacts, until: Instant): Change[] => [
  dueAgain(facts.job, until),
  change(facts, { next_attempt_at: until, updated_at: facts.now }),
];

/** Members of an endpoint that its rate depends on. */
export type PacedEndpoint = Pick<WebhookEndpointRow, "organization_id" | "id" | "rate" | "paced_until">;

/**
 * Takes the next place that an endpoint's rate leaves. Returns its time, and the time of the place after it. For shells
 * that begin deliveries one by one.
 */
export const nextPlace = (
  { rate, paced_until }: PacedEndpoint,
  now: Instant,
): { readonly at: Instant; readonly next: Instant } | null => {
  if (rate === null) return null;
  const at = paced_until !== null && paced_until > now ? paced_until : now;
  return { at, next: later(at, Math.ceil(second / rate)) };
};

/** Exhausts a delivery whose job is set aside. It can be replayed once the fault is fixed. */
export const giveUpDelivery = (
  facts: Facts,
  { organization_id, id }: Pick<AttemptedDelivery, "organization_id" | "id">,
): Change =>
  update(
    "webhook_deliveries",
    { organization_id, id },
    { status: "exhausted", last_error: "set_aside", next_attempt_at: null, updated_at: facts.now },
  );

const change = ({ delivery }: AttemptFacts, set: Partial<WebhookDeliveryRow>): Change =>
  update(
    "webhook_deliveries",
    { organization_id: delivery.organization_id, id: delivery.id, attempts: delivery.attempts },
    set,
  );

/** Retries after the first attempt (Delivery semantics, 2). */
export const maxRetries = 5;

const growth = 6;

/** A minute less than 24 hours, since the attempts themselves take up to 5 s each. */
const span = 24 * hour - minute;

/** The delays are a geometric series. */
const firstDelay = (span * (growth - 1)) / (growth ** maxRetries - 1);

/**
 * Milliseconds to wait before retry `retry` (1..5): about 1 min, 6 min, 33 min, 3 h and 20 h.
 * `random` in [0, 1) spreads retries that failed together. It only shortens them, so all stay within the day.
 */
export const retryDelay = (retry: number, random: number): number =>
  Math.round(firstDelay * growth ** (retry - 1) * (1 - 0.1 * random));

interface Failed {
  /** The retry to plan, 1..5. */
  readonly retry: number;
  readonly now: Instant;
  readonly random: number;
  /** The receiver's `Retry-After`, in milliseconds. */
  readonly retryAfter: number | null;
}

/** Longest `Retry-After` that is honoured, within the day of the round. */
const maxRetryAfter = hour;

/** Time of the next attempt: by the schedule, or later if the receiver asks for it. */
const nextAttemptAt = (roundStartedAt: Instant, { retry, now, random, retryAfter }: Failed): Instant => {
  const wait = Math.max(retryDelay(retry, random), Math.min(retryAfter ?? 0, maxRetryAfter));
  const [next, roundEnd] = [later(now, wait), later(roundStartedAt, day)];
  return now < roundEnd && roundEnd < next ? roundEnd : next;
};

/** Parses `Retry-After`, seconds or an HTTP date, to milliseconds; null if invalid or in the past. */
export const readRetryAfter = (header: string | undefined, now: Instant): number | null => {
  if (header === undefined) return null;
  const text = header.trim();
  const wait = /^\d+$/.test(text) ? Number(text) * second : dateOf(text, now) - Date.parse(now);
  return wait > 0 ? Math.min(wait, day) : null;
};

/** Reads the three forms of an HTTP date (RFC 9110, 5.6.7), and no other of the many that `Date.parse` takes. */
const dateOf = (text: string, now: Instant): number => {
  if (/^[A-Z][a-z]{2}, \d{2} .* GMT$/.test(text)) return Date.parse(text);
  if (/^[A-Z][a-z]{2} [A-Z][a-z]{2} [ \d]\d \d{2}:\d{2}:\d{2} \d{4}$/.test(text)) return Date.parse(`${text} GMT`);
  const [, date, year, time] =
    /^[A-Z][a-z]+day, (\d{2}-[A-Z][a-z]{2})-(\d{2}) (\d{2}:\d{2}:\d{2}) GMT$/.exec(text) ?? [];
  if (date === undefined) return Number.NaN;
  // Two digits mean the last such year that is not more than fifty years ahead.
  const century = Number(now.slice(0, 2)) * 100;
  const full = century + Number(year);
  return Date.parse(`${date.replace("-", " ")} ${full > Number(now.slice(0, 4)) + 50 ? full - 100 : full} ${time} GMT`);
};

/**
 * Returns the time before which a receiver wants nothing: 429 or 503 with `Retry-After`, an hour at most. It is spread,
 * so that the endpoints of one outage do not come back together. Null if the receiver asked for no rest.
 */
export const restUntil = (
  { response_status: status, retry_after: wait }: Attempt,
  now: Instant,
  random: number,
): Instant | null =>
  wait !== null && (status === 429 || status === 503)
    ? later(now, Math.round(Math.min(wait, maxRetryAfter) * (1 + 0.1 * random)))
    : null;

// Health of an endpoint, derived from the attempts to reach it.

/** An endpoint that fails for this long is disabled. */
const failingFor = 5 * day;

/** A receiver that takes this long is slow, and shares places with other slow ones. */
const slowFrom = 0.25 * second;

const notices = {
  gone:
    "The receiver answered 410 Gone to the last retry of a delivery, so the webhook was disabled. Activate it when " +
    "its receiver is back; exhausted deliveries can be replayed.",
  failing:
    "Every delivery has failed for 5 days, so the webhook was disabled. Activate it when its receiver is back; " +
    "exhausted deliveries can be replayed.",
};

/** Members of an endpoint that its health depends on. */
export type FollowedEndpoint = Pick<
  WebhookEndpointRow,
  "organization_id" | "id" | "status" | "failing_since" | "speed" | "throttled_until"
>;

/** An attempt, if it was the last of its round, and the rest that the receiver asked for. */
export interface FollowedAttempt {
  readonly attempt: Attempt;
  readonly endsRound: boolean;
  readonly restUntil: Instant | null;
}

export interface EndpointHealthFacts extends Facts {
  readonly endpoint: FollowedEndpoint | null;
}

type Health = Pick<WebhookEndpointRow, "status" | "failing_since" | "speed" | "throttled_until">;

type Findings = { readonly notice: string } | Omit<Health, "status">;

/** Tells if attempts change the health of an endpoint. */
export const changesHealth = (endpoint: Health, attempts: readonly FollowedAttempt[], now: Instant): boolean =>
  findingsOf(endpoint, attempts, now) !== null;

/**
 * Records since when the endpoint fails, and how quick it is. An endpoint is disabled if a round of retries ends with
 * 410 Gone, or if it fails for 5 days. Its `notice` and the audit log give the reason.
 */
export const followEndpoint = (facts: EndpointHealthFacts, attempts: readonly FollowedAttempt[]): Change[] => {
  const { endpoint } = facts;
  const found = endpoint === null ? null : findingsOf(endpoint, attempts, facts.now);
  if (endpoint === null || found === null) return [];
  if (!("notice" in found)) return [update("webhook_endpoints", known(endpoint), found)];
  return [
    update("webhook_endpoints", known(endpoint), { status: "disabled", notice: found.notice, updated_at: facts.now }),
    audit(facts, "atlas_api.webhook.disable", endpoint.id, {
      before: { status: endpoint.status },
      after: { status: "disabled", notice: found.notice },
    }),
  ];
};

/** Tells if changes of an endpoint's health disable it. */
export const disablesEndpoint = (changes: readonly Change[]): boolean =>
  changes.some(
    (each) => each.kind === "update" && each.table === "webhook_endpoints" && each.set.status === "disabled",
  );

/** Error of an attempt that no name server of ours answered. It tells nothing about the receiver. */
const ourFault = "resolver_failed";

const findingsOf = (endpoint: Health, all: readonly FollowedAttempt[], now: Instant): Findings | null => {
  const followed = all.filter(({ attempt }) => attempt.error !== ourFault);
  const attempts = followed.map(({ attempt }) => attempt);
  const [first, last] = [attempts[0], attempts.at(-1)];
  if (endpoint.status !== "active" || !first || !last) return null;
  if (followed.some(isGone)) return { notice: notices.gone };
  const since = attempts.some(isAcknowledged) ? null : (endpoint.failing_since ?? first.started_at);
  if (since !== null && later(since, failingFor) <= now) return { notice: notices.failing };
  const found = {
    failing_since: since,
    speed: speedOf(last),
    throttled_until: throttledUntil(endpoint, followed, now),
  };
  return keysOf(found).every((name) => found[name] === endpoint[name]) ? null : found;
};

/** The latest rest that the receiver asked for, now or before; null once it is over. */
const throttledUntil = (endpoint: Health, followed: readonly FollowedAttempt[], now: Instant): Instant | null => {
  const asked = [endpoint.throttled_until, ...followed.map((each) => each.restUntil)];
  return asked.reduce((latest, each) => (each !== null && each > (latest ?? now) ? each : latest), null);
};

/** Tells if the receiver is gone for good: it still answers 410 when a round of retries ends. */
const isGone = ({ attempt, endsRound: ended }: FollowedAttempt): boolean => ended && attempt.response_status === 410;

const speedOf = ({ duration_ms, response_status }: Attempt): WebhookEndpointRow["speed"] =>
  response_status === null || duration_ms >= slowFrom ? "slow" : "quick";

const known = ({ organization_id, id, status, failing_since, speed, throttled_until }: FollowedEndpoint) => ({
  organization_id,
  id,
  status,
  failing_since,
  speed,
  throttled_until,
});
