import { type Change, insert, update } from "../changes.ts";
import { type Facts, type Verb, accept, refuse, refuseMember } from "../outcome.ts";
import { resumeDeliveries } from "../delivery/webhook.ts";
import { withinQuota } from "../quotas.ts";
import { audit, record } from "../records.ts";
import type { WebhookEndpointRow } from "../rows.ts";
import { presentWebhook } from "./present.ts";
import { problemOfSecret } from "./secret-problem.ts";
import { plainTarget } from "./target.ts";

export interface CreateWebhookFacts extends Facts {
  /** Returns why the URL is refused, as far as known without connecting; null if it is acceptable. */
  readonly targetProblem: string | null;
  /** The secret of a subscription that gives none. */
  readonly freshSecret: string;
}

/** Makes the row of a new, active endpoint. */
export const newEndpoint = (
  facts: Facts,
  given: Pick<WebhookEndpointRow, "service_account_id" | "url" | "events" | "secret" | "description">,
): WebhookEndpointRow => ({
  organization_id: facts.organizationId,
  id: facts.newId(),
  ...given,
  url: plainTarget(given.url),
  status: "active",
  previous_secret: null,
  previous_secret_until: null,
  failing_since: null,
  pace: "unknown",
  notice: null,
  created_at: facts.now,
  updated_at: facts.now,
});

export const auditedEndpoint = ({ url, events, status, service_account_id }: WebhookEndpointRow) => ({
  url,
  events,
  status,
  service_account_id,
});

/** Subscribes a URL to events (POST /v1/atlas/webhooks). */
export const createWebhook = withinQuota("webhooks.create", "webhooks", (facts: CreateWebhookFacts, { body }) => {
  if (facts.targetProblem !== null) return refuseMember("url", facts.targetProblem);
  const secretProblem = problemOfSecret(body.secret);
  if (secretProblem !== null) return refuseMember("secret", secretProblem);
  const endpoint = newEndpoint(facts, {
    service_account_id: null,
    url: body.url,
    events: body.events,
    secret: body.secret ?? facts.freshSecret,
    description: body.description ?? null,
  });
  const shown = body.secret === undefined ? { secret: endpoint.secret } : {};
  return accept({ ok: true, data: { ...presentWebhook(endpoint), ...shown } }, [
    insert("webhook_endpoints", endpoint),
    ...record(facts, { intent: "create_webhook" }),
    audit(facts, "atlas_api.webhook.create", endpoint.id, { after: auditedEndpoint(endpoint) }),
  ]);
});

export interface WebhookFacts extends Facts {
  readonly endpoint: WebhookEndpointRow | null;
}

export interface UpdateWebhookFacts extends WebhookFacts {
  readonly targetProblem: string | null;
}

/** Changes a subscription (PATCH /v1/atlas/webhooks/{id}). */
export const updateWebhook: Verb<"webhooks.update", UpdateWebhookFacts> = (facts, { body, params }) => {
  const { endpoint } = facts;
  if (!endpoint || endpoint.status === "deleted") return unknownWebhook(params.id);
  if (facts.targetProblem !== null) return refuseMember("url", facts.targetProblem);
  const { idempotency_key: _, ...requested } = body;
  const { changed, changes } = changeEndpoint(facts, endpoint, requested);
  return accept({ ok: true, data: presentWebhook(changed) }, [
    ...changes,
    ...record(facts, { intent: "update_webhook" }),
  ]);
};

/** Changes an endpoint and audits it. */
export const changeEndpoint = (
  facts: Facts,
  endpoint: WebhookEndpointRow,
  given: Partial<Pick<WebhookEndpointRow, "url" | "events" | "description" | "status">>,
): { readonly changed: WebhookEndpointRow; readonly changes: Change[] } => {
  const requested = given.url === undefined ? given : { ...given, url: plainTarget(given.url) };
  const set = { ...requested, ...(isNewBeginning(endpoint, requested) ? unknownHealth : {}), updated_at: facts.now };
  const changed = { ...endpoint, ...set };
  return {
    changed,
    changes: [
      update("webhook_endpoints", keyOf(endpoint), set),
      ...(isResumed(endpoint, requested) ? resumeDeliveries(facts, endpoint) : []),
      audit(facts, "atlas_api.webhook.update", endpoint.id, {
        before: auditedEndpoint(endpoint),
        after: auditedEndpoint(changed),
      }),
    ],
  };
};

/** Tells if the health must be reset: for a new URL, or when the endpoint is active again. */
const isNewBeginning = (endpoint: WebhookEndpointRow, requested: Partial<WebhookEndpointRow>): boolean =>
  (requested.url !== undefined && requested.url !== endpoint.url) || isResumed(endpoint, requested);

const isResumed = (endpoint: WebhookEndpointRow, requested: Partial<WebhookEndpointRow>): boolean =>
  requested.status === "active" && endpoint.status !== "active";

const unknownHealth = { failing_since: null, pace: "unknown", notice: null } as const;

/** Deletes a subscription. Its pending deliveries are given up (DELETE /v1/atlas/webhooks/{id}). */
export const deleteWebhook: Verb<"webhooks.delete", WebhookFacts> = (facts, { params }) => {
  const { endpoint } = facts;
  if (!endpoint || endpoint.status === "deleted") return unknownWebhook(params.id);
  return accept({ ok: true, data: { webhook_id: endpoint.id, status: "deleted" } }, [
    ...endEndpoint(facts, endpoint),
    ...record(facts, { intent: "delete_webhook" }),
  ]);
};

/** Deletes an endpoint and audits it. */
export const endEndpoint = (facts: Facts, endpoint: WebhookEndpointRow): Change[] => [
  update("webhook_endpoints", keyOf(endpoint), { status: "deleted", updated_at: facts.now }),
  audit(facts, "atlas_api.webhook.delete", endpoint.id, { before: auditedEndpoint(endpoint) }),
];

export const keyOf = ({ organization_id, id, status }: WebhookEndpointRow) => ({ organization_id, id, status });

export const unknownWebhook = (id: string) => refuse("not_found", `Your organization has no webhook ${id}.`);
