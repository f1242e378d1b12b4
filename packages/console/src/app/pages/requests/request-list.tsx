import { Link, getRouteApi } from "@tanstack/react-router";
import { ArrowLeftRight } from "lucide-react";
import { useEffect, useState } from "react";
import { Chip } from "../../ui/chip.tsx";
import { Call } from "../../ui/call.tsx";
import { Empty } from "../../ui/empty.tsx";
import type { Items } from "../../ui/items.ts";
import { ItemsList } from "../../ui/items-list.tsx";
import type { RowProps } from "../../ui/list.tsx";
import { Time } from "../../ui/time.tsx";
import { statuses } from "./route.ts";
import { Answer } from "./state.tsx";
import { Sender, useSenderWords } from "./sender.tsx";
import type { StoredRequest } from "./types.ts";

const api = getRouteApi("/signed-in/requests");

interface RequestListProps {
  readonly listed: Items<StoredRequest>;
  readonly open: string | null;
}

export const RequestList = ({ listed, open }: RequestListProps) => {
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
