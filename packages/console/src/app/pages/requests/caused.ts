/** What a request caused: runs, events, and deliveries of these. */
import {
  consoleFindDeliveriesOptions,
  consoleListEventsOptions,
  consoleListRunsOptions,
  consoleListWebhooksOptions,
} from "@atlas-messaging/query";
import { useQueries, useQuery } from "@tanstack/react-query";
import { client } from "../../data/client.ts";
import { useSession } from "../../data/session.ts";
import type { Event } from "../events/types.ts";
import type { Delivery, Endpoint } from "../webhooks/types.ts";

const limit = 200;

/** Events of a request whose deliveries are looked for. */
const maxEvents = 24;

export interface Sent {
  readonly endpoint: Endpoint;
  readonly delivery: Delivery;
}

const useDeliveries = (events: readonly Event[]): readonly Sent[] => {
  const isAllowed = useSession().may("atlas_api.webhooks.manage");
  const enabled = isAllowed && events.length > 0;
  const { data } = useQuery({ ...consoleListWebhooksOptions(client, { limit: 200 }), enabled });
  const endpoints = data?.webhook_endpoints ?? [];
  const found = useQueries({
    queries: events
      .slice(0, maxEvents)
      .map(({ id }) => ({ ...consoleFindDeliveriesOptions(client, { id }), enabled: endpoints.length > 0 })),
  });
  return found
    .flatMap(({ data: sent }) => sent?.deliveries ?? [])
    .flatMap((delivery) =>
      endpoints.filter(({ id }) => id === delivery.webhook_id).map((endpoint) => ({ endpoint, delivery })),
    );
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
  const happened = events.data?.events ?? [];
  return {
    runs: runs.data?.runs ?? [],
    events: happened,
    deliveries: useDeliveries(happened),
    isLoading: runs.isLoading || events.isLoading,
    error: runs.error ?? events.error,
  };
};
