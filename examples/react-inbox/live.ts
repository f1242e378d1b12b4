/** Reads again what an event has changed, so that nobody has to load the page again. */
import { queryKeyOf } from "@atlas-messaging/query";
import type { AtlasConsole } from "@atlas-messaging/sdk/console";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";

const shown = ["console.listConversations", "console.listConversationMessages"] as const;

/** The stream begins before the first answer was read, so no event is missed. The minute is for clocks that differ. */
const since = new Date(Date.now() - 60_000).toISOString();

export const useLive = (atlas: AtlasConsole): void => {
  const queries = useQueryClient();
  useEffect(() => {
    const controller = new AbortController();
    const follow = async (): Promise<void> => {
      for await (const _event of atlas.streamEvents({ since }, { signal: controller.signal }))
        for (const operation of shown) void queries.invalidateQueries({ queryKey: queryKeyOf(atlas, operation) });
    };
    // The stream connects again by itself. It ends with the page.
    follow().catch((error: unknown) => {
      if (!controller.signal.aborted) console.error(error);
    });
    return () => controller.abort();
  }, [atlas, queries]);
};
