import type { ValidBodyOf } from "@atlas-messaging/contract";
import type { EventRow } from "../rows/events.ts";
import { takeEvent, writeAsCustomer } from "./ingest.ts";
import { presentEvent } from "../events/expand.ts";
import { read, write } from "../pipeline/handler.ts";
import { instantOf, readInstant } from "../core/time.ts";
import { found } from "../pipeline/problem.ts";
import type { Listed } from "../pipeline/paging.ts";
import { mediaIn, quotedBy } from "../messages/operations.ts";
import { type FoundEvent, eventPageArgs, pagedEvents, streamArgs, streamEvents } from "../events/list.ts";

/** Returns the message and the media that an event names. */
const namedIn = (body: ValidBodyOf<"events.ingest">) => {
  if ("change" in body) return { reply_to: body.change.message_id.toLowerCase(), media_id: null };
  const message = "message" in body ? body.message : "echo" in body ? body.echo : null;
  return message ? { reply_to: quotedBy(message), media_id: mediaIn(message) } : { reply_to: null, media_id: null };
};

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
    args: ({ body }, context) => ({
      channel: body.channel,
      channel_id: body.channel_id?.toLowerCase() ?? null,
      provider_id: "provider_message_id" in body ? (body.provider_message_id ?? null) : null,
      phone_number: body.customer.phone_number ?? null,
      user_id: body.customer.user_id ?? null,
      as_of: (body.timestamp === undefined ? null : readInstant(body.timestamp)) ?? instantOf(context.shell.clock),
      ...namedIn(body),
    }),
    decide: takeEvent,
  }),
};

// Events of the organization in the developer console: a list, newest first, and a stream.

export const consoleEvents = {
  "console.events.list": read("console.events.list", {
    args: ({ query }, context) => eventPageArgs(query, context),
    present: (loaded: Listed<EventRow>, { query }, context) => {
      const { items, ...page } = pagedEvents(loaded, query, context);
      return { status: 200, body: { ok: true, data: { events: items.map(presentEvent), ...page } } };
    },
  }),
  "console.events.stream": read("console.events.stream", {
    args: ({ query }, context) => streamArgs(query, context),
    present: (loaded: Listed<EventRow>, { query }, context, again) =>
      streamEvents("console.events.stream", loaded, query, context, again),
  }),
  "console.events.get": read("console.events.get", {
    args: ({ params }) => ({ event_id: params.event_id }),
    present: ({ event }: FoundEvent) => ({
      status: 200,
      body: { ok: true, data: { event: presentEvent(found(event)) } },
    }),
  }),
};

// The phone beside the inbox, with which operators of a sandbox write as a customer.

export const phone = {
  "console.sandbox.writeAsCustomer": write("console.sandbox.writeAsCustomer", {
    args: ({ body }, context) => ({
      channel: body.channel ?? null,
      channel_id: null,
      provider_id: null,
      phone_number: body.phone_number ?? null,
      user_id: body.user_id ?? null,
      as_of: instantOf(context.shell.clock),
      reply_to: null,
      media_id: null,
    }),
    decide: writeAsCustomer,
  }),
};
