/** What an event becomes for the endpoints that subscribed to it. */
import { type Change, insertMany } from "../changes.ts";
import type { Facts } from "../outcome.ts";
import { type JobDetails, enqueueMany } from "../records.ts";
import type { EventRow, JobRow, WebhookDeliveryRow, WebhookEndpointRow } from "../rows.ts";
import { finish } from "./job.ts";

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
    enqueueMany(facts, deliveries.map(deliveryJob)),
  ];
};

/** The promise of a delivery takes a place of its endpoint. */
export const deliveryJob = ({ id, endpoint_id }: WebhookDeliveryRow): JobDetails => ({
  kind: "deliver_webhook",
  subject_id: id,
  lane: endpoint_id,
});

const deliveriesTo = (facts: ExpandFacts, endpoint: WebhookEndpointRow): WebhookDeliveryRow[] =>
  endpoint.events.flatMap((name) => {
    const eventId = facts.event.names[name];
    return eventId === undefined ? [] : [deliveryTo(facts, endpoint, facts.event, name, eventId)];
  });

/** A delivery that is due at once. */
export const deliveryTo = (
  facts: Facts,
  endpoint: WebhookEndpointRow,
  event: EventRow,
  name: WebhookDeliveryRow["event_type"],
  eventId: string,
): WebhookDeliveryRow => ({
  organization_id: facts.organizationId,
  id: facts.newId(),
  endpoint_id: endpoint.id,
  event_row_id: event.id,
  event_id: eventId,
  event_type: name,
  status: "pending",
  attempts: 0,
  round_attempts: 0,
  round_started_at: facts.now,
  next_attempt_at: facts.now,
  last_response_status: null,
  last_error: null,
  created_at: facts.now,
  updated_at: facts.now,
});

/** The exact text of a delivery; the signature is over its bytes, and every attempt sends the same. */
export const deliveryBody = (
  delivery: Pick<WebhookDeliveryRow, "event_id" | "event_type">,
  event: Pick<EventRow, "created_at" | "payload">,
): string =>
  JSON.stringify({
    event_id: delivery.event_id,
    event_type: delivery.event_type,
    timestamp: event.created_at,
    ...partsOf(event),
  });

/** `emit` takes objects only, so every payload is one. */
const partsOf = ({ payload }: Pick<EventRow, "payload">): object => Object(payload);
