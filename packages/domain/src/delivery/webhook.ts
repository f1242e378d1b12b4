import { type Change, insert, update, updateAll } from "../changes.ts";
import type { Facts } from "../outcome.ts";
import type { Instant, WebhookDeliveryRow, WebhookEndpointRow } from "../rows.ts";
import { day, hour, later } from "../time.ts";
import { type HeldJob, dueAgain, finish } from "./job.ts";
import { maxRetries, nextAttemptAt } from "./schedule.ts";

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
  readonly job: HeldJob;
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
    { organization_id, lane: endpoint_id, last_error: withheld, leased_until: null, dead_at: null },
    { due_at: now, last_error: null },
  ),
  updateAll(
    "webhook_deliveries",
    { organization_id, endpoint_id, status: "pending", last_error: withheld },
    { next_attempt_at: now, last_error: null, updated_at: now },
  ),
];

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
