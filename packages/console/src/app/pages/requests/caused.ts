/** What a request caused: runs, events, and deliveries of these. */
import {
  consoleFindDeliveriesOptions,
  consoleListEventsOptions,
  consoleListRunsOptions,
  consoleListWebhooksOptions,
} from "@atlas-messaging/query";
import { useQuery } from "@tanstack/react-query";
import { client } from "../../data/client.ts";
import { useSession } from "../../data/session.ts";
import type { Delivery, Endpoint } from "../webhooks/types.ts";

const limit = 200;

export interface Sent {
  readonly endpoint: Endpoint;
  readonly delivery: Delivery;
}

const useDeliveries = (correlation_id: string): readonly Sent[] => {
  const enabled = useSession().may("atlas_api.webhooks.manage");
  const found = useQuery({ ...consoleFindDeliveriesOptions(client, { correlation_id, limit }), enabled });
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

export const useCaused = (correlation_id: string) => {
  const { may } = useSession();
  const runs = useQuery({
    ...consoleListRunsOptions(client, { correlation_id, limit }),
    enabled: may("atlas_api.runs.read"),
  });
  const events = useQuery({
    ...consoleListEventsOptions(client, { correlation_id, limit }),
    enabled: may("atlas_api.conversations.read") || may("atlas_api.webhooks.manage"),
  });
  return {
    runs: runs.data?.runs ?? [],
    events: events.data?.events ?? [],
    deliveries: useDeliveries(correlation_id),
    isLoading: runs.isLoading || events.isLoading,
    error: runs.error ?? events.error,
  };
};
