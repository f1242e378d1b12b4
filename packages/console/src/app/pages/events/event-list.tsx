import { consoleListEventsInfiniteOptions } from "@atlas-messaging/query";
import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { Link, getRouteApi } from "@tanstack/react-router";
import { Activity, Pause, Play } from "lucide-react";
import { client } from "../../data/client.ts";
import { Button } from "../../ui/button.tsx";
import { Chip } from "../../ui/chip.tsx";
import { Call } from "../../ui/call.tsx";
import { FirstMessage } from "../../ui/first-message.tsx";
import { Empty } from "../../ui/empty.tsx";
import { EventSelect } from "../../ui/event-select.tsx";
import { eventWords } from "../../ui/event-words.ts";
import { useItems } from "../../ui/items.ts";
import { ItemsList } from "../../ui/items-list.tsx";
import type { RowProps } from "../../ui/list.tsx";
import { Time } from "../../ui/time.tsx";
import { type Event, aboutWords } from "./types.ts";
import { useTail } from "./use-tail.ts";

const api = getRouteApi("/signed-in/events");

/** The call that causes an event. */
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
    ...consoleListEventsInfiniteOptions(client, filter),
    placeholderData: keepPreviousData,
  });
  return useItems(query, eventsOf);
};

export const EventList = () => {
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
