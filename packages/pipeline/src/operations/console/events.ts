/** Events of the organization in the developer console: a list, newest first, and a stream. */
import { type EventRow, presentEvent } from "@atlas-messaging/domain";
import { read } from "../../handler.ts";
import { found } from "../../rooms/found.ts";
import type { Listed } from "../../rooms/paging.ts";
import { type FoundEvent, eventPageArgs, pagedEvents } from "../event-list.ts";
import { streamArgs, streamEvents } from "../event-stream.ts";

export const consoleEvents = {
  "console.listEvents": read("console.listEvents", {
    args: ({ query }, context) => eventPageArgs(query, context),
    present: (loaded: Listed<EventRow>, { query }, context) => {
      const { items, ...page } = pagedEvents(loaded, query, context);
      return { status: 200, body: { ok: true, data: { events: items.map(presentEvent), ...page } } };
    },
  }),
  "console.streamEvents": read("console.streamEvents", {
    args: ({ query }, context) => streamArgs(query, context),
    present: (loaded: Listed<EventRow>, { query }, context, again) =>
      streamEvents("console.streamEvents", loaded, query, context, again),
  }),
  "console.getEvent": read("console.getEvent", {
    args: ({ params }) => ({ event_id: params.eventId }),
    present: ({ event }: FoundEvent) => ({
      status: 200,
      body: { ok: true, data: { event: presentEvent(found(event)) } },
    }),
  }),
};
