/** Reads again what an event has changed, so that nobody has to load the page again. */
import { queryKeyOf } from "@atlas-messaging/query";
import type { AtlasConsole } from "@atlas-messaging/sdk/console";
import { type QueryClient, type QueryKey, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";

const shown = ["console.conversations.list", "console.conversations.listMessages"] as const;

const changesWhatIsShown = /^(conversation|message|agent)\./;

/** The stream begins before the first answer was read, so no event is missed. The minute is for clocks that differ. */
const since = new Date(Date.now() - 60_000).toISOString();

/** Reads an operation again. A first answer that is on its way may be older than the event, so it is read twice. */
const readAgain = async (queries: QueryClient, queryKey: QueryKey): Promise<void> => {
  const isFirst = queries.isFetching({ queryKey, predicate: ({ state }) => state.data === undefined }) > 0;
  await queries.invalidateQueries({ queryKey });
  if (isFirst) await queries.invalidateQueries({ queryKey });
};

export const useLive = (atlas: AtlasConsole): void => {
  const queries = useQueryClient();
  useEffect(() => {
    const controller = new AbortController();
    const follow = async (): Promise<void> => {
      for await (const { event_type } of atlas.events.stream({ since }, { signal: controller.signal })) {
        if (!changesWhatIsShown.test(event_type)) continue;
        for (const operation of shown) void readAgain(queries, queryKeyOf(atlas, operation));
      }
    };
    // The stream connects again by itself. It ends with the page.
    follow().catch((error: unknown) => {
      if (!controller.signal.aborted) console.error(error);
    });
    return () => controller.abort();
  }, [atlas, queries]);
};
