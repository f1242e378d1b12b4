/** The list of events: what it holds, by which filters, and how a client follows it. */
import type { SuccessOf } from "@atlas-messaging/contract";
import type { Client } from "../calls.ts";
import type { Case, Citation, Context } from "../case.ts";
import { check } from "../check.ts";
import { at, eventsOf, freshConsole, freshSandbox, hear, hour, newNumber, timeOf, topic } from "./steps.ts";

const reading: Citation = {
  section: "Scopes",
  line: "| atlas.events.read | GET /v1/atlas/webhooks; consuming inbound events |",
};

const define = topic("event-list");

type Query = { readonly [name: string]: string | number };
type Listed = SuccessOf<"events.list">["data"][number];

const listed = async (client: Client, query: Query): Promise<readonly Listed[]> =>
  (await client.succeed("events.list", { query: { limit: 200, ...query } })).data;
const idsOf = (events: readonly { readonly id: string }[]) => events.map(({ id }) => id);

/** A conversation whose events are all listed: one waits for the transactions from before it. */
const heard = async ({ until }: Context, client: Client) => {
  const number = newNumber();
  const made = await hear(client, number);
  const events = await until(async () => {
    const found = await listed(client, { conversation_id: made.conversation_id });
    check.that(idsOf(found).includes(made.event_id ?? ""), "the event", "the list of its conversation");
    return found;
  });
  return { ...made, number, events };
};

export const eventList: readonly Case[] = [
  define("filters", {
    title: "events are found by conversation, customer, number, name, request and time",
    operations: ["events.list", "events.ingest"],
    cites: reading,
    needs: ["organization"],
    run: async (context) => {
      const { client } = await freshSandbox(context);
      const { conversation_id, customer_id, number, events } = await heard(context, client);
      await heard(context, client);
      const ids = idsOf(events);
      context.check.equal(ids, idsOf(await eventsOf(client, conversation_id)), "the list and the history");
      context.check.equal(idsOf(await listed(client, { customer_id })), ids, "events by customer_id");
      context.check.equal(idsOf(await listed(client, { phone_number: number })), ids, "events by phone_number");
      const request = events[0]?.correlation_id ?? "";
      context.check.equal(idsOf(await listed(client, { correlation_id: request })), ids, "events by correlation_id");
      const now = await timeOf(client);
      const both = { conversation_id, since: at(now - hour), until: at(now + hour) };
      context.check.equal(idsOf(await listed(client, both)), ids, "events by since and until");
      context.check.equal(await listed(client, { conversation_id, since: at(now + hour) }), [], "events of the future");
      context.check.equal(await listed(client, { conversation_id, until: at(now - hour) }), [], "events of before");
    },
  }),
  define("names", {
    title: "an event is found by each of its names, and tells the id that webhooks receive under it",
    operations: ["events.list", "events.get", "events.ingest"],
    cites: reading,
    needs: ["organization"],
    run: async (context) => {
      const { client } = await freshSandbox(context);
      const { conversation_id, event_id } = await heard(context, client);
      for (const event_type of ["conversation.message_received", "atlas.event.received"]) {
        const found = await listed(client, { conversation_id, event_type });
        context.check.equal(idsOf(found), [event_id], `events by the name ${event_type}`);
      }
      const { event } = (await client.succeed("events.get", { params: { id: event_id ?? "" } })).data;
      const names = event.sent_as.map(({ event_type }) => event_type);
      context.check.equal(names.toSorted(), ["atlas.event.received", "conversation.message_received"], "the names");
      const own = event.sent_as.find(({ event_type }) => event_type === event.event_type);
      context.check.equal(event.payload.event_id, own?.event_id, "event_id of the payload");
    },
  }),
  define("followed", {
    title: "the last seen id continues the list with what came after it, and an unknown one is refused",
    operations: ["events.list", "events.ingest"],
    cites: reading,
    needs: ["organization"],
    run: async (context) => {
      const { client } = await freshSandbox(context);
      const first = await heard(context, client);
      const last = first.events.at(-1)?.id ?? "";
      const second = await heard(context, client);
      const more = await listed(client, { after_id: last });
      context.check.equal(idsOf(more), idsOf(second.events), "events after the last seen one");
      const unknown = "0199f0a0-7b1c-7d3e-8f00-00000000dead";
      await client.refuse("events.list", "invalid_cursor", { query: { after_id: unknown } });
    },
  }),
  define("console", {
    title: "the console lists the same events, newest first",
    operations: ["console.events.list", "console.events.get", "events.list", "events.ingest"],
    cites: reading,
    needs: ["organization", "operator"],
    run: async (context) => {
      const { client, operator } = await freshConsole(context);
      const { conversation_id, events } = await heard(context, client);
      const shown = (await operator.succeed("console.events.list", { query: { conversation_id } })).data.events;
      context.check.equal(shown, events.toReversed(), "the events of the console");
      const eventId = events[0]?.id ?? "";
      const { event } = (await operator.succeed("console.events.get", { params: { event_id: eventId } })).data;
      context.check.equal(event, events[0], "the event by its id");
    },
  }),
];
