import { Link, createLazyRoute, getRouteApi } from "@tanstack/react-router";
import { Activity, Pause, Play } from "lucide-react";
import { Empty } from "../../ui/loaded.tsx";
import { EventPane } from "./event.tsx";
import { consoleEventsListInfiniteOptions } from "@atlas-messaging/query";
import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { client } from "../../data/client.ts";
import { Button, Chip } from "../../ui/button.tsx";
import { Call, FirstMessage } from "../../ui/call.tsx";
import { EventSelect, eventWords } from "../../ui/event-names.tsx";
import { ItemsList, useItems } from "../../ui/items.tsx";
import type { RowProps } from "../../ui/list.tsx";
import { Time } from "../../ui/time.tsx";
import { type Event, aboutWords } from "./types.ts";
import { useState } from "react";

const Events = () => {
  const { event } = getRouteApi("/signed-in/events").useSearch();
  return (
    <div className="panes" data-open={event !== undefined}>
      <EventList />
      {event === undefined ? (
        <section className="pane">
          <Empty icon={Activity} title="Choose an event">
            <p>Everything that happens is an event. Webhooks send the same payload.</p>
          </Empty>
        </section>
      ) : (
        <EventPane key={event} id={event} />
      )}
    </div>
  );
};

const api = getRouteApi("/signed-in/events");

/** Body of the call that fills the empty list. */
const example = { phone_number: "+15550100001", text: "Your table is ready." };

const eventsOf = (page: { readonly events: readonly Event[] }): readonly Event[] => page.events;

const useEvents = () => {
  const { name, conversation, request } = api.useSearch();
  const filter = {
    ...(name === undefined ? {} : { event_type: name }),
    ...(conversation === undefined ? {} : { conversation_id: conversation }),
    ...(request === undefined ? {} : { correlation_id: request }),
    limit: 100,
  };
  const query = useInfiniteQuery({
    ...consoleEventsListInfiniteOptions(client, filter),
    placeholderData: keepPreviousData,
  });
  return useItems(query, eventsOf);
};

const EventList = () => {
  const { event } = api.useSearch();
  const navigate = api.useNavigate();
  const listed = useEvents();
  const tail = useTail(listed.items);
  return (
    <section className="conversations" aria-label="Events">
      <header className="list-head">
        <h1>Events</h1>
        <Button keys="l" icon={tail.isLive ? Pause : Play} onClick={tail.turn}>
          {tail.isLive ? "Hold still" : tail.waiting === 0 ? "Go on" : `Show ${tail.waiting} new`}
        </Button>
      </header>
      <Filters />
      <ItemsList
        label="Events"
        one="event"
        listed={{ ...listed, items: tail.items }}
        chosen={event ?? null}
        onChoose={(id) =>
          void navigate({
            search: ({ event: _before, ...rest }) => (id === null ? rest : { ...rest, event: id }),
            replace: event !== undefined,
          })
        }
        Row={Row}
        empty={
          <Empty icon={Activity} title="Nothing has happened">
            <p>Send a message, and its events stand here at once:</p>
            <FirstMessage>
              <Call by="program" path="/v1/atlas/messages" body={example} />
            </FirstMessage>
          </Empty>
        }
      />
    </section>
  );
};

const Filters = () => {
  const { name, conversation, request } = api.useSearch();
  const navigate = api.useNavigate();
  return (
    <div className="filter">
      <EventSelect
        value={name}
        onChange={(next) =>
          void navigate({
            search: ({ name: _before, ...rest }) => (next === undefined ? rest : { ...rest, name: next }),
            replace: true,
          })
        }
      />
      {conversation !== undefined && (
        <Chip
          words="One conversation"
          onRemove={() => void navigate({ search: ({ conversation: _before, ...rest }) => rest })}
        />
      )}
      {request !== undefined && (
        <Chip words="One request" onRemove={() => void navigate({ search: ({ request: _before, ...rest }) => rest })} />
      )}
    </div>
  );
};

const Row = ({ item: event, isOpen }: RowProps<Event>) => (
  <Link
    from="/events"
    to="/events"
    search={(before) => ({ ...before, event: event.id })}
    className="approval-row"
    data-current={isOpen}
  >
    <span className="name">{eventWords(event.event_type)}</span>
    <span className="when">
      <Time at={event.created_at} short />
    </span>
    <span className="about">{aboutWords(event) || event.event_type}</span>
  </Link>
);

export interface Tail<Item> {
  /** Items to show: all, or those from before it was stopped. */
  readonly items: readonly Item[] | null;
  readonly isLive: boolean;
  /** Items that have come since it was stopped. */
  readonly waiting: number;
  readonly turn: () => void;
}

/** Holds a live list still, so that one can read in it, and counts what comes meanwhile. */
const useTail = <Item extends { readonly id: string }>(items: readonly Item[] | null): Tail<Item> => {
  const [newest, setNewest] = useState<string | null>(null);
  const at = newest === null ? 0 : Math.max(0, items?.findIndex(({ id }) => id === newest) ?? 0);
  return {
    items: items?.slice(at) ?? null,
    isLive: newest === null,
    waiting: at,
    turn: () => setNewest(newest === null ? (items?.[0]?.id ?? null) : null),
  };
};

export const route = createLazyRoute("/signed-in/events")({ component: Events });
