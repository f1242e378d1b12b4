import { auditedMetadata, changeMetadata, keptMetadata, metadataProblem, presentMetadata } from "../core/metadata.ts";
import { type Change, insert, update, updateAll } from "../core/changes.ts";
import { type Facts, type Predicate, type Verb, accept, refuse, refuseMember } from "../core/outcome.ts";
import { resumeDeliveries } from "./delivery.ts";
import { withinQuota } from "../core/quotas.ts";
import { audit, record } from "../core/records.ts";
import type { AppRow } from "../rows/access.ts";
import type { WebhookEndpointRow } from "../rows/events.ts";
import { type Instant, asJson, sealedPrefixProblem } from "../rows/primitives.ts";
import {
  type KeyFacts,
  chosen,
  defaults,
  keptKey,
  presentChoices,
  problemOfHeaders,
  withoutChoices,
} from "./choices.ts";
import { never } from "../events/expand.ts";
import { day, later } from "../core/time.ts";
import { plainTarget } from "./target.ts";

/** The app whose token makes the request. */
export interface ActingApp {
  /** Null for people, keys and sandbox tokens. */
  readonly actingApp: AppRow | null;
}

export interface NewTargetFacts extends Facts {
  /** Returns why the URL is refused, as far as known without connecting; null if it is acceptable. */
  readonly targetProblem: Predicate | null;
  /** The secret of a subscription that gives none. */
  readonly freshSecret: string;
}

export interface CreateWebhookFacts extends NewTargetFacts, ActingApp, KeyFacts {}

/** Makes the row of a new, active endpoint. */
export const newEndpoint = (
  facts: Facts,
  given: Pick<
    WebhookEndpointRow,
    "service_account_id" | "app_id" | "url" | "events" | "secret" | "description" | "metadata"
  > &
    ReturnType<typeof chosen>,
): WebhookEndpointRow => ({
  organization_id: facts.organizationId,
  id: facts.newId(),
  ...defaults,
  ...given,
  url: plainTarget(given.url),
  status: "active",
  previous_secret: null,
  previous_secret_until: null,
  failing_since: null,
  speed: "unknown",
  throttled_until: null,
  notice: null,
  created_at: facts.now,
  updated_at: facts.now,
});

export const auditedEndpoint = (endpoint: WebhookEndpointRow) => {
  const { url, events, status, service_account_id, app_id } = endpoint;
  const { payload, header_names, rate, ordering, public_key } = endpoint;
  // A row of the audit log holds a copy as JSON.
  const filter = endpoint.filter && asJson(endpoint.filter);
  const shown = {
    url,
    events,
    status,
    service_account_id,
    app_id,
    payload,
    filter,
    header_names,
    rate,
    ordering,
    public_key,
  };
  return { ...shown, ...auditedMetadata(endpoint) };
};

/** Subscribes a URL to events (POST /v1/atlas/webhooks). */
export const createWebhook = withinQuota("webhooks.create", "webhooks", (facts: CreateWebhookFacts, { body }) => {
  if (facts.targetProblem !== null) return refuseMember("url", facts.targetProblem);
  const secretProblem = problemOfSecret(body.secret);
  if (secretProblem !== null) return refuseMember("secret", secretProblem);
  const headersProblem = problemOfHeaders(body);
  if (headersProblem !== null) return refuseMember("headers", headersProblem);
  const misnamed = metadataProblem(body.metadata);
  if (misnamed) return misnamed;
  const endpoint = newEndpoint(facts, {
    service_account_id: null,
    app_id: facts.actingApp?.id ?? null,
    url: body.url,
    events: body.events,
    secret: body.secret ?? facts.freshSecret,
    description: body.description ?? null,
    metadata: keptMetadata(body.metadata),
    ...chosen(body, facts),
  });
  const secret = body.secret === undefined ? endpoint.secret : undefined;
  return accept({ ok: true, data: { ...presentWebhook(endpoint), secret } }, [
    insert("webhook_endpoints", endpoint),
    ...record(facts, { intent: "create_webhook" }),
    audit(facts, "atlas_api.webhook.create", endpoint.id, { after: auditedEndpoint(endpoint) }),
  ]);
});

export interface WebhookFacts extends Facts {
  readonly endpoint: WebhookEndpointRow | null;
}

export interface UpdateEndpointFacts extends WebhookFacts, KeyFacts {
  readonly targetProblem: Predicate | null;
}

export interface UpdateWebhookFacts extends UpdateEndpointFacts, ActingApp {}

/** Changes a subscription (PATCH /v1/atlas/webhooks/{id}). */
export const updateWebhook: Verb<"webhooks.update", UpdateWebhookFacts> = (facts, { body, params }) => {
  const { endpoint } = facts;
  if (!endpoint || endpoint.status === "deleted") return unknownWebhook(params.id);
  if (facts.targetProblem !== null) return refuseMember("url", facts.targetProblem);
  const headersProblem = problemOfHeaders(body);
  if (headersProblem !== null) return refuseMember("headers", headersProblem);
  const metadata = changeMetadata(endpoint.metadata, body.metadata);
  if (metadata.kind === "refused") return metadata;
  const { idempotency_key: _, metadata: __, ...given } = withoutChoices(body);
  const requested = { ...given, ...metadata.set, ...chosen(body, facts) };
  const { changed, changes } = changeEndpoint(facts, endpoint, requested, facts.actingApp);
  return accept({ ok: true, data: presentWebhook(changed) }, [
    ...changes,
    ...record(facts, { intent: "update_webhook" }),
  ]);
};

/** Changes an endpoint and audits it. `app` acts; null for a person or a key. */
export const changeEndpoint = (
  facts: Facts,
  endpoint: WebhookEndpointRow,
  given: Partial<Pick<WebhookEndpointRow, "url" | "events" | "description" | "status" | "metadata">> &
    ReturnType<typeof chosen>,
  app: AppRow | null,
): { readonly changed: WebhookEndpointRow; readonly changes: Change[] } => {
  const requested = given.url === undefined ? given : { ...given, url: plainTarget(given.url) };
  const begins = isNewBeginning(endpoint, requested) ? unknownHealth : {};
  const set = { ...requested, ...begins, ...owned(endpoint, requested, app), updated_at: facts.now };
  const changed = { ...endpoint, ...set };
  return {
    changed,
    changes: [
      // Metadata that is merged must still be as read.
      update(
        "webhook_endpoints",
        { ...keyOf(endpoint), ...("metadata" in requested ? { metadata: endpoint.metadata } : {}) },
        set,
      ),
      ...(isResumed(endpoint, requested) ? resumeDeliveries(facts, endpoint) : []),
      ...(given.ordering === "none" && endpoint.ordering !== "none" ? endOrder(facts, endpoint) : []),
      audit(facts, "atlas_api.webhook.update", endpoint.id, {
        before: auditedEndpoint(endpoint),
        after: auditedEndpoint(changed),
      }),
    ],
  };
};

/** Lets what waits for its turn go at once. */
const endOrder = (
  { now, organizationId: organization_id }: Facts,
  { id: endpoint_id }: WebhookEndpointRow,
): Change[] => [
  updateAll("outbox", { organization_id, endpoint_id, due_at: never }, { due_at: now, conversation_id: null }),
];

/** Tells if the health must be reset: for a new URL, or when the endpoint is active again. */
const isNewBeginning = (endpoint: WebhookEndpointRow, requested: Partial<WebhookEndpointRow>): boolean =>
  hasNewUrl(endpoint, requested) || isResumed(endpoint, requested);

const hasNewUrl = (endpoint: WebhookEndpointRow, { url }: Partial<WebhookEndpointRow>): boolean =>
  url !== undefined && url !== endpoint.url;

/** An endpoint ends with the access of an app that gave it its address or activated it. Another's address ends that. */
const owned = (endpoint: WebhookEndpointRow, requested: Partial<WebhookEndpointRow>, app: AppRow | null) => {
  if (app !== null) return isNewBeginning(endpoint, requested) ? { app_id: app.id } : {};
  return hasNewUrl(endpoint, requested) ? { app_id: null } : {};
};

const isResumed = (endpoint: WebhookEndpointRow, requested: Partial<WebhookEndpointRow>): boolean =>
  requested.status === "active" && endpoint.status !== "active";

const unknownHealth = { failing_since: null, speed: "unknown", throttled_until: null, notice: null } as const;

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

const keyOf = ({ organization_id, id, status }: WebhookEndpointRow) => ({ organization_id, id, status });

export const unknownWebhook = (id: string) => refuse("not_found", `Your organization has no webhook ${id}.`);

/** Presents a subscription without its secret. */
export const presentWebhook = (endpoint: WebhookEndpointRow) => ({
  webhook_id: endpoint.id,
  id: endpoint.id,
  url: endpoint.url,
  events: [...endpoint.events],
  status: endpoint.status,
  notice: endpoint.notice,
  app_id: endpoint.app_id ?? undefined,
  description: endpoint.description,
  ...presentChoices(endpoint),
  metadata: presentMetadata(endpoint.metadata),
  created_at: endpoint.created_at,
  updated_at: endpoint.updated_at,
});

/** Time during which the old secret signs too. */
const overlap = day;

export interface RotateSecretFacts extends WebhookFacts, KeyFacts {
  readonly freshSecret: string;
}

/** Rotates an endpoint's secret to the given one, or to a new one; it is shown once. The old one signs too for 24 hours (rotate-secret). */
export const rotateWebhookSecret: Verb<"console.webhooks.rotateSecret", RotateSecretFacts> = (
  facts,
  { params, body },
) => {
  const { endpoint, freshSecret } = facts;
  if (!endpoint || endpoint.status === "deleted") return unknownWebhook(params.webhook_id);
  const given = body?.secret;
  const problem = given === endpoint.secret ? "must not be the current secret" : problemOfSecret(given);
  if (problem !== null) return refuseMember("secret", problem);
  const secret = given ?? freshSecret;
  const until = later(facts.now, overlap);
  const shown = {
    id: endpoint.id,
    endpoint_url: endpoint.url,
    signing_secret: secret,
    public_key: facts.asked?.publicKey,
    previous_secret_valid_until: until,
  };
  return accept({ ok: true, data: { webhook_endpoint: shown } }, [
    update("webhook_endpoints", keyOf(endpoint), {
      secret,
      previous_secret: endpoint.secret,
      previous_secret_until: until,
      ...(facts.asked && { ...keptKey(facts.asked), previous_signing_key: knownKey(endpoint.signing_key) }),
      updated_at: facts.now,
    }),
    ...record(facts, { intent: "rotate_webhook_secret" }),
    audit(facts, "atlas_api.webhook.rotate_secret", endpoint.id, {
      before: { previous_secret_until: endpoint.previous_secret_until },
      after: { previous_secret_until: until },
    }),
  ]);
};

/** Returns a key that can sign. One whose encryption key is lost cannot. */
const knownKey = (key: string | null): string | null => (key?.startsWith("whsk_") === true ? key : null);

/** Returns the secrets that sign a delivery now, the current one first. */
export const signingSecrets = (
  endpoint: Pick<WebhookEndpointRow, "secret" | "previous_secret" | "previous_secret_until">,
  now: Instant,
): readonly [string, ...string[]] => {
  const { secret, previous_secret: previous, previous_secret_until: until } = endpoint;
  return previous !== null && until !== null && now < until ? [secret, previous] : [secret];
};

/** Returns the keys of the asymmetric signature that sign a delivery now, the current one first; none without it. */
export const signingKeys = (
  endpoint: Pick<WebhookEndpointRow, "signing_key" | "previous_signing_key" | "previous_secret_until">,
  now: Instant,
): readonly string[] => {
  const { signing_key: key, previous_signing_key: previous, previous_secret_until: until } = endpoint;
  if (key === null) return [];
  return previous !== null && until !== null && now < until ? [key, previous] : [key];
};

/** Explains why a given secret is refused; null if it is acceptable, or if none is given. */
const problemOfSecret = (secret: string | undefined): Predicate | null => {
  if (secret === undefined) return null;
  if (secret !== secret.trim()) return "must not begin or end with white space";
  const marked = sealedPrefixProblem(secret);
  if (marked !== null) return marked;
  const standard = !secret.startsWith("whsec_") || base64.test(secret.slice("whsec_".length));
  return standard ? null : "must be padded base64 after whsec_";
};

const base64 = /^(?:[\d+/A-Za-z]{4})*(?:[\d+/A-Za-z]{2}==|[\d+/A-Za-z]{3}=)?$/;
