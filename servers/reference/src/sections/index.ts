/** Every operation that loads facts, with the queries that read them here; `packages/pipeline` has the rest of each. */
import { type Context, createHandlers } from "@atlas-messaging/pipeline";
import type { Handlers } from "@atlas-messaging/server-stubs";
import type { Services } from "../pipeline/call.ts";
import { loadsBy } from "../pipeline/loads.ts";
import { actions } from "./actions/index.ts";
import { agents } from "./agents/index.ts";
import { approvals } from "./approvals/index.ts";
import { channels } from "./channels/index.ts";
import { developerConsole } from "./console/index.ts";
import { conversations } from "./conversations/index.ts";
import { events } from "./events/index.ts";
import { keys } from "./keys/index.ts";
import { knowledge } from "./knowledge/index.ts";
import { members } from "./members/index.ts";
import { messages } from "./messages/index.ts";
import { consents } from "./oauth/index.ts";
import { runs } from "./runs/index.ts";
import { sessions } from "./sessions/index.ts";
import { tools } from "./tools/index.ts";
import { webhooks } from "./webhooks/index.ts";

export const handlers: Handlers<Context<Services>> = createHandlers(
  loadsBy({
    ...actions,
    ...agents,
    ...approvals,
    ...channels,
    ...consents,
    ...developerConsole,
    ...conversations,
    ...events,
    ...keys,
    ...knowledge,
    ...members,
    ...messages,
    ...runs,
    ...sessions,
    ...tools,
    ...webhooks,
  }),
);
