import { type EventRow, ingestEvent, presentEvent } from "@atlas-messaging/domain";
import { read, write } from "../handler.ts";
import { found } from "../rooms/found.ts";
import type { Listed } from "../rooms/paging.ts";
import { mediaIn, quotedBy } from "./quoted.ts";
import { type FoundEvent, eventPageArgs, pagedEvents } from "./event-list.ts";
import { streamArgs, streamEvents } from "./event-stream.ts";

export const events = {
  "events.list": read("events.list", {
    args: ({ query }, context) => eventPageArgs(query, context),
    present: (loaded: Listed<EventRow>, { query }, context) => {
      const { items, ...page } = pagedEvents(loaded, query, context);
      return { status: 200, body: { ok: true, data: items.map(presentEvent), ...page } };
    },
  }),
  "events.stream": read("events.stream", {
    args: ({ query }, context) => streamArgs(query, context),
    present: (loaded: Listed<EventRow>, { query }, context, again) =>
      streamEvents("events.stream", loaded, query, context, again),
  }),
  "events.get": read("events.get", {
    args: ({ params }) => ({ event_id: params.id }),
    present: ({ event }: FoundEvent) => ({
      status: 200,
      body: { ok: true, data: { event: presentEvent(found(event)) } },
    }),
  }),
  "events.ingest": write("events.ingest", {
    args: ({ body }) => ({
      channel: body.channel,
      phone_number: body.customer.phone_number,
      reply_to: "message" in body ? quotedBy(body.message) : null,
      media_id: "message" in body ? mediaIn(body.message) : null,
    }),
    decide: ingestEvent,
  }),
};
