/** Sections that load facts, with their queries; `packages/pipeline` has the rest of each operation. */
import { type Handlers, createHandlers, servedBy } from "@atlas-messaging/pipeline";
import type { Services } from "../pipeline/services.ts";
import { type SqlSections, loadsBy } from "../pipeline/loads.ts";
import { actions } from "./actions/index.ts";
import { agents } from "./agents/index.ts";
import { agentApi } from "./agent-api/index.ts";
import { channels } from "./channels/index.ts";
import { developerConsole } from "./console/index.ts";
import { conversations } from "./conversations/index.ts";
import { customers } from "./customers/index.ts";
import { events } from "./events/index.ts";
import { keys } from "./keys/index.ts";
import { knowledge } from "./knowledge/index.ts";
import { messages } from "./messages/index.ts";
import { runs } from "./runs/index.ts";
import { sessions } from "./sessions/index.ts";
import { toolServer } from "./tool-server/index.ts";
import { webhooks } from "./webhooks/index.ts";

const sections = {
  actions,
  agents,
  "agent-api": agentApi,
  channels,
  console: developerConsole,
  conversations,
  customers,
  events,
  keys,
  knowledge,
  messages,
  runs,
  sessions,
  "tool-server": toolServer,
  webhooks,
} satisfies SqlSections;

export const handlers: Handlers<Services> = createHandlers(loadsBy(sections));

/** Tells if this server has an operation with its load. */
export const isServed = servedBy(handlers);
