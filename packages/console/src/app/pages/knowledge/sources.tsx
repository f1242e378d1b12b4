import { consoleKnowledgeListInfiniteOptions } from "@atlas-messaging/query";
import { useInfiniteQuery } from "@tanstack/react-query";
import { Link, getRouteApi } from "@tanstack/react-router";
import { BookOpen } from "lucide-react";
import type { ReactNode } from "react";
import { client } from "../../data/client.ts";
import { Call } from "../../ui/call.tsx";
import { Empty } from "../../ui/loaded.tsx";
import { ItemsList, useItems } from "../../ui/items.tsx";
import type { RowProps } from "../../ui/list.tsx";
import { State } from "../../ui/state.tsx";
import { type Source, audienceFilter, audiences, kinds, states, statusFilter } from "./types.ts";
import { SourcePane } from "./source.tsx";
import { lookUp } from "../../data/look-up.ts";

const api = getRouteApi("/signed-in/knowledge");

const sourcesOf = (page: { readonly documents: readonly Source[] }): readonly Source[] => page.documents;

/** Body of the call that fills the empty list. */
const example = { source_type: "text", title: "Opening hours", text: "We are open from 9:00 to 18:00." };

/** Reading a source makes no event, so a list with one that is being read is fetched again. */
const readingMilliseconds = 3_000;

interface SourcesProps {
  readonly head: ReactNode;
  /** A dialog above the page. */
  readonly children: ReactNode;
}

export const Sources = ({ head, children }: SourcesProps) => {
  const { source, status, audience } = api.useSearch();
  const navigate = api.useNavigate();
  const filter = { ...(status !== undefined && { status }), ...(audience !== undefined && { audience }) };
  const query = useInfiniteQuery({
    ...consoleKnowledgeListInfiniteOptions(client, { limit: 50, ...filter }),
    refetchInterval: ({ state }) =>
      state.data?.pages.some(({ documents }) => documents.some((each) => each.status === "queued"))
        ? readingMilliseconds
        : false,
  });
  const listed = useItems(query, sourcesOf);
  const isNarrow = status !== undefined || audience !== undefined;
  return (
    <div className="panes" data-open={source !== undefined}>
      <section className="conversations" aria-label="Sources">
        {head}
        <Filters />
        <ItemsList
          label="Sources"
          one="source"
          listed={listed}
          chosen={source ?? null}
          onChoose={(id) =>
            void navigate({
              search: id === null ? filter : { ...filter, source: id },
              replace: source !== undefined,
            })
          }
          Row={Row}
          empty={
            <Empty icon={BookOpen} title={isNarrow ? "No source matches the filter" : "Agents know nothing yet"}>
              {!isNarrow && (
                <>
                  <p>Add a text or a web page here, or by this call. Agents answer from it.</p>
                  <Call by="program" path="/v1/atlas/knowledge" body={example} />
                </>
              )}
            </Empty>
          }
        />
      </section>
      {source === undefined ? (
        <section className="pane">
          <Empty icon={BookOpen} title="Choose a source">
            <p>Agents answer from these texts, pages and files, and name them.</p>
          </Empty>
        </section>
      ) : (
        <SourcePane key={source} id={source} />
      )}
      {children}
    </div>
  );
};

const Filters = () => {
  const { status } = api.useSearch();
  const navigate = api.useNavigate();
  return (
    <div className="filter">
      <select
        aria-label="State"
        value={status ?? ""}
        onChange={({ target }) => {
          const chosen = statusFilter.find((each) => each === target.value);
          void navigate({
            search: ({ status: _before, ...rest }) => (chosen === undefined ? rest : { ...rest, status: chosen }),
            replace: true,
          });
        }}
      >
        <option value="">All but archived</option>
        {statusFilter.map((each) => (
          <option key={each} value={each}>
            {states[each][1]}
          </option>
        ))}
      </select>
      <AudienceFilter />
    </div>
  );
};

const Row = ({ item: source, isOpen }: RowProps<Source>) => {
  const [look, words] = lookUp(states, source.status, ["wait", source.status]);
  return (
    <Link
      from="/knowledge"
      to="/knowledge"
      search={(before) => ({ ...before, source: source.id })}
      className="approval-row"
      data-current={isOpen}
    >
      <span className="name">{source.title}</span>
      <span className="when">
        <State look={look}>{words}</State>
      </span>
      <span className="about">
        {source.url ??
          source.filename ??
          `${lookUp(kinds, source.source_type, source.source_type)} · ${lookUp(audiences, source.audience, source.audience)}`}
      </span>
    </Link>
  );
};

/** Chooses an audience, which the address keeps. */
export const AudienceFilter = () => {
  const { audience } = api.useSearch();
  const navigate = api.useNavigate();
  return (
    <select
      aria-label="Audience"
      value={audience ?? ""}
      onChange={({ target }) => {
        const chosen = audienceFilter.find((each) => each === target.value);
        void navigate({
          search: ({ audience: _before, ...rest }) => (chosen === undefined ? rest : { ...rest, audience: chosen }),
          replace: true,
        });
      }}
    >
      <option value="">Every audience</option>
      <option value="customers">For customers</option>
      <option value="developers">For developers</option>
    </select>
  );
};
