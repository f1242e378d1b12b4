import { ingestEvent } from "@atlas-messaging/domain";
import { quotedBy } from "./quoted.ts";
import { write } from "../handler.ts";

export const events = {
  "events.ingest": write("events.ingest", {
    args: ({ body }) => ({
      channel: body.channel,
      phone_number: body.customer.phone_number,
      reply_to: "message" in body ? quotedBy(body.message) : null,
    }),
    decide: ingestEvent,
  }),
};
