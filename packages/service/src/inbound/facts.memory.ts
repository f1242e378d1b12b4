import { type FactsFor, newestOf } from "../pipeline/memory.ts";
import type { consoleEvents, events, phone } from "./operations.ts";
import { eventById, eventsBy, oldestEvents } from "../events/facts.memory.ts";
import { inboundFacts } from "../messages/facts.memory.ts";

export const eventsFacts = {
  "events.list": oldestEvents,
  "events.stream": oldestEvents,
  "events.get": (organization, { event_id }) => ({ event: eventById(organization, event_id) }),
  "events.ingest": inboundFacts,
} satisfies FactsFor<typeof events>;

export const phoneFacts = { "console.sandbox.writeAsCustomer": inboundFacts } satisfies FactsFor<typeof phone>;

export const consoleEventsFacts = {
  "console.events.list": (organization, args) => {
    const wanted = eventsBy(organization, args);
    return newestOf(organization.tables.events, (event) => (wanted(event) ? event : null), args);
  },
  "console.events.stream": oldestEvents,
  "console.events.get": (organization, { event_id }) => ({ event: eventById(organization, event_id) }),
} satisfies FactsFor<typeof consoleEvents>;
