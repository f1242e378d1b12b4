import { consoleRequestsListInfiniteOptions } from "@atlas-messaging/query";
import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { Link, createLazyRoute, getRouteApi } from "@tanstack/react-router";
import { ArrowLeftRight } from "lucide-react";
import { client } from "../../data/client.ts";
import { Empty } from "../../ui/loaded.tsx";
import { type Items, ItemsList, useItems } from "../../ui/items.tsx";
import { Answer, RequestPane, Sender, useSenderWords } from "./request.tsx";
import { type StoredRequest, statuses } from "./types.ts";
import { useEffect, useState } from "react";
import { Chip } from "../../ui/button.tsx";
import { Call } from "../../ui/call.tsx";
import type { RowProps } from "../../ui/list.tsx";
import { Time } from "../../ui/time.tsx";

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
    ...consoleRequestsListInfiniteOptions(client, filter),
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

interface RequestListProps {
  readonly listed: Items<StoredRequest>;
  readonly open: string | null;
}

const RequestList = ({ listed, open }: RequestListProps) => {
  const { q, operation, status, by } = api.useSearch();
  const navigate = api.useNavigate();
  const isNarrow = operation !== undefined || status !== undefined || by !== undefined;
  return (
    <section className="conversations" aria-label="Requests">
      <header className="list-head">
        <h1>Requests</h1>
      </header>
      <Filters listed={listed} />
      <ItemsList
        label="Requests"
        one="request"
        listed={listed}
        chosen={open}
        onChoose={(id) =>
          void navigate({
            search: ({ request: _before, ...rest }) => (id === null ? rest : { ...rest, request: id }),
            replace: open !== null,
          })
        }
        Row={Row}
        empty={
          <Empty icon={ArrowLeftRight} title={q === undefined ? "No request" : "No request has this id"}>
            {q !== undefined && <p>Requests without a valid credential, and old ones, are not kept.</p>}
            {q === undefined && isNarrow && <p>Nothing matches the filter.</p>}
            {q === undefined && !isNarrow && (
              <>
                <p>Call the API, and the request stands here a moment later:</p>
                <Call by="program" path="/v1/atlas/channels" options={["-i"]} />
              </>
            )}
          </Empty>
        }
      />
    </section>
  );
};

const Filters = ({ listed }: Pick<RequestListProps, "listed">) => {
  const { q, operation, status, by } = api.useSearch();
  const navigate = api.useNavigate();
  const [text, setText] = useState(q ?? "");
  useEffect(() => setText(q ?? ""), [q]);
  const senderWords = useSenderWords();
  const sender = listed.items?.find(({ principal }) => principal.id === by)?.principal;
  return (
    <>
      <form
        className="filter plain"
        onSubmit={(event) => {
          event.preventDefault();
          const id = text.trim();
          void navigate({ search: id === "" ? {} : { q: id } });
        }}
      >
        <input
          type="search"
          aria-label="Request id"
          placeholder="Request id, then Enter"
          maxLength={128}
          spellCheck={false}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <select
          aria-label="Answer"
          value={status ?? ""}
          onChange={({ target }) => {
            const chosen = statuses.find((each) => each === target.value);
            void navigate({
              search: ({ status: _before, ...rest }) => (chosen === undefined ? rest : { ...rest, status: chosen }),
              replace: true,
            });
          }}
        >
          <option value="">Every answer</option>
          {statuses.map((each) => (
            <option key={each}>{each}</option>
          ))}
        </select>
      </form>
      {(operation !== undefined || by !== undefined) && (
        <div className="filter chips">
          {operation !== undefined && (
            <Chip
              words={operation}
              onRemove={() => void navigate({ search: ({ operation: _before, ...rest }) => rest })}
            />
          )}
          {by !== undefined && (
            <Chip
              words={`By ${sender === undefined ? "one sender" : senderWords(sender)}`}
              onRemove={() => void navigate({ search: ({ by: _before, ...rest }) => rest })}
            />
          )}
        </div>
      )}
    </>
  );
};

const Row = ({ item: request, isOpen }: RowProps<StoredRequest>) => (
  <Link
    from="/requests"
    to="/requests"
    search={(before) => ({ ...before, request: request.id })}
    className="approval-row"
    data-current={isOpen}
  >
    <span className="name">
      {request.method} {request.path}
    </span>
    <span className="when">
      <Time at={request.created_at} short />
    </span>
    <span className="about">{request.error_code ?? <Sender principal={request.principal} />}</span>
    <span className="when">
      <Answer status={request.status} />
    </span>
  </Link>
);

export const route = createLazyRoute("/signed-in/requests")({ component: Requests });
