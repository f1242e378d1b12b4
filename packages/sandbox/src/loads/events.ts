import { requestValidators } from "@atlas-messaging/contract/request-validators/events";
import { events } from "@atlas-messaging/pipeline/operations/events";
import { eventById, oldestEvents } from "../lookups/events.ts";
import { inboundFacts } from "../lookups/sending.ts";
import { type LoadsIn, sectionOf } from "./section.ts";

const loads = {
  "events.list": oldestEvents,
  "events.stream": oldestEvents,
  "events.get": (organization, { event_id }) => ({ event: eventById(organization, event_id) }),
  "events.ingest": inboundFacts,
} satisfies LoadsIn<"events">;

export const section = sectionOf("events", { operations: events, loads, validators: requestValidators });
