import {
  type Attempt,
  type AttemptedDelivery,
  type FollowedAttempt,
  type FollowedEndpoint,
  concludeAttempt,
  endsRound,
  followEndpoint,
  giveUpDelivery,
  isThrottled,
  putOffDelivery,
  restUntil,
  withholdDelivery,
} from "./delivery.ts";
import type { EventRow, WebhookDeliveryRow, WebhookEndpointRow } from "../rows/events.ts";
import type { Facts } from "../core/outcome.ts";
import type { HeldJob } from "../core/jobs.ts";
import type { JobRow } from "../rows/jobs.ts";
import { deliveryBody } from "../events/expand.ts";
import { deliveryHeaders } from "./replay.ts";
import { ownHeaders } from "./choices.ts";
import { askingJob, bySubject, requireRow } from "../pipeline/job.ts";

type DueDelivery = AttemptedDelivery & Pick<WebhookDeliveryRow, "event_id" | "event_type">;

type Receiver = FollowedEndpoint &
  Pick<
    WebhookEndpointRow,
    | "url"
    | "payload"
    | "headers"
    | "secret"
    | "previous_secret"
    | "previous_secret_until"
    | "signing_key"
    | "previous_signing_key"
  >;

type DeliveredEvent = Pick<EventRow, "created_at" | "payload">;

/** Facts of a delivery attempt. */
export interface DeliveryFacts extends Facts {
  readonly job: HeldJob & Pick<JobRow, "subject_id" | "waited_ms">;
  readonly random: number;
  readonly delivery: DueDelivery | null;
  readonly endpoint: Receiver | null;
  readonly event: DeliveredEvent | null;
}

/** Delivery to attempt. */
export interface Deliverable {
  readonly delivery: DueDelivery;
  readonly endpoint: Receiver;
  readonly event: DeliveredEvent;
}

/** Attempts a delivery, unless its endpoint is not active or its receiver has asked for rest. */
export const deliverWebhook = askingJob({
  args: bySubject,
  ask: (facts: DeliveryFacts): Deliverable | null => {
    const [delivery, endpoint] = [requireRow(facts.delivery, facts.job), requireRow(facts.endpoint, facts.job)];
    if (endpoint.status !== "active" || isThrottled(endpoint, facts.now)) return null;
    return { delivery, endpoint, event: requireRow(facts.event, facts.job) };
  },
  decide: (facts, attempt: Attempt | null) => {
    const known = { ...facts, delivery: requireRow(facts.delivery, facts.job) };
    const { status, throttled_until } = requireRow(facts.endpoint, facts.job);
    if (attempt !== null) return concludeAttempt(known, attempt);
    if (status !== "active") return withholdDelivery(known, status);
    if (throttled_until === null) throw new Error("an active endpoint was not asked");
    return putOffDelivery(known, throttled_until);
  },
  setAside: (facts) => (facts.delivery ? [giveUpDelivery(facts, facts.delivery)] : []),
});

/** Attempts a delivery, and follows its endpoint in the same commit. For shells that conclude them one by one. */
export const deliverAndFollow: typeof deliverWebhook = {
  ...deliverWebhook,
  // Deliveries to one endpoint may end at the same time. The receiver is asked once for all decisions.
  asksOnce: true,
  maxDecisions: 4,
  decide: (facts, attempt, conflict) => {
    const changes = deliverWebhook.decide(facts, attempt, conflict);
    if (attempt === null || facts.delivery === null) return changes;
    return [...changes, ...followEndpoint(facts, [followed(facts, facts.delivery, attempt)])];
  },
};

/** Makes of an attempt what the health of its endpoint depends on. */
export const followed = (
  { now, random }: Pick<DeliveryFacts, "now" | "random">,
  delivery: AttemptedDelivery,
  attempt: Attempt,
): FollowedAttempt => ({ attempt, endsRound: endsRound(delivery), restUntil: restUntil(attempt, now, random) });

/** Parts of a delivery that its request shows. The endpoint's headers are opened. */
interface Requested extends Pick<Deliverable, "delivery" | "event"> {
  readonly endpoint: Pick<WebhookEndpointRow, "payload" | "headers">;
}

type Headers = Readonly<Record<string, string>>;

/** Builds the request of a delivery. The body is the same at every attempt, and both shells send the same headers. */
export const webhookRequest = (
  { correlation_id }: Pick<JobRow, "correlation_id">,
  { delivery, endpoint, event }: Requested,
  sign: (body: Uint8Array) => Headers,
): { readonly headers: Headers; readonly body: Uint8Array<ArrayBuffer> } => {
  const body = new TextEncoder().encode(deliveryBody(delivery, event, endpoint.payload));
  const own = { ...deliveryHeaders, "x-request-id": correlation_id };
  return { headers: { ...ownHeaders(endpoint.headers), ...own, ...sign(body) }, body };
};
