/** Deliveries of the console, and their replay. */
import { type Change, insert, insertMany, update, updateMany } from "../core/changes.ts";
import { deliveriesTo, deliveryBody, deliveryJob, deliveryTo, inTurn, maxRecovered } from "../events/expand.ts";
import { type FilteredRows, isWanted } from "../events/filter.ts";
import {
  type AnswerOf,
  type Accepted,
  type Facts,
  type Outcome,
  type Refused,
  type Verb,
  accept,
  refuse,
  refuseMember,
} from "../core/outcome.ts";
import { audit, enqueue, enqueueMany, record } from "../core/records.ts";
import type { EventRow, WebhookAttemptRow, WebhookDeliveryRow, WebhookEndpointRow } from "../rows/events.ts";
import { type WebhookFacts, unknownWebhook } from "./decide.ts";
import { later } from "../core/time.ts";
import { type Instant, asJson } from "../rows/primitives.ts";
import { eventExamples } from "@atlas-messaging/validators/event-examples";

type ShownDelivery = AnswerOf<"console.webhooks.replayDelivery">["data"]["delivery"];

/** Maximum attempts in a list, by contract. The latest are shown. */
const maxShown = 100;

/** Reasons that no attempt shows. The others are errors of the last attempt. */
const reasons = ["endpoint_disabled", "endpoint_deleted", "set_aside"] as const;

/** Returns until when a delivery waits as its receiver asked for rest; null if nothing of that holds it. */
export const restOf = (
  { endpoint_id, status, next_attempt_at }: WebhookDeliveryRow,
  resting: readonly WebhookEndpointRow[],
  now: Instant,
): Instant | null => {
  const until = resting.find(({ id }) => id === endpoint_id)?.throttled_until ?? null;
  if (until === null || until <= now || status !== "pending") return null;
  return next_attempt_at === null || next_attempt_at <= until ? until : null;
};

/** A delivery that has no time waits for its turn. */
const reasonOf = ({ status, next_attempt_at, last_error }: WebhookDeliveryRow) =>
  status === "pending" && next_attempt_at === null
    ? "earlier_event"
    : (reasons.find((reason) => reason === last_error) ?? null);

/** Presents a delivery with its attempts, given oldest first. */
export const presentDelivery = (
  delivery: WebhookDeliveryRow,
  attempts: readonly WebhookAttemptRow[],
  rest: Instant | null = null,
): ShownDelivery => ({
  id: delivery.id,
  webhook_id: delivery.endpoint_id,
  event_id: delivery.event_id,
  event_type: delivery.event_type,
  status: delivery.status,
  attempts: attempts.slice(-maxShown).map(({ attempt, started_at, duration_ms, response_status, error }) => ({
    attempt,
    started_at,
    duration_ms,
    response_status,
    error,
  })),
  next_attempt_at: rest ?? delivery.next_attempt_at,
  reason: rest === null ? reasonOf(delivery) : "endpoint_resting",
  waited_ms: delivery.waited_ms ?? undefined,
  created_at: delivery.created_at,
  updated_at: delivery.updated_at,
});

export interface ReplayFacts extends WebhookFacts {
  readonly delivery: WebhookDeliveryRow | null;
  /** Attempts of the delivery, oldest first. */
  readonly attempts: readonly WebhookAttemptRow[];
  /** Another request replayed it at the same moment, and its receiver may have answered by now. */
  readonly metAnother: boolean;
}

/** Delivers an event again, under the same event id, with a new round of attempts. */
export const replayDelivery: Verb<"console.webhooks.replayDelivery", ReplayFacts> = (facts, { params }) => {
  const { endpoint, delivery } = facts;
  if (!endpoint || endpoint.status === "deleted") return unknownWebhook(params.webhook_id);
  if (!delivery || delivery.endpoint_id !== endpoint.id) {
    return refuse("not_found", `The webhook has no delivery ${params.delivery_id}.`);
  }
  if (endpoint.status !== "active") return refuse("conflict", inactive);
  if (delivery.status === "pending") return refuse("conflict", "The delivery is still being attempted.");
  if (facts.metAnother) return refuse("conflict", "Another request replays the delivery.");
  const { organization_id, id, status, attempts } = delivery;
  const again = newRound(facts);
  return accept({ ok: true, data: { delivery: presentDelivery({ ...delivery, ...again }, facts.attempts) } }, [
    update("webhook_deliveries", { organization_id, id, status, attempts }, again),
    enqueue(facts, deliveryJob(delivery)),
    audit(facts, "atlas_api.webhook.replay", id, { before: { status }, after: { status: again.status } }),
  ]);
};

export interface ReplayFailedFacts extends WebhookFacts {
  /** Exhausted deliveries to the endpoint since the requested time, oldest first, up to a limit. */
  readonly exhausted: readonly WebhookDeliveryRow[];
}

/** Replays exhausted deliveries since a time, up to a limit. Call it again for the rest. */
export const replayFailedDeliveries: Verb<"console.webhooks.replayFailedDeliveries", ReplayFailedFacts> = (
  facts,
  { params },
) => {
  const { endpoint, exhausted } = facts;
  if (!endpoint || endpoint.status === "deleted") return unknownWebhook(params.webhook_id);
  if (endpoint.status !== "active") return refuse("conflict", inactive);
  if (exhausted.length === 0) return accept({ ok: true, data: { replayed: 0 } }, []);
  const ids = exhausted.map(({ id }) => id);
  const where = { organization_id: facts.organizationId, status: "exhausted" } as const;
  return accept({ ok: true, data: { replayed: ids.length } }, [
    updateMany("webhook_deliveries", ids, where, newRound(facts)),
    enqueueMany(facts, exhausted.map(inTurn([endpoint]))),
    audit(facts, "atlas_api.webhook.replay_failed", endpoint.id, { after: { replayed: ids.length } }),
  ]);
};

const inactive = "The webhook is disabled; activate it first.";

/** Members of a delivery that begins a new round of attempts. */
const newRound = ({ now }: Facts) =>
  ({
    status: "pending",
    round_attempts: 0,
    round_started_at: now,
    next_attempt_at: now,
    updated_at: now,
  }) as const;

// Delivers what an endpoint has not received, of a time when it was disabled or failed.

export interface RecoverFacts extends WebhookFacts, FilteredRows {
  /** Events that the endpoint may subscribe to, since the requested time and place, in order; one more than the limit. */
  readonly events: readonly EventRow[];
  /** Deliveries of these events to the endpoint. */
  readonly made: readonly WebhookDeliveryRow[];
  /** True if the requested place is an event of the list. */
  readonly known: boolean;
}

interface Recovery {
  readonly since: string;
  readonly after_id?: string | undefined;
}

type Recovered = AnswerOf<"webhooks.recover">;

/** Recovers an endpoint (POST webhooks/{id}/recover of the public API and the console). */
const recover = (
  facts: RecoverFacts,
  id: string,
  { since, after_id }: Recovery,
  run: readonly Change[],
): Accepted<"webhooks.recover"> | Refused<"not_found" | "conflict" | "validation_failed"> => {
  const { endpoint } = facts;
  if (!endpoint || endpoint.status === "deleted") return unknownWebhook(id);
  if (endpoint.status !== "active") return refuse("conflict", inactive);
  if (after_id !== undefined && !facts.known)
    return refuseMember("after_id", "must be an event of your organization that is kept");
  const events = facts.events.slice(0, maxRecovered);
  const has_more = facts.events.length > maxRecovered;
  const missing = missingIn(facts, endpoint, events);
  const data = {
    recovered: missing.length,
    has_more,
    next_after_id: has_more ? (events.at(-1)?.id ?? null) : null,
  };
  const body: Recovered = { ok: true, data };
  if (missing.length === 0) return accept(body, run);
  return accept(body, [
    ...queued(facts, endpoint, missing),
    ...run,
    audit(facts, "atlas_api.webhook.recover", endpoint.id, { after: { since, recovered: missing.length } }),
  ]);
};

/** Returns deliveries that never were, and those whose last retry failed, in the order of events. */
const missingIn = (facts: RecoverFacts, endpoint: WebhookEndpointRow, events: readonly EventRow[]) => {
  const made = new Map(facts.made.map((delivery) => [delivery.event_id, delivery]));
  return events
    .filter((event) => isWanted(endpoint.filter, event, facts))
    .flatMap((event) => deliveriesTo(facts, endpoint, event))
    .map((fresh) => made.get(fresh.event_id) ?? fresh)
    .filter((delivery) => delivery.status === "exhausted" || !made.has(delivery.event_id));
};

const queued = (facts: Facts, endpoint: WebhookEndpointRow, missing: readonly WebhookDeliveryRow[]): Change[] => {
  const exhausted = missing.filter(({ status }) => status === "exhausted");
  const fresh = missing.filter(({ status }) => status !== "exhausted");
  const where = { organization_id: facts.organizationId, status: "exhausted" } as const;
  // Each is due a millisecond before the next, since those of an endpoint are sent in the order of their due times.
  const jobs = missing.map((delivery, index) => ({
    due_at: later(facts.now, index - missing.length),
    ...inTurn([endpoint])(delivery),
  }));
  return [
    ...(fresh.length === 0 ? [] : [insertMany("webhook_deliveries", fresh)]),
    ...(exhausted.length === 0
      ? []
      : [
          updateMany(
            "webhook_deliveries",
            exhausted.map(({ id }) => id),
            where,
            newRound(facts),
          ),
        ]),
    enqueueMany(facts, jobs),
  ];
};

interface Command<Params> {
  readonly params: Params;
  readonly body: Recovery;
}

/** Recovers a subscription of the public API. */
export const recoverWebhook = (
  facts: RecoverFacts,
  { params, body }: Command<{ readonly id: string }>,
): Outcome<"webhooks.recover"> => recover(facts, params.id, body, record(facts, { intent: "recover_webhook" }));

/** Recovers an endpoint of the console. */
export const recoverEndpoint = (
  facts: RecoverFacts,
  { params, body }: Command<{ readonly webhook_id: string }>,
): Outcome<"console.webhooks.recover"> => recover(facts, params.webhook_id, body, []);

// Deliveries with their requests and answers.

/** One delivery with all that belongs to it. */
export interface WholeDelivery {
  readonly endpoint: WebhookEndpointRow;
  readonly delivery: WebhookDeliveryRow;
  readonly event: EventRow;
  /** Attempts of the delivery, oldest first. */
  readonly attempts: readonly WebhookAttemptRow[];
  readonly now: Instant;
}

/** Headers of every delivery. Both shells send them. */
export const deliveryHeaders = { "content-type": "application/json", "user-agent": "Atlas-Webhooks/0.1" } as const;

const signatureHeaders = ["atlas-signature", "webhook-id", "webhook-timestamp", "webhook-signature"];

type Shown = AnswerOf<"webhooks.getDelivery">["data"]["delivery"];

/** Presents a delivery as it was sent, with the answers that it got. */
export const presentWholeDelivery = ({ endpoint, delivery, event, attempts, now }: WholeDelivery): Shown => ({
  ...presentDelivery(delivery, [], restOf(delivery, [endpoint], now)),
  conversation_id: event.conversation_id,
  correlation_id: event.correlation_id,
  request: {
    url: endpoint.url,
    headers: { ...deliveryHeaders },
    header_names: endpoint.header_names.length === 0 ? undefined : [...endpoint.header_names],
    signature_headers: [
      ...signatureHeaders,
      ...(endpoint.previous_secret === null ? [] : ["atlas-signature-previous"]),
    ],
    body: deliveryBody(delivery, event, endpoint.payload),
  },
  attempts: attempts.slice(-maxShown).map((each) => ({
    attempt: each.attempt,
    started_at: each.started_at,
    duration_ms: each.duration_ms,
    response_status: each.response_status,
    response_headers: each.response_headers && { ...each.response_headers },
    response_body: each.response_body,
    error: each.error,
  })),
});

const maxHeaders = 40;

const maxHeaderLength = 512;

/** Returns the headers of an answer as they are kept. Cookies are secrets of the receiver. */
export const keptHeaders = (headers: Iterable<readonly [string, string]>): { readonly [name: string]: string } =>
  Object.fromEntries(
    Array.from(headers)
      .filter(([name]) => name !== "set-cookie" && name.length <= 128)
      .slice(0, maxHeaders)
      .map(([name, value]) => [name, value.slice(0, maxHeaderLength).replaceAll("\0", "\u{fffd}")]),
  );

/** Sends the contract's example of an event to one endpoint, subscribed or not (test of the console). */
export const testWebhook: Verb<"console.webhooks.test", WebhookFacts> = (facts, { params, body }) => {
  const { endpoint } = facts;
  if (!endpoint || endpoint.status === "deleted") return unknownWebhook(params.webhook_id);
  if (endpoint.status !== "active") return refuse("conflict", inactive);
  const name = body?.event_type ?? endpoint.events[0] ?? "message.delivered";
  const { event_id: _, event_type: __, timestamp: ___, ...payload } = eventExamples[name];
  const eventId = facts.newId();
  const event: EventRow = {
    organization_id: facts.organizationId,
    id: facts.newId(),
    event_type: name,
    // Without names it is in no list, and no endpoint misses it.
    names: {},
    // The example's conversation does not exist in the organization.
    conversation_id: null,
    correlation_id: facts.correlationId,
    payload: asJson(payload),
    created_at: facts.now,
  };
  const delivery = deliveryTo(facts, endpoint, event, name, eventId);
  return accept({ ok: true, data: { delivery: presentDelivery(delivery, []) } }, [
    insert("events", event),
    insert("webhook_deliveries", delivery),
    enqueue(facts, deliveryJob(delivery)),
    audit(facts, "atlas_api.webhook.test", endpoint.id, { after: { event_type: name, delivery_id: delivery.id } }),
  ]);
};
