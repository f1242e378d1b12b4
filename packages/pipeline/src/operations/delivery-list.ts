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

/** Deliveries to all webhooks. */
export interface FoundDeliveries extends Listed<WebhookDeliveryRow> {
  /** Attempts of the listed deliveries, oldest first. */
  readonly attempts: readonly WebhookAttemptRow[];
}

export interface ListedDeliveries extends FoundDeliveries {
  readonly endpoint: WebhookEndpointRow | null;
}

const filterArgs = (query: Query) => ({
  status: query.status ?? null,
  named: query.event_type ?? null,
  of_conversation: query.conversation_id?.toLowerCase() ?? null,
  of_request: query.correlation_id ?? null,
});

export const deliveryPageArgs = (id: Id, query: Query, context: Context) => ({
  ...pageArgs(query, context, id),
  ...filterArgs(query),
  id,
});

export const pagedDeliveries = (loaded: ListedDeliveries, id: Id, query: Query, context: Context) => {
  found(loaded.endpoint);
  return shownPage(loaded, query, context, id);
};

export const foundDeliveryArgs = (query: QueryOf<"console.findDeliveries">, context: Context) => ({
  ...pageArgs(query, context),
  ...filterArgs(query),
  sought: query.id?.toLowerCase() ?? null,
});

export const shownPage = (loaded: FoundDeliveries, query: Query, context: Context, of?: Id) => {
  const { items, ...page } = paged(loaded, (delivery) => delivery.id, query, context, of);
  const attemptsOf = (id: Id) => loaded.attempts.filter(({ delivery_id }) => delivery_id === id);
  return { deliveries: items.map((delivery) => presentDelivery(delivery, attemptsOf(delivery.id))), ...page };
};

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
