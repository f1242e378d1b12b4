import { UnauthenticatedError } from "@atlas-messaging/sdk";
import { MutationCache, QueryCache, QueryClient } from "@tanstack/react-query";
import { sessionEnded } from "./session-end.ts";

const watched = {
  onError: (error: Error): void => {
    if (error instanceof UnauthenticatedError) sessionEnded.tell();
  },
};

/** Events tell of changes, so data stays fresh by itself. The time is for changes that no event tells. */
const staleMilliseconds = 30_000;

export const queries = new QueryClient({
  queryCache: new QueryCache(watched),
  mutationCache: new MutationCache(watched),
  defaultOptions: { queries: { staleTime: staleMilliseconds, retry: false } },
});
