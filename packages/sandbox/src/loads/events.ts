import { requestValidators } from "@atlas-messaging/contract/request-validators/events";
import { events } from "@atlas-messaging/pipeline/operations/events";
import { hostedAgentOn } from "../lookups/hosted-agents.ts";
import { customerOn, firstChannel, quotedMessage } from "../lookups/sending.ts";
import { type LoadsIn, sectionOf } from "./section.ts";

const loads = {
  "events.ingest": (organization, { channel: name, phone_number, ...args }) => {
    const channel = firstChannel(organization, (each) => each.channel === name);
    const hosted = hostedAgentOn(organization, name) !== null;
    return {
      channel,
      ...customerOn(organization, phone_number, channel),
      hosted,
      ...quotedMessage(organization, args),
    };
  },
} satisfies LoadsIn<"events">;

export const section = sectionOf("events", { operations: events, loads, validators: requestValidators });
