import { consoleListRequestsInfiniteOptions } from "@atlas-messaging/query";
import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { createLazyRoute, getRouteApi } from "@tanstack/react-router";
import { ArrowLeftRight } from "lucide-react";
import { client } from "../../data/client.ts";
import { Empty } from "../../ui/empty.tsx";
import { useItems } from "../../ui/items.ts";
import { RequestPane } from "./request.tsx";
import { RequestList } from "./request-list.tsx";
import type { StoredRequest } from "./types.ts";

const api = getRouteApi("/signed-in/requests");

const requestsOf = (page: { readonly requests: readonly StoredRequest[] }): readonly StoredRequest[] => page.requests;

/** Requests are stored soon after their answer, and not all of them cause an event. */
const refetchMilliseconds = 10_000;
/** Waits for a request that was answered just now. */
const awaitMilliseconds = 1_000;

const useRequests = () => {
  const { q, operation, status, by } = api.useSearch();
  const filter = {
    ...(q === undefined ? {} : { correlation_id: q }),
    ...(operation === undefined ? {} : { operation }),
    ...(status === undefined ? {} : { status: Number(status) }),
    ...(by === undefined ? {} : { principal_id: by }),
    limit: 100,
  };
  const query = useInfiniteQuery({
    ...consoleListRequestsInfiniteOptions(client, filter),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) =>
      q !== undefined && state.data?.pages[0]?.requests.length === 0 ? awaitMilliseconds : refetchMilliseconds,
  });
  return useItems(query, requestsOf);
};

const Requests = () => {
  const { q, request } = api.useSearch();
  const listed = useRequests();
  // A search for one request opens it.
  const found = q !== undefined && listed.items?.[0]?.correlation_id === q ? listed.items[0].id : undefined;
  const open = request ?? found;
  return (
    <div className="panes" data-open={open !== undefined}>
      <RequestList listed={listed} open={open ?? null} />
      {open === undefined ? (
        <section className="pane">
          <Empty icon={ArrowLeftRight} title="Choose a request">
            <p>Every answer has an id in its header X-Request-Id. Paste it on the left.</p>
          </Empty>
        </section>
      ) : (
        <RequestPane key={open} id={open} />
      )}
    </div>
  );
};

export const route = createLazyRoute("/signed-in/requests")({ component: Requests });
