// Generated from spec/atlas.yaml by `bun run generate`; do not edit.

import { events as eventsOfConversation } from "./events/conversation.ts";
import { events as eventsOfChannel } from "./events/channel.ts";
import { events as eventsOfCustomer } from "./events/customer.ts";
import { events as eventsOfAgent } from "./events/agent.ts";
import { events as eventsOfSession } from "./events/session.ts";
import { events as eventsOfAtlas } from "./events/atlas.ts";
import { events as eventsOfMessage } from "./events/message.ts";
import { events as eventsOfTemplate } from "./events/template.ts";
import { events as eventsOfExport } from "./events/export.ts";

export const eventGroups = [
  eventsOfConversation,
  eventsOfChannel,
  eventsOfCustomer,
  eventsOfAgent,
  eventsOfSession,
  eventsOfAtlas,
  eventsOfMessage,
  eventsOfTemplate,
  eventsOfExport,
] as const;
