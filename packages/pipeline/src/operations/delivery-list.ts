/** Reads of deliveries, for the public API and the console alike. */
import type { QueryOf } from "@atlas-messaging/contract";
import {
  type EventRow,
  type Id,
  type WebhookAttemptRow,
  type WebhookDeliveryRow,
  type WebhookEndpointRow,
  presentDelivery,
  presentWholeDelivery,
} from "@atlas-messaging/domain";
import type { Context } from "../rooms/context.ts";
import { found } from "../rooms/found.ts";
import { type Listed, pageArgs, paged } from "../rooms/paging.ts";

type Query = QueryOf<"webhooks.listDeliveries">;

export interface ListedDeliveries extends Listed<WebhookDeliveryRow> {
  readonly endpoint: WebhookEndpointRow | null;
  /** Attempts of the listed deliveries, oldest first. */
  readonly attempts: readonly WebhookAttemptRow[];
}

export const deliveryPageArgs = (id: Id, query: Query, context: Context) => ({
  ...pageArgs(query, context, id),
  id,
  status: query.status ?? null,
  named: query.event_type ?? null,
});

export const pagedDeliveries = (loaded: ListedDeliveries, id: Id, query: Query, context: Context) => {
  found(loaded.endpoint);
  const { items, ...page } = paged(loaded, (delivery) => delivery.id, query, context, id);
  return { deliveries: items.map((delivery) => presentDelivery(delivery, attemptsOf(loaded, delivery))), ...page };
};

const attemptsOf = ({ attempts }: Pick<ListedDeliveries, "attempts">, { id }: WebhookDeliveryRow) =>
  attempts.filter(({ delivery_id }) => delivery_id === id);

/** Deliveries of any endpoint, newest first, with their attempts. */
export type FoundDeliveries = Pick<ListedDeliveries, "rows" | "attempts">;

export const presentSought = (loaded: FoundDeliveries) => ({
  deliveries: loaded.rows.map((delivery) => ({
    ...presentDelivery(delivery, attemptsOf(loaded, delivery)),
    webhook_id: delivery.endpoint_id,
  })),
});

/** A delivery of an endpoint; its parts are null where they are unknown. */
export interface FoundDelivery {
  readonly endpoint: WebhookEndpointRow | null;
  readonly delivery: WebhookDeliveryRow | null;
  readonly event: EventRow | null;
  readonly attempts: readonly WebhookAttemptRow[];
}

export const presentFound = ({ endpoint, delivery, event, attempts }: FoundDelivery) => ({
  delivery: presentWholeDelivery({
    endpoint: found(endpoint),
    delivery: found(delivery?.endpoint_id === endpoint?.id ? delivery : null),
    event: found(event),
    attempts,
  }),
});
