import { consoleListAuditEventsInfiniteOptions } from "@atlas-messaging/query";
import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { createLazyRoute, getRouteApi } from "@tanstack/react-router";
import { ScrollText } from "lucide-react";
import { client } from "../../data/client.ts";
import { useItems } from "../../ui/items.ts";
import { NoneOpen } from "../../ui/none-open.tsx";
import type { Change } from "./actors.ts";
import { ChangePane } from "./change.tsx";
import { ChangeList } from "./change-list.tsx";
import { useFilter } from "./filter.ts";

const api = getRouteApi("/signed-in/audit");

const changesOf = (page: { readonly events: readonly Change[] }): readonly Change[] => page.events;

const useChanges = () => {
  const filter = { ...useFilter(), limit: 100 };
  const query = useInfiniteQuery({
    ...consoleListAuditEventsInfiniteOptions(client, filter),
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

export const route = createLazyRoute("/signed-in/audit")({ component: Audit });
