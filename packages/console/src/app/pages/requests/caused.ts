/** What a request caused: runs, events, and deliveries of these. */
import {
  consoleListDeliveriesOptions,
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

/** Lists of deliveries that are looked through: one for each webhook and name. */
const maxLists = 24;

export interface Sent {
  readonly endpoint: Endpoint;
  readonly delivery: Delivery;
}

/** Deliveries are listed by webhook and name, so those of these events are picked out of the newest. */
const useDeliveries = (events: readonly Event[]): readonly Sent[] => {
  const isAllowed = useSession().may("atlas_api.webhooks.manage");
  const names = events.flatMap(({ sent_as }) => sent_as);
  const enabled = isAllowed && names.length > 0;
  const { data } = useQuery({ ...consoleListWebhooksOptions(client, { limit: 200 }), enabled });
  const asked = (data?.webhook_endpoints ?? [])
    .flatMap((endpoint) =>
      endpoint.subscribed_events
        .filter((name) => names.some(({ event_type }) => event_type === name))
        .map((name) => ({ endpoint, name })),
    )
    .slice(0, maxLists);
  const lists = useQueries({
    queries: asked.map(({ endpoint, name }) => ({
      ...consoleListDeliveriesOptions(client, endpoint.id, { event_type: name, limit }),
      enabled,
    })),
  });
  return asked.flatMap(({ endpoint }, index) =>
    (lists[index]?.data?.deliveries ?? [])
      .filter(({ event_id }) => names.some((name) => name.event_id === event_id))
      .map((delivery) => ({ endpoint, delivery })),
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
