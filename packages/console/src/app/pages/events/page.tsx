import { createLazyRoute, getRouteApi } from "@tanstack/react-router";
import { Activity } from "lucide-react";
import { Empty } from "../../ui/empty.tsx";
import { EventPane } from "./event.tsx";
import { EventList } from "./event-list.tsx";

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

export const route = createLazyRoute("/signed-in/events")({ component: Events });
