import { requestValidators } from "@atlas-messaging/contract/request-validators/events";
import { events } from "@atlas-messaging/pipeline/operations/events";
import { eventById, oldestEvents } from "../lookups/events.ts";
import { customerOn, firstChannel, namedRows } from "../lookups/sending.ts";
import { servingAgent } from "../lookups/serving-agents.ts";
import { type LoadsIn, sectionOf } from "./section.ts";

const loads = {
  "events.list": oldestEvents,
  "events.stream": oldestEvents,
  "events.get": (organization, { event_id }) => ({ event: eventById(organization, event_id) }),
  "events.ingest": (organization, { channel: name, phone_number, ...args }) => {
    const channel = firstChannel(organization, (each) => each.channel === name);
    const agent = servingAgent(organization, channel);
    return { channel, ...customerOn(organization, phone_number, channel), agent, ...namedRows(organization, args) };
  },
} satisfies LoadsIn<"events">;

export const section = sectionOf("events", { operations: events, loads, validators: requestValidators });
