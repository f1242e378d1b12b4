/** Webhook deliveries in the developer console: list and replay. */
import {
  type Id,
  type WebhookAttemptRow,
  type WebhookDeliveryRow,
  type WebhookEndpointRow,
  presentDelivery,
  replayDelivery,
  replayFailedDeliveries,
} from "@atlas-messaging/domain";
import { read, write } from "../../handler.ts";
import { found } from "../../rooms/found.ts";
import { type Listed, pageArgs, paged } from "../../rooms/paging.ts";

/** Maximum deliveries of one replay, oldest first. A repeated call with the same `since` replays the rest. */
const maxReplayed = 1_000;

interface ListedDeliveries extends Listed<WebhookDeliveryRow> {
  readonly endpoint: WebhookEndpointRow | null;
  /** Attempts of the listed deliveries, oldest first. */
  readonly attempts: readonly WebhookAttemptRow[];
}

export const deliveries = {
  "console.listDeliveries": read("console.listDeliveries", {
    args: ({ params, query }, context) => ({
      ...pageArgs(query, context, params.webhookId),
      id: params.webhookId,
      status: query.status ?? null,
    }),
    present: (loaded: ListedDeliveries, { params, query }, context) => {
      found(loaded.endpoint);
      const { items, ...page } = paged(loaded, ({ id }) => id, query, context, params.webhookId);
      const attemptsOf = (id: Id) => loaded.attempts.filter(({ delivery_id }) => delivery_id === id);
      const shown = items.map((delivery) => presentDelivery(delivery, attemptsOf(delivery.id)));
      return { status: 200, body: { ok: true, data: { deliveries: shown, ...page } } };
    },
  }),
  "console.replayDelivery": write("console.replayDelivery", {
    args: ({ params }) => ({ id: params.webhookId, delivery_id: params.deliveryId }),
    decide: replayDelivery,
  }),
  "console.replayFailedDeliveries": write("console.replayFailedDeliveries", {
    args: ({ params, body }) => ({
      id: params.webhookId,
      since: new Date(body.since).toISOString(),
      max: maxReplayed,
    }),
    decide: replayFailedDeliveries,
  }),
};
