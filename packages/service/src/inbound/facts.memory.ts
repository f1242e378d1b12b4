import { type FactsFor, newestOf } from "../pipeline/memory.ts";
import type { consoleEvents, events, phone } from "./operations.ts";
import { eventById, eventsBy, oldestEvents } from "../events/facts.memory.ts";
import type { ChannelRow } from "../rows/channels.ts";
import { inboundFacts } from "../messages/facts.memory.ts";

export const eventsFacts = {
  "events.list": oldestEvents,
  "events.stream": oldestEvents,
  "events.get": (organization, { event_id }) => ({ event: eventById(organization, event_id) }),
  "events.ingest": (organization, args) => inboundFacts(organization, args),
} satisfies FactsFor<typeof events>;

/** Tells if a channel contacts nobody. */
const isScripted = ({ provider }: ChannelRow): boolean => provider === "sandbox";

export const phoneFacts = {
  "console.sandbox.writeAsCustomer": (organization, args) => inboundFacts(organization, args, isScripted),
} satisfies FactsFor<typeof phone>;

export const consoleEventsFacts = {
  "console.events.list": (organization, args) => {
    const wanted = eventsBy(organization, args);
    return newestOf(organization.tables.events, (event) => (wanted(event) ? event : null), args);
  },
  "console.events.stream": oldestEvents,
  "console.events.get": (organization, { event_id }) => ({ event: eventById(organization, event_id) }),
} satisfies FactsFor<typeof consoleEvents>;
