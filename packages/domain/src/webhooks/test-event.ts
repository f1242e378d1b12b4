import { eventExamples } from "@atlas-messaging/contract/event-examples";
import { insert } from "../changes.ts";
import { deliveryJob, deliveryTo } from "../delivery/expand.ts";
import { type Verb, accept, refuse } from "../outcome.ts";
import { asJson } from "../primitives.ts";
import { audit, enqueue } from "../records.ts";
import type { EventRow } from "../rows.ts";
import { inactive, presentDelivery } from "./replay.ts";
import { type WebhookFacts, unknownWebhook } from "./verbs.ts";

/** Sends the contract's example of an event to one endpoint, subscribed or not (test of the console). */
export const testWebhook: Verb<"console.testWebhook", WebhookFacts> = (facts, { params, body }) => {
  const { endpoint } = facts;
  if (!endpoint || endpoint.status === "deleted") return unknownWebhook(params.webhookId);
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
