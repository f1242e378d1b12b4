/** Webhooks and their deliveries, as several pages show them. */
import type { DataOf } from "@atlas-messaging/contract";
import { State } from "../../ui/state.tsx";
import { consoleDeliveriesListOptions, consoleWebhooksListOptions } from "@atlas-messaging/query";
import { useQuery } from "@tanstack/react-query";
import { client } from "../../data/client.ts";
import { useSession } from "../../data/session.ts";

export type Endpoint = DataOf<"console.webhooks.list">["webhook_endpoints"][number];

export type Delivery = DataOf<"console.webhooks.listDeliveries">["deliveries"][number];

export type WholeDelivery = DataOf<"console.webhooks.getDelivery">["delivery"];

export type Attempt = WholeDelivery["attempts"][number];

/** Names a webhook by its address, without the part that all have in common. */
export const nameOf = (url: string): string => url.replace(/^https?:\/\//, "").replace(/\/$/, "");

export const DeliveryState = ({ delivery }: { readonly delivery: Pick<Delivery, "status" | "attempts"> }) => {
  if (delivery.status === "delivered") return <State look="good">Delivered</State>;
  if (delivery.status === "exhausted") return <State look="bad">Failed</State>;
  return delivery.attempts.length === 0 ? <State look="wait">On its way</State> : <State look="warn">Retrying</State>;
};

export const EndpointState = ({ endpoint }: { readonly endpoint: Endpoint }) => {
  if (endpoint.status === "active") return <State look="good">Active</State>;
  return endpoint.notice === null ? <State look="off">Disabled</State> : <State look="bad">Stopped</State>;
};

const limit = 200;

/** Attempts are made behind the page, and no event tells of them. */
const followMilliseconds = 3_000;

export interface Sent {
  readonly endpoint: Endpoint;
  readonly delivery: Delivery;
}

/** Returns deliveries to all webhooks that one request caused; none to who may not see webhooks. */
export const useSent = (correlation_id: string): readonly Sent[] => {
  const enabled = useSession().may("atlas_api.webhooks.manage");
  const found = useQuery({
    ...consoleDeliveriesListOptions(client, { correlation_id, limit }),
    enabled,
    refetchInterval: ({ state }) =>
      state.data?.deliveries.some(({ status }) => status === "pending") === true ? followMilliseconds : false,
  });
  const { data } = useQuery({
    ...consoleWebhooksListOptions(client, { limit }),
    enabled: enabled && (found.data?.deliveries.length ?? 0) > 0,
  });
  const endpoints = new Map(data?.webhook_endpoints.map((endpoint) => [endpoint.id, endpoint]));
  return (found.data?.deliveries ?? []).flatMap((delivery) => {
    const endpoint = endpoints.get(delivery.webhook_id);
    return endpoint ? [{ endpoint, delivery }] : [];
  });
};
