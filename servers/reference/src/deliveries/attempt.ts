/** Makes one delivery attempt. */
import { type Attempt, readRetryAfter } from "@atlas-messaging/service/webhooks/delivery";
import { keptHeaders } from "@atlas-messaging/service/webhooks/replay";
import { signingKeys, signingSecrets } from "@atlas-messaging/service/webhooks/decide";
import { webhookRequest } from "@atlas-messaging/service/webhooks/jobs";
import {
  PREVIOUS_SIGNATURE_HEADER,
  SIGNATURE_HEADER,
  signPayload,
  type StandardWebhook,
  signStandardWebhook,
} from "@atlas-messaging/webhooks";
import type { Services } from "../services/services.ts";
import { signEd25519 } from "../platform/ed25519.ts";
import { instantOf } from "@atlas-messaging/service/core/time";
import { placeOf } from "@atlas-messaging/service/core/sealed-columns";
import type { OutgoingHttp, OutgoingResult } from "../platform/outgoing-http.ts";
import type { DeliveredEvent, DeliveryJob, DueDelivery, Receiver } from "./claim.ts";

export const attemptTimeout = 5_000;
/** A longer response is cut off and does not acknowledge. */
const maxResponseBytes = 65_536;
/** Bytes of the response that we keep. */
const keptBytes = 4_096;

export interface Deliverable {
  readonly job: DeliveryJob;
  readonly delivery: DueDelivery;
  readonly endpoint: Receiver;
  readonly event: DeliveredEvent;
}

export const attemptDelivery = async (
  services: Services,
  outgoing: OutgoingHttp,
  { job, delivery, endpoint, event }: Deliverable,
): Promise<Attempt> => {
  const startedAt = instantOf(services.clock);
  const open = opener(services, job.organization_id, endpoint);
  const secrets = signingSecrets(endpoint, startedAt).map((sealed, index) =>
    open(sealed, index === 0 ? "secret" : "previous_secret"),
  );
  const keys = signingKeys(endpoint, startedAt).map((sealed, index) =>
    open(sealed, index === 0 ? "signing_key" : "previous_signing_key"),
  );
  const headers = endpoint.headers && open(endpoint.headers, "headers");
  const span = services.tracing?.begin({
    name: "webhook delivery",
    kind: "client",
    parent: job.traceparent,
    attributes: {
      "atlas.request_id": job.correlation_id,
      "atlas.event_id": delivery.event_id,
      "atlas.attempt": delivery.attempts + 1,
    },
  });
  const about = { delivery, event, endpoint: { payload: endpoint.payload, headers } };
  const request = webhookRequest(job, about, (body) => ({
    ...(span ? { traceparent: span.traceparent } : {}),
    ...signatures(body, secrets),
    ...standardSignatures(body, { id: delivery.event_id, at: Date.parse(startedAt), secret: secrets }, keys),
  }));
  const answer = await outgoing.post(endpoint.url, { ...request, timeoutMs: attemptTimeout, maxResponseBytes });
  const outcome = answer.error ?? answer.status;
  span?.end({ failed: answer.error !== undefined, attributes: { "atlas.outcome": outcome } });
  services.metrics.webhookAttempts.inc({ outcome: outcomeClass(answer) });
  services.lines.info(
    {
      request_id: job.correlation_id,
      organization_id: job.organization_id,
      event_id: delivery.event_id,
      endpoint_id: endpoint.id,
      host: endpoint.host,
      attempt: delivery.attempts + 1,
      outcome,
      duration_ms: answer.durationMs,
    },
    "webhook attempted",
  );
  return { started_at: startedAt, duration_ms: answer.durationMs, ...outcomeOf(answer, startedAt) };
};

/** Opens what an endpoint has sealed; each is sealed for its own column. */
const opener =
  ({ database: { vault } }: Services, organization_id: string, { id }: Receiver) =>
  (sealed: string, column: string): string =>
    vault.open(sealed, placeOf("webhook_endpoints", column, { organization_id, id }));

/** Signs by Standard Webhooks: with each secret, then with each key of the asymmetric signature. */
const standardSignatures = (body: Uint8Array, webhook: StandardWebhook, keys: readonly string[]) => {
  const headers = signStandardWebhook(body, webhook);
  if (keys.length === 0) return headers;
  const signed = Buffer.concat([Buffer.from(`${headers["webhook-id"]}.${headers["webhook-timestamp"]}.`), body]);
  const asymmetric = keys.map((key) => `v1a,${signEd25519(key, signed)}`);
  return { ...headers, "webhook-signature": [headers["webhook-signature"], ...asymmetric].join(" ") };
};

/** Groups outcomes by status class or error, few enough for a metric's label. */
const outcomeClass = (answer: OutgoingResult): string => answer.error ?? `${Math.floor(answer.status / 100)}xx`;

const signatures = (body: Uint8Array, [secret, previous]: readonly string[]): { readonly [name: string]: string } => ({
  ...(secret === undefined ? {} : { [SIGNATURE_HEADER]: signPayload(body, secret) }),
  ...(previous === undefined ? {} : { [PREVIOUS_SIGNATURE_HEADER]: signPayload(body, previous) }),
});

const outcomeOf = (answer: OutgoingResult, now: string): Omit<Attempt, "started_at" | "duration_ms"> => {
  if (answer.error !== undefined) {
    const nothing = { response_headers: null, response_body: null, retry_after: null };
    return { ...nothing, response_status: answer.status ?? null, error: answer.error };
  }
  return {
    response_status: answer.status,
    response_headers: keptHeaders(
      Object.entries(answer.headers).flatMap(([name, value]) => (value === undefined ? [] : [[name, value] as const])),
    ),
    response_body: beginningOf(answer.body, answer.headers["content-encoding"]),
    error: null,
    retry_after: readRetryAfter(answer.headers["retry-after"], now),
  };
};

/** Returns the start of the body as storable text; null if empty or compressed. */
const beginningOf = (body: Uint8Array, encoding: string | undefined): string | null => {
  if (body.length === 0 || (encoding !== undefined && encoding !== "identity")) return null;
  return new TextDecoder().decode(body.subarray(0, keptBytes)).replaceAll("\0", "\u{fffd}");
};
