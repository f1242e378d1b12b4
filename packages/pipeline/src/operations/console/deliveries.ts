/** What operators see of deliveries in the developer console, and do about them. */
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

/** So many are replayed at once; the oldest first, so that asking again from the same time brings the rest. */
const mostReplayed = 1_000;

interface ListedDeliveries extends Listed<WebhookDeliveryRow> {
  readonly endpoint: WebhookEndpointRow | null;
  /** Those of the rows, the oldest first. */
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
      most: mostReplayed,
    }),
    decide: replayFailedDeliveries,
  }),
};
