/** Deliveries to all webhooks that one request caused. */
import { consoleFindDeliveriesOptions, consoleListWebhooksOptions } from "@atlas-messaging/query";
import { useQuery } from "@tanstack/react-query";
import { client } from "../../data/client.ts";
import { useSession } from "../../data/session.ts";
import type { Delivery, Endpoint } from "./types.ts";

const limit = 200;

/** Attempts are made behind the page, and no event tells of them. */
const followMilliseconds = 3_000;

export interface Sent {
  readonly endpoint: Endpoint;
  readonly delivery: Delivery;
}

/** Returns none to who may not see webhooks. */
export const useSent = (correlation_id: string): readonly Sent[] => {
  const enabled = useSession().may("atlas_api.webhooks.manage");
  const found = useQuery({
    ...consoleFindDeliveriesOptions(client, { correlation_id, limit }),
    enabled,
    refetchInterval: ({ state }) =>
      state.data?.deliveries.some(({ status }) => status === "pending") === true ? followMilliseconds : false,
  });
  const { data } = useQuery({
    ...consoleListWebhooksOptions(client, { limit }),
    enabled: enabled && (found.data?.deliveries.length ?? 0) > 0,
  });
  const endpoints = new Map(data?.webhook_endpoints.map((endpoint) => [endpoint.id, endpoint]));
  return (found.data?.deliveries ?? []).flatMap((delivery) => {
    const endpoint = endpoints.get(delivery.webhook_id);
    return endpoint ? [{ endpoint, delivery }] : [];
  });
};
