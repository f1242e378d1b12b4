/** Deliveries of the console, and their replay. */
import type { SuccessOf } from "@atlas-messaging/contract";
import { update, updateMany } from "../changes.ts";
import { deliveryJob } from "../delivery/expand.ts";
import { type Facts, type Verb, accept, refuse } from "../outcome.ts";
import { audit, enqueue, enqueueMany } from "../records.ts";
import type { WebhookAttemptRow } from "../delivery/rows.ts";
import type { WebhookDeliveryRow } from "../rows.ts";
import { type WebhookFacts, unknownWebhook } from "./verbs.ts";

type ShownDelivery = SuccessOf<"console.replayDelivery">["data"]["delivery"];

/** Maximum attempts in a list, by contract. The latest are shown. */
export const maxShown = 100;

/** Presents a delivery with its attempts, given oldest first. */
export const presentDelivery = (
  delivery: WebhookDeliveryRow,
  attempts: readonly WebhookAttemptRow[],
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
  next_attempt_at: delivery.next_attempt_at,
  created_at: delivery.created_at,
  updated_at: delivery.updated_at,
});

export interface ReplayFacts extends WebhookFacts {
  readonly delivery: WebhookDeliveryRow | null;
  /** Attempts of the delivery, oldest first. */
  readonly attempts: readonly WebhookAttemptRow[];
}

/** Delivers an event again, under the same event id, with a new round of attempts. */
export const replayDelivery: Verb<"console.replayDelivery", ReplayFacts> = (facts, { params }) => {
  const { endpoint, delivery } = facts;
  if (!endpoint || endpoint.status === "deleted") return unknownWebhook(params.webhookId);
  if (!delivery || delivery.endpoint_id !== endpoint.id) {
    return refuse("not_found", `The webhook has no delivery ${params.deliveryId}.`);
  }
  if (endpoint.status !== "active") return refuse("conflict", inactive);
  if (delivery.status === "pending") return refuse("conflict", "The delivery is still being attempted.");
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
export const replayFailedDeliveries: Verb<"console.replayFailedDeliveries", ReplayFailedFacts> = (
  facts,
  { params },
) => {
  const { endpoint, exhausted } = facts;
  if (!endpoint || endpoint.status === "deleted") return unknownWebhook(params.webhookId);
  if (endpoint.status !== "active") return refuse("conflict", inactive);
  if (exhausted.length === 0) return accept({ ok: true, data: { replayed: 0 } }, []);
  const ids = exhausted.map(({ id }) => id);
  const where = { organization_id: facts.organizationId, status: "exhausted" } as const;
  return accept({ ok: true, data: { replayed: ids.length } }, [
    updateMany("webhook_deliveries", ids, where, newRound(facts)),
    enqueueMany(facts, exhausted.map(deliveryJob)),
    audit(facts, "atlas_api.webhook.replay_failed", endpoint.id, { after: { replayed: ids.length } }),
  ]);
};

export const inactive = "The webhook is disabled; activate it first.";

/** Members of a delivery that begins a new round of attempts. */
export const newRound = ({ now }: Facts) =>
  ({
    status: "pending",
    round_attempts: 0,
    round_started_at: now,
    next_attempt_at: now,
    updated_at: now,
  }) as const;
