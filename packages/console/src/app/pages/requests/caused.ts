/** Effects of a request: runs, events, and deliveries of these. */
import { consoleListEventsOptions, consoleListRunsOptions } from "@atlas-messaging/query";
import { useQuery } from "@tanstack/react-query";
import { client } from "../../data/client.ts";
import { useSession } from "../../data/session.ts";
import { useSent } from "../webhooks/sent.ts";

const limit = 200;

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
    deliveries: useSent(correlation_id),
    isLoading: runs.isLoading || events.isLoading,
    error: runs.error ?? events.error,
  };
};
