import { type Change, insertMany, update } from "../changes.ts";
import type { Facts } from "../outcome.ts";
import { promiseMany } from "../records.ts";
import type { EventRow, JobRow, WebhookDeliveryRow, WebhookEndpointRow } from "../rows.ts";
import { day, hour, later } from "../time.ts";
import { finish, held } from "./job.ts";
import { maxRetries, retryDelay } from "./schedule.ts";

/** An event that waits to be expanded, and the active endpoints of its organization. */
export interface ExpandFacts extends Facts {
  readonly job: JobRow;
  readonly event: EventRow;
  readonly endpoints: readonly WebhookEndpointRow[];
}

/** One delivery for each endpoint and each name of the event that it subscribed to: two changes, however many. */
export const expandEvent = (facts: ExpandFacts): Change[] => {
  const deliveries = facts.endpoints.flatMap((endpoint) => deliveriesTo(facts, endpoint));
  if (deliveries.length === 0) return [finish(facts.job)];
  return [
    finish(facts.job),
    insertMany("webhook_deliveries", deliveries),
    promiseMany(
      facts,
      deliveries.map(({ id }) => ({ kind: "deliver_webhook", subject_id: id })),
    ),
  ];
};

const deliveriesTo = (facts: ExpandFacts, endpoint: WebhookEndpointRow): WebhookDeliveryRow[] =>
  endpoint.events.flatMap((name) => {
    const eventId = facts.event.names[name];
    return eventId === undefined ? [] : [deliveryTo(facts, endpoint, name, eventId)];
  });

const deliveryTo = (
  facts: ExpandFacts,
  endpoint: WebhookEndpointRow,
  name: WebhookDeliveryRow["event_type"],
  eventId: string,
): WebhookDeliveryRow => ({
  organization_id: facts.organizationId,
  id: facts.newId(),
  endpoint_id: endpoint.id,
  event_row_id: facts.event.id,
  event_id: eventId,
  event_type: name,
  status: "pending",
  attempts: 0,
  next_attempt_at: facts.now,
  last_response_status: null,
  last_error: null,
  created_at: facts.now,
  updated_at: facts.now,
});

/** The exact text of a delivery; the signature is over its bytes, and every attempt sends the same. */
export const deliveryBody = (delivery: Pick<WebhookDeliveryRow, "event_id" | "event_type">, event: EventRow): string =>
  JSON.stringify({
    event_id: delivery.event_id,
    event_type: delivery.event_type,
    timestamp: event.created_at,
    ...partsOf(event),
  });

/** `emit` takes objects only, so every payload is one. */
const partsOf = ({ payload }: EventRow): object => Object(payload);

/** How an attempt ended: the receiver's status, or why there is none. */
export type Attempt = { readonly status: number } | { readonly error: string };

export interface AttemptFacts extends Facts {
  readonly job: JobRow;
  readonly delivery: WebhookDeliveryRow;
  /** In [0, 1): spreads the retries of deliveries that failed together. */
  readonly random: number;
}

/** Closes a delivery that arrived, plans the next attempt of one that did not, gives up after the last. */
export const concludeAttempt = (facts: AttemptFacts, attempt: Attempt): Change[] => {
  const attempts = facts.delivery.attempts + 1;
  const outcome = {
    attempts,
    last_response_status: "status" in attempt ? attempt.status : null,
    last_error: "error" in attempt ? attempt.error : null,
    updated_at: facts.now,
  };
  if ("status" in attempt && attempt.status >= 200 && attempt.status < 300) {
    return [finish(facts.job), change(facts, { ...outcome, status: "delivered", next_attempt_at: null })];
  }
  if (attempts > maxRetries) {
    return [finish(facts.job), change(facts, { ...outcome, status: "exhausted", next_attempt_at: null })];
  }
  const dueAt = later(facts.now, retryDelay(attempts, facts.random));
  return [
    update("outbox", held(facts.job), { attempts, due_at: dueAt, leased_until: null }),
    change(facts, { ...outcome, next_attempt_at: dueAt }),
  ];
};

/**
 * A delivery whose endpoint is not active: it ends with a deleted one, and waits for a disabled one to be active again,
 * for the day that a delivery has.
 */
export const withholdDelivery = (facts: AttemptFacts, status: "disabled" | "deleted"): Change[] => {
  if (status === "deleted" || later(facts.delivery.created_at, day) <= facts.now) {
    const gone = { status: "exhausted", last_error: `endpoint_${status}`, next_attempt_at: null } as const;
    return [finish(facts.job), change(facts, { ...gone, updated_at: facts.now })];
  }
  const dueAt = later(facts.now, hour);
  return [
    update("outbox", held(facts.job), { due_at: dueAt, leased_until: null }),
    change(facts, { next_attempt_at: dueAt, updated_at: facts.now }),
  ];
};

const change = ({ delivery }: AttemptFacts, set: Partial<WebhookDeliveryRow>): Change =>
  update(
    "webhook_deliveries",
    { organization_id: delivery.organization_id, id: delivery.id, attempts: delivery.attempts },
    set,
  );
