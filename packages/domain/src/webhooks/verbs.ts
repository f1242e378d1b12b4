import { type Change, insert, update } from "../changes.ts";
import { type Facts, type Verb, accept, refuse, refuseMember } from "../outcome.ts";
import { resumeDeliveries } from "../delivery/webhook.ts";
import { withinQuota } from "../quotas.ts";
import { audit, record } from "../records.ts";
import type { WebhookEndpointRow } from "../rows.ts";
import { problemOfMark } from "../sealed.ts";
import { presentWebhook } from "./present.ts";
import { plainTarget } from "./target.ts";

export interface CreateWebhookFacts extends Facts {
  /** Why nothing may be sent to the address, as far as can be known without connecting; null when it may. */
  readonly targetProblem: string | null;
  /** A secret for a subscription that brings none. */
  readonly freshSecret: string;
}

/** A new endpoint: active, and nothing known of it yet. */
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

/** What the audit log tells of an endpoint. */
export const toldOf = ({ url, events, status, service_account_id }: WebhookEndpointRow) => ({
  url,
  events,
  status,
  service_account_id,
});

/** Subscribes an address to events (POST /v1/atlas/webhooks). */
export const createWebhook = withinQuota("webhooks.create", "webhooks", (facts: CreateWebhookFacts, { body }) => {
  if (facts.targetProblem !== null) return refuseMember("url", facts.targetProblem);
  const secretProblem = body.secret === undefined ? null : problemOfSecret(body.secret);
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
    audit(facts, "atlas_api.webhook.create", endpoint.id, { after: toldOf(endpoint) }),
  ]);
});

/** Why no receiver could trust a signature by this secret; null when one can. */
const problemOfSecret = (secret: string): string | null => {
  if (secret.trim() === "") return "must not be all white space";
  const marked = problemOfMark(secret);
  if (marked !== null) return marked;
  const standard = !secret.startsWith("whsec_") || base64.test(secret.slice("whsec_".length));
  return standard ? null : "must go on in base64 after whsec_, with its padding";
};

const base64 = /^(?:[\d+/A-Za-z]{4})*(?:[\d+/A-Za-z]{2}==|[\d+/A-Za-z]{3}=)?$/;

export interface WebhookFacts extends Facts {
  readonly endpoint: WebhookEndpointRow | null;
}

export interface UpdateWebhookFacts extends WebhookFacts {
  readonly targetProblem: string | null;
}

/** Changes what a subscription gets, or where (PATCH /v1/atlas/webhooks/{id}). */
export const updateWebhook: Verb<"webhooks.update", UpdateWebhookFacts> = (facts, { body, params }) => {
  const { endpoint } = facts;
  if (!endpoint || endpoint.status === "deleted") return unknownWebhook(params.id);
  if (facts.targetProblem !== null) return refuseMember("url", facts.targetProblem);
  const { idempotency_key: _, ...wanted } = body;
  const { changed, changes } = changeEndpoint(facts, endpoint, wanted);
  return accept({ ok: true, data: presentWebhook(changed) }, [
    ...changes,
    ...record(facts, { intent: "update_webhook" }),
  ]);
};

/** An endpoint with some members changed, and the entry that tells of it. */
export const changeEndpoint = (
  facts: Facts,
  endpoint: WebhookEndpointRow,
  given: Partial<Pick<WebhookEndpointRow, "url" | "events" | "description" | "status">>,
): { readonly changed: WebhookEndpointRow; readonly changes: Change[] } => {
  const wanted = given.url === undefined ? given : { ...given, url: plainTarget(given.url) };
  const set = { ...wanted, ...(isNewBeginning(endpoint, wanted) ? unknownHealth : {}), updated_at: facts.now };
  const changed = { ...endpoint, ...set };
  return {
    changed,
    changes: [
      update("webhook_endpoints", keyOf(endpoint), set),
      ...(isResumed(endpoint, wanted) ? resumeDeliveries(facts, endpoint) : []),
      audit(facts, "atlas_api.webhook.update", endpoint.id, { before: toldOf(endpoint), after: toldOf(changed) }),
    ],
  };
};

/** What was found of an endpoint says nothing of another address, nor of one that is made active again. */
const isNewBeginning = (endpoint: WebhookEndpointRow, wanted: Partial<WebhookEndpointRow>): boolean =>
  (wanted.url !== undefined && wanted.url !== endpoint.url) || isResumed(endpoint, wanted);

const isResumed = (endpoint: WebhookEndpointRow, wanted: Partial<WebhookEndpointRow>): boolean =>
  wanted.status === "active" && endpoint.status !== "active";

const unknownHealth = { failing_since: null, pace: "unknown", notice: null } as const;

/** Ends a subscription; deliveries under way to it are given up (DELETE /v1/atlas/webhooks/{id}). */
export const deleteWebhook: Verb<"webhooks.delete", WebhookFacts> = (facts, { params }) => {
  const { endpoint } = facts;
  if (!endpoint || endpoint.status === "deleted") return unknownWebhook(params.id);
  return accept({ ok: true, data: { webhook_id: endpoint.id, status: "deleted" } }, [
    ...endEndpoint(facts, endpoint),
    ...record(facts, { intent: "delete_webhook" }),
  ]);
};

/** The end of an endpoint, and the entry that tells of it. */
export const endEndpoint = (facts: Facts, endpoint: WebhookEndpointRow): Change[] => [
  update("webhook_endpoints", keyOf(endpoint), { status: "deleted", updated_at: facts.now }),
  audit(facts, "atlas_api.webhook.delete", endpoint.id, { before: toldOf(endpoint) }),
];

export const keyOf = ({ organization_id, id, status }: WebhookEndpointRow) => ({ organization_id, id, status });

export const unknownWebhook = (id: string) => refuse("not_found", `Your organization has no webhook ${id}.`);
