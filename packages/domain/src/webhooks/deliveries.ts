/** Deliveries with their requests and answers. */
import type { SuccessOf } from "@atlas-messaging/contract";
import { deliveryBody } from "../delivery/expand.ts";
import type { WebhookAttemptRow } from "../delivery/rows.ts";
import type { EventRow, WebhookDeliveryRow, WebhookEndpointRow } from "../rows.ts";
import { maxShown, presentDelivery } from "./replay.ts";

/** One delivery with all that belongs to it. */
export interface WholeDelivery {
  readonly endpoint: WebhookEndpointRow;
  readonly delivery: WebhookDeliveryRow;
  readonly event: EventRow;
  /** Attempts of the delivery, oldest first. */
  readonly attempts: readonly WebhookAttemptRow[];
}

/** Headers of every delivery. Both shells send them. */
export const deliveryHeaders = { "content-type": "application/json", "user-agent": "Atlas-Webhooks/0.1" } as const;

const signatureHeaders = ["atlas-signature", "webhook-id", "webhook-timestamp", "webhook-signature"];

type Shown = SuccessOf<"webhooks.getDelivery">["data"]["delivery"];

/** Presents a delivery as it was sent, with the answers that it got. */
export const presentWholeDelivery = ({ endpoint, delivery, event, attempts }: WholeDelivery): Shown => ({
  ...presentDelivery(delivery, []),
  conversation_id: event.conversation_id,
  correlation_id: event.correlation_id,
  request: {
    url: endpoint.url,
    headers: { ...deliveryHeaders },
    signature_headers: [
      ...signatureHeaders,
      ...(endpoint.previous_secret === null ? [] : ["atlas-signature-previous"]),
    ],
    body: deliveryBody(delivery, event),
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
