import { consoleAuditEventsListInfiniteOptions } from "@atlas-messaging/query";
import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { Link, createLazyRoute, getRouteApi } from "@tanstack/react-router";
import { ScrollText } from "lucide-react";
import { client } from "../../data/client.ts";
import { type Items, ItemsList, NoneOpen, useItems } from "../../ui/items.tsx";
import { type Change, ChangePane, useActors } from "./change.tsx";
import { Filters, useFilter } from "./filters.tsx";
import { Call } from "../../ui/call.tsx";
import { Empty } from "../../ui/loaded.tsx";
import type { RowProps } from "../../ui/list.tsx";
import { Time } from "../../ui/time.tsx";
import { changeWords } from "./kinds.ts";

const api = getRouteApi("/signed-in/audit");

const changesOf = (page: { readonly events: readonly Change[] }): readonly Change[] => page.events;

const useChanges = () => {
  const filter = { ...useFilter(), limit: 100 };
  const query = useInfiniteQuery({
    ...consoleAuditEventsListInfiniteOptions(client, filter),
    placeholderData: keepPreviousData,
  });
  return useItems(query, changesOf);
};

const Audit = () => {
  const { change } = api.useSearch();
  const navigate = api.useNavigate();
  const listed = useChanges();
  const open = listed.items?.find(({ id }) => id === change) ?? null;
  return (
    <div className="panes" data-open={change !== undefined}>
      <ChangeList listed={listed} />
      {open ? (
        <ChangePane key={open.id} change={open} />
      ) : (
        <NoneOpen
          icon={ScrollText}
          id={change}
          one="change"
          listed={{ ...listed, hasMore: false }}
          list="Audit"
          onClose={() => void navigate({ search: ({ change: _open, ...rest }) => rest })}
        >
          <p>Every change is kept here: who made it, when, and what was before and after.</p>
        </NoneOpen>
      )}
    </div>
  );
};

/** Body of the call that fills the empty list. */
const example = { email: "ada@shop.example", role: "responder" };

const exportOf = (filter: ReturnType<typeof useFilter>): string => {
  const query = new URLSearchParams(filter).toString();
  return `/operator/developers/audit-events/export${query === "" ? "" : `?${query}`}`;
};

const ChangeList = ({ listed }: { readonly listed: Items<Change> }) => {
  const { change } = api.useSearch();
  const navigate = api.useNavigate();
  const filter = useFilter();
  return (
    <section className="conversations" aria-label="Audit">
      <header className="list-head">
        <h1>Audit</h1>
        <a className="button ghost" href={exportOf(filter)} download title="All changes that fit, as JSON lines">
          Download
        </a>
      </header>
      <Filters />
      <ItemsList
        label="Changes"
        one="change"
        listed={listed}
        chosen={change ?? null}
        onChoose={(id) =>
          void navigate({
            search: ({ change: _before, ...rest }) => (id === null ? rest : { ...rest, change: id }),
            replace: change !== undefined,
          })
        }
        Row={Row}
        empty={
          <Empty icon={ScrollText} title="Nothing was changed">
            <p>No change fits the filters. This call makes one:</p>
            <Call by="operator" path="/operator/developers/members" body={example} />
          </Empty>
        }
      />
    </section>
  );
};

const Row = ({ item: change, isOpen }: RowProps<Change>) => {
  const { nameOf } = useActors();
  return (
    <Link
      from="/audit"
      to="/audit"
      search={(before) => ({ ...before, change: change.id })}
      className="approval-row"
      data-current={isOpen}
    >
      <span className="name">{changeWords(change.event_type)}</span>
      <span className="when">
        <Time at={change.created_at} short />
      </span>
      <span className="about">{nameOf(change)}</span>
    </Link>
  );
};

export const route = createLazyRoute("/signed-in/audit")({ component: Audit });
