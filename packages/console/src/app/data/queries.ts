import { UnauthenticatedError } from "@atlas-messaging/sdk";
import { MutationCache, QueryCache, QueryClient } from "@tanstack/react-query";

/** Says that the session has ended. The router then leads to the sign-in. */
let listener: (() => void) | undefined;

export const sessionEnded = {
  notify: (): void => listener?.(),
  listen: (heard: () => void): void => {
    listener = heard;
  },
};

const watched = {
  onError: (error: Error): void => {
    if (error instanceof UnauthenticatedError) sessionEnded.notify();
  },
};

/** Events tell of changes, so data stays fresh by itself. The time is for changes that no event tells. */
const staleMilliseconds = 30_000;

export const queries = new QueryClient({
  queryCache: new QueryCache(watched),
  mutationCache: new MutationCache(watched),
  defaultOptions: { queries: { staleTime: staleMilliseconds, retry: false } },
});

/** Many pages of a list that nobody sees any more would all be read again when it is opened. */
queries.getQueryCache().subscribe(({ type, query }) => {
  if (type !== "observerRemoved" || query.getObserversCount() > 0) return;
  const { pages, pageParams }: Readonly<Record<string, unknown>> = Object(query.state.data);
  if (!Array.isArray(pages) || !Array.isArray(pageParams) || pages.length < 2) return;
  query.setState({ data: { pages: pages.slice(0, 1), pageParams: pageParams.slice(0, 1) } });
});
