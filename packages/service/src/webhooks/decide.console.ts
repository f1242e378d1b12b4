/** Webhook endpoints of the console. Each belongs to a service account. */
import { changeMetadata, keptMetadata, metadataProblem, presentMetadata } from "../core/metadata.ts";
import { insert } from "../core/changes.ts";
import { type Verb, accept, refuseMember } from "../core/outcome.ts";
import { withinQuota } from "../core/quotas.ts";
import { audit } from "../core/records.ts";
import type { WebhookEndpointRow } from "../rows/events.ts";
import {
  type NewTargetFacts,
  type UpdateEndpointFacts,
  type WebhookFacts,
  auditedEndpoint,
  changeEndpoint,
  endEndpoint,
  newEndpoint,
  unknownWebhook,
} from "./decide.ts";
import type { ServiceAccountRow } from "../rows/access.ts";
import { type KeyFacts, chosen, presentChoices, problemOfHeaders } from "./choices.ts";
import { unknownServiceAccount } from "../access/credentials.ts";

/** Presents an endpoint without its secret. */
export const presentEndpoint = (endpoint: WebhookEndpointRow) => ({
  id: endpoint.id,
  service_account_id: endpoint.service_account_id,
  endpoint_url: endpoint.url,
  subscribed_events: [...endpoint.events],
  status: endpoint.status,
  notice: endpoint.notice,
  app_id: endpoint.app_id ?? undefined,
  ...presentChoices(endpoint),
  metadata: presentMetadata(endpoint.metadata),
  created_at: endpoint.created_at,
  updated_at: endpoint.updated_at,
});

export interface CreateEndpointFacts extends NewTargetFacts, KeyFacts {
  readonly serviceAccount: ServiceAccountRow | null;
}

/** Creates an endpoint of a service account. Its signing secret is generated and shown once (POST webhooks). */
export const createEndpoint = withinQuota(
  "console.webhooks.create",
  "webhooks",
  (facts: CreateEndpointFacts, { body }) => {
    const { serviceAccount, targetProblem } = facts;
    if (!serviceAccount) return unknownServiceAccount(body.service_account_id);
    if (targetProblem !== null) return refuseMember("endpoint_url", targetProblem);
    const headersProblem = problemOfHeaders(body);
    if (headersProblem !== null) return refuseMember("headers", headersProblem);
    const misnamed = metadataProblem(body.metadata);
    if (misnamed) return misnamed;
    const endpoint = newEndpoint(facts, {
      service_account_id: serviceAccount.id,
      app_id: null,
      url: body.endpoint_url,
      events: body.subscribed_events,
      secret: facts.freshSecret,
      description: null,
      metadata: keptMetadata(body.metadata),
      ...chosen(body, facts),
    });
    const { app_id: _, ...presented } = presentEndpoint(endpoint);
    const shown = {
      ...presented,
      service_account_id: serviceAccount.id,
      signing_secret: endpoint.secret,
    };
    return accept({ ok: true, data: { webhook_endpoint: shown } }, [
      insert("webhook_endpoints", endpoint),
      audit(facts, "atlas_api.webhook.create", endpoint.id, { after: auditedEndpoint(endpoint) }),
    ]);
  },
);

/** Changes an endpoint's URL, events or status (PATCH webhooks of the console). */
export const updateEndpoint: Verb<"console.webhooks.update", UpdateEndpointFacts> = (facts, { params, body }) => {
  const { endpoint, targetProblem } = facts;
  if (!endpoint || endpoint.status === "deleted") return unknownWebhook(params.webhook_id);
  if (targetProblem !== null) return refuseMember("endpoint_url", targetProblem);
  const headersProblem = problemOfHeaders(body);
  if (headersProblem !== null) return refuseMember("headers", headersProblem);
  const metadata = changeMetadata(endpoint.metadata, body.metadata);
  if (metadata.kind === "refused") return metadata;
  const requested = {
    ...chosen(body, facts),
    ...metadata.set,
    ...(body.endpoint_url === undefined ? {} : { url: body.endpoint_url }),
    ...(body.subscribed_events === undefined ? {} : { events: body.subscribed_events }),
    ...(body.status === undefined ? {} : { status: body.status }),
  };
  const { changed, changes } = changeEndpoint(facts, endpoint, requested, null);
  return accept({ ok: true, data: { webhook_endpoint: presentEndpoint(changed) } }, changes);
};

/** Deletes an endpoint. Its pending deliveries are given up (DELETE webhooks of the console). */
export const deleteEndpoint: Verb<"console.webhooks.delete", WebhookFacts> = (facts, { params }) => {
  const { endpoint } = facts;
  if (!endpoint || endpoint.status === "deleted") return unknownWebhook(params.webhook_id);
  const webhook_endpoint = { id: endpoint.id, status: "deleted" } as const;
  return accept({ ok: true, data: { webhook_endpoint } }, endEndpoint(facts, endpoint));
};
