/** The list of events, a little off. */
import type { OperationId } from "@atlas-messaging/contract";
import { type Fault, type Json, answers, asks, bodyOf, rewrites, answering, asking, succeeding } from "./fault.ts";

const list: readonly OperationId[] = ["events.list"];
const forgets = (name: string): Fault => ({
  name: `does not look at ${name} in the list of events`,
  operations: list,
  layer: asks(list, ({ query }) => (query.has(name) ? { query: { [name]: null } } : null)),
});
const itemsOf = (body: Json): readonly Json[] => (Array.isArray(body["data"]) ? body["data"] : []);

export const eventFaults: readonly Fault[] = [
  ...["conversation_id", "customer_id", "phone_number", "event_type", "correlation_id", "since", "until"].map(forgets),
  {
    name: "lists the newest events first",
    operations: list,
    layer: answers((body) => ({ body: { ...body, data: itemsOf(body).toReversed() } }), succeeding("events.list")),
  },
  {
    name: "finds events by their most specific name alone",
    operations: list,
    layer: answers((body, { query }) => {
      const name = query.get("event_type");
      const kept = itemsOf(body).filter(({ event_type }) => name === null || event_type === name);
      return { body: { ...body, data: kept } };
    }, succeeding("events.list")),
  },
  {
    name: "begins the list of events anew for a position that it does not know",
    operations: list,
    layer: () => async (asked, next) => {
      const response = await next(asked.request);
      const isRefused = asked.operation === "events.list" && response.status === 400;
      return isRefused ? next(asking(asked, { query: { after_id: null } })) : response;
    },
  },
  {
    name: "shows an event under an id that no webhook receives",
    operations: ["events.get"],
    layer: rewrites(["events.get"], (text) =>
      text.replace(/"payload":\{"event_id":"......../, '"payload":{"event_id":"00000000'),
    ),
  },
  {
    name: "lists the oldest events of the console first",
    operations: ["console.events.list"],
    layer: () => async (asked, next) => {
      const response = await next(asked.request);
      if (asked.operation !== "console.events.list" || response.status !== 200) return response;
      const { data } = await bodyOf(response);
      const page = Object(data);
      return answering(response, { body: { ok: true, data: { ...page, events: page.events.toReversed() } } });
    },
  },
];
