/** Delivers what an endpoint has not received, of a time when it was disabled or failed. */
import type { SuccessOf } from "@atlas-messaging/contract";
import { type Change, insertMany, updateMany } from "../changes.ts";
import { deliveriesTo, deliveryJob } from "../delivery/expand.ts";
import { type Accepted, type Facts, type Outcome, type Refused, accept, refuse, refuseMember } from "../outcome.ts";
import { audit, enqueueMany, record } from "../records.ts";
import type { EventRow, WebhookDeliveryRow, WebhookEndpointRow } from "../rows.ts";
import { later } from "../time.ts";
import { inactive, newRound } from "./replay.ts";
import { type WebhookFacts, unknownWebhook } from "./verbs.ts";

/** Events that one recovery looks at. */
export const maxRecovered = 2_000;

export interface RecoverFacts extends WebhookFacts {
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

type Recovered = SuccessOf<"webhooks.recover">;

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
    return refuseMember("after_id", "is no event of your organization that is kept");
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
    ...queued(facts, missing),
    ...run,
    audit(facts, "atlas_api.webhook.recover", endpoint.id, { after: { since, recovered: missing.length } }),
  ]);
};

/** Returns deliveries that never were, and those whose last retry failed, in the order of events. */
const missingIn = (facts: RecoverFacts, endpoint: WebhookEndpointRow, events: readonly EventRow[]) => {
  const made = new Map(facts.made.map((delivery) => [delivery.event_id, delivery]));
  return events
    .flatMap((event) => deliveriesTo(facts, endpoint, event))
    .map((fresh) => made.get(fresh.event_id) ?? fresh)
    .filter((delivery) => delivery.status === "exhausted" || !made.has(delivery.event_id));
};

const queued = (facts: Facts, missing: readonly WebhookDeliveryRow[]): Change[] => {
  const exhausted = missing.filter(({ status }) => status === "exhausted");
  const fresh = missing.filter(({ status }) => status !== "exhausted");
  const where = { organization_id: facts.organizationId, status: "exhausted" } as const;
  // Each is due a millisecond before the next, since a lane is served by the time when they were due.
  const jobs = missing.map((delivery, index) => ({
    ...deliveryJob(delivery),
    due_at: later(facts.now, index - missing.length),
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
  { params, body }: Command<{ readonly webhookId: string }>,
): Outcome<"console.recoverWebhook"> => recover(facts, params.webhookId, body, []);
