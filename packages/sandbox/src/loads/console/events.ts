import { eventById, eventsBy, oldestEvents } from "../../lookups/events.ts";
import { newestOf } from "../../lookups/pages.ts";
import type { LoadsIn } from "../section.ts";

export const consoleEvents = {
  "console.listEvents": (organization, args) => {
    const wanted = eventsBy(organization, args);
    return newestOf(organization.tables.events, (event) => (wanted(event) ? event : null), args);
  },
  "console.streamEvents": oldestEvents,
  "console.getEvent": (organization, { event_id }) => ({ event: eventById(organization, event_id) }),
} satisfies Partial<LoadsIn<"console">>;
