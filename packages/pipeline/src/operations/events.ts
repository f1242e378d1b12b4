import { ingestEvent } from "@atlas-messaging/domain";
import { write } from "../handler.ts";

export const events = {
  "events.ingest": write("events.ingest", {
    args: ({ body }) => ({ channel: body.channel, phone_number: body.customer.phone_number }),
    decide: ingestEvent,
  }),
};
