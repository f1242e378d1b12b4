import { type Change, insert, update, updateAll } from "../changes.ts";
import type { Facts } from "../outcome.ts";
import type { Instant, WebhookDeliveryRow, WebhookEndpointRow } from "../rows.ts";
import { day, hour, later } from "../time.ts";
import { type HeldJob, dueAgain, finish } from "./job.ts";
import { maxRetries, nextAttemptAt } from "./schedule.ts";

/** How an attempt went, as the log of attempts keeps it. */
export interface Attempt {
  readonly started_at: Instant;
  readonly duration_ms: number;
  /** The receiver's status; null when there was no answer, and `error` tells why. */
  readonly response_status: number | null;
  readonly response_body: string | null;
  readonly error: string | null;
  /** How long the receiver asks to be left alone, in milliseconds; null when it does not. */
  readonly retry_after: number | null;
}

/** Of a delivery, what is changed by an attempt, or decides what becomes of it. */
export type AttemptedDelivery = Pick<
  WebhookDeliveryRow,
  "organization_id" | "id" | "attempts" | "round_attempts" | "round_started_at"
>;

export interface AttemptFacts extends Facts {
  readonly job: HeldJob;
  readonly delivery: AttemptedDelivery;
  /** In [0, 1): spreads the retries of deliveries that failed together. */
  readonly random: number;
}

/** Only a whole answer with a status of 2xx acknowledges a delivery. */
export const isAcknowledged = ({ response_status: status, error }: Attempt): boolean =>
  error === null && status !== null && status >= 200 && status < 300;

/** The receiver says that it is gone for good. */
export const isGone = ({ response_status }: Attempt): boolean => response_status === 410;

/**
 * Closes a delivery that arrived, plans the next attempt of one that did not, gives up after the last: what becomes of
 * the job, of the delivery, and the log of the attempt, in this order.
 */
export const concludeAttempt = (facts: AttemptFacts, attempt: Attempt): Change[] => {
  const { delivery } = facts;
  const attempts = delivery.attempts + 1;
  const roundAttempts = delivery.round_attempts + 1;
  const made = {
    attempts,
    round_attempts: roundAttempts,
    last_response_status: attempt.response_status,
    last_error: attempt.error,
    updated_at: facts.now,
  };
  const log = logOf(delivery, attempts, attempt);
  if (isAcknowledged(attempt)) {
    return [finish(facts.job), change(facts, { ...made, status: "delivered", next_attempt_at: null }), log];
  }
  if (isGone(attempt) || roundAttempts > maxRetries) {
    return [finish(facts.job), change(facts, { ...made, status: "exhausted", next_attempt_at: null }), log];
  }
  const dueAt = nextAttemptAt(delivery.round_started_at, {
    retry: roundAttempts,
    now: facts.now,
    random: facts.random,
    retryAfter: attempt.retry_after,
  });
  return [dueAgain(facts.job, dueAt), change(facts, { ...made, status: "pending", next_attempt_at: dueAt }), log];
};

const logOf = ({ organization_id, id }: AttemptedDelivery, attempt: number, made: Attempt): Change => {
  const { retry_after: _, ...kept } = made;
  return insert("webhook_attempts", { organization_id, delivery_id: id, attempt, ...kept });
};

/** What is noted with a delivery, and with its job, that waits for its endpoint and not for the time of its next attempt. */
const withheld = "endpoint_disabled";

/**
 * A delivery whose endpoint is not active: it ends with a deleted one, and waits for a disabled one to be active again,
 * for the day that a round has.
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

/** Deliveries that have waited for their endpoint to be active are due now; retries keep to their times. */
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

/** A delivery whose job is set aside ends like one that is given up: once its trouble is mended it can be replayed. */
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
