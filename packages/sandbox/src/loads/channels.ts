import { requestValidators } from "@atlas-messaging/contract/request-validators/channels";
import { channels } from "@atlas-messaging/pipeline/operations/channels";
import { newestOf } from "../lookups/pages.ts";
import { type LoadsIn, sectionOf } from "./section.ts";

const loads = {
  "channels.list": ({ tables }, args) => newestOf(tables.channels, (row) => row, args),
  "channels.get": ({ tables }, { id }) => ({ channel: tables.channels.byId(id) }),
  "channels.update": ({ tables }, { id, agent_id }) => ({
    channel: tables.channels.byId(id),
    agent: tables.agents.byId(agent_id),
  }),
} satisfies LoadsIn<"channels">;

export const section = sectionOf("channels", { operations: channels, loads, validators: requestValidators });
