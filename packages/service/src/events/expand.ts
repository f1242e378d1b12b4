/** Expansion of an event into deliveries to its subscribers. */
import { type Change, insertMany } from "../core/changes.ts";
import type { AnswerOf, Facts } from "../core/outcome.ts";
import { type JobDetails, enqueueMany } from "../core/records.ts";
import type { EventRow, WebhookDeliveryRow, WebhookEndpointRow } from "../rows/events.ts";
import type { JobRow } from "../rows/jobs.ts";
import { finish } from "../core/jobs.ts";
import { entriesOf } from "@atlas-messaging/contract";
import { type FilteredRows, isWanted } from "./filter.ts";

/** An event to expand, and the active endpoints of its organization. */
export interface ExpandFacts extends Facts, FilteredRows {
  readonly job: JobRow;
  readonly event: EventRow;
  readonly endpoints: readonly WebhookEndpointRow[];
  /** Deliveries of the event that exist, where it was tried before: a recovery of an endpoint may come first. */
  readonly made: readonly WebhookDeliveryRow[];
}

const keyOf = ({ event_id, endpoint_id }: WebhookDeliveryRow): string => `${event_id} ${endpoint_id}`;

/** Makes one delivery for each endpoint and each of the event's names that it subscribes to. */
export const expandEvent = (facts: ExpandFacts): Change[] => {
  if (facts.endpoints.length === 0) return [finish(facts.job)];
  const made = new Set(facts.made.map(keyOf));
  const deliveries = facts.endpoints
    .filter(({ filter }) => isWanted(filter, facts.event, facts))
    .flatMap((endpoint) => deliveriesTo(facts, endpoint, facts.event))
    .filter((delivery) => !made.has(keyOf(delivery)));
  if (deliveries.length === 0) return [finish(facts.job)];
  return [
    finish(facts.job),
    insertMany("webhook_deliveries", deliveries),
    enqueueMany(facts, deliveries.map(inTurn(facts.endpoints))),
  ];
};

/** Makes a delivery's job. It uses a place of its endpoint. */
export const deliveryJob = ({ id, endpoint_id }: WebhookDeliveryRow): JobDetails => ({
  kind: "deliver_webhook",
  subject_id: id,
  endpoint_id,
});

/** Time at which a delivery is due that waits for its turn. Its turn comes by another commit, not by the clock. */
export const never = "9999-12-31T23:59:59.999Z";

/** Makes jobs that keep the order of their endpoint. One in an order waits until its turn is looked for. */
export const inTurn =
  (endpoints: readonly Pick<WebhookEndpointRow, "id" | "ordering">[]) =>
  (delivery: WebhookDeliveryRow): JobDetails => {
    const { conversation_id, event_row_id, endpoint_id } = delivery;
    const isOrdered = endpoints.some(({ id, ordering }) => id === endpoint_id && ordering === "conversation");
    if (!isOrdered || conversation_id === null) return deliveryJob(delivery);
    return { ...deliveryJob(delivery), conversation_id, event_row_id, due_at: never };
  };

/** Makes a delivery for each of the event's names that the endpoint subscribes to. */
export const deliveriesTo = (facts: Facts, endpoint: WebhookEndpointRow, event: EventRow): WebhookDeliveryRow[] =>
  endpoint.events.flatMap((name) => {
    const eventId = event.names[name];
    return eventId === undefined ? [] : [deliveryTo(facts, endpoint, event, name, eventId)];
  });

/** Makes a delivery that is due at once. */
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
  conversation_id: event.conversation_id,
  correlation_id: event.correlation_id,
  status: "pending",
  attempts: 0,
  round_attempts: 0,
  round_started_at: facts.now,
  next_attempt_at: endpoint.ordering === "conversation" && event.conversation_id !== null ? null : facts.now,
  last_response_status: null,
  last_error: null,
  waited_ms: null,
  created_at: facts.now,
  updated_at: facts.now,
});

/** Returns the exact body of a delivery, the same on every attempt. The signature covers its bytes. */
export const deliveryBody = (
  delivery: Pick<WebhookDeliveryRow, "event_id" | "event_type">,
  event: Pick<EventRow, "created_at" | "payload">,
  payload: WebhookEndpointRow["payload"] = "full",
): string => JSON.stringify(payload === "thin" ? thinUnder(delivery, event) : payloadUnder(delivery, event));

/** Returns an event without anything but its name, ids and times. */
const thinUnder = (
  { event_id, event_type }: Pick<WebhookDeliveryRow, "event_id" | "event_type">,
  event: Pick<EventRow, "created_at" | "payload">,
) => ({ event_id, event_type, timestamp: event.created_at, payload: "thin", ...idsIn(partsOf(event)) });

/** Returns the ids of the parts: `conversation_id` as it stands, and `message_id` for the part `message`. */
const idsIn = (parts: object): { readonly [name: string]: string } =>
  Object.fromEntries(
    Object.entries(parts).flatMap(([name, part]) => {
      const id: unknown = name.endsWith("_id") ? part : Reflect.get(Object(part), "id");
      return typeof id === "string" ? [[name.endsWith("_id") ? name : `${name}_id`, id] as const] : [];
    }),
  );

/** Returns an event as webhooks receive it under one of its names. */
const payloadUnder = (
  { event_id, event_type }: Pick<WebhookDeliveryRow, "event_id" | "event_type">,
  event: Pick<EventRow, "created_at" | "payload">,
) => ({ event_id, event_type, timestamp: event.created_at, ...partsOf(event) });

/** `emit` takes only objects, so every payload is one. */
const partsOf = ({ payload }: Pick<EventRow, "payload">): object => Object(payload);

type ListedEvent = AnswerOf<"events.list">["data"][number];

type ConversationEvent = AnswerOf<"conversations.listEvents">["data"][number];

/** Presents an event in its conversation's history, with the webhook payload. */
export const presentConversationEvent = (event: EventRow, conversationId: string): ConversationEvent => ({
  // `emit` typed the payload by the contract, which the history shares.
  ...(event.payload as Omit<ConversationEvent, "id">),
  id: event.id,
  event_type: event.event_type,
  conversation_id: conversationId,
  correlation_id: event.correlation_id,
  created_at: event.created_at,
});

/** Presents an event with the body that webhooks receive under its own name. */
export const presentEvent = (event: EventRow): ListedEvent => {
  const sentAs = entriesOf(event.names).map(([event_type, event_id]) => ({ event_type, event_id }));
  const { id, event_type, conversation_id, correlation_id, created_at } = event;
  const payload = payloadUnder({ event_id: event.names[event_type] ?? id, event_type }, event);
  return {
    id,
    event_type,
    sent_as: sentAs,
    conversation_id,
    correlation_id,
    created_at,
    // `emit` typed the payload by the contract of the event's name.
    payload: payload as ListedEvent["payload"],
  };
};

/** Events that one recovery looks at. */
export const maxRecovered = 2_000;
