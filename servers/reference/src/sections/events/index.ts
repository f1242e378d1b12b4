import { ingestEvent } from "@atlas-messaging/domain";
import { write } from "../../pipeline/execute.ts";
import { ingestFacts } from "./load.ts";

export const events = {
  "events.ingest": write("events.ingest", {
    facts: ingestFacts,
    args: ({ body }) => ({ channel: body.channel, phone_number: body.customer.phone_number }),
    decide: ingestEvent,
  }),
};
