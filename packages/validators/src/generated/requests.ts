// Generated from spec/atlas.yaml by `bun run generate`; do not edit.

import type { RequestValidators } from "../validation/validator.ts";
import { requestValidators as messages } from "./requests/messages.ts";
import { requestValidators as channels } from "./requests/channels.ts";
import { requestValidators as knowledge } from "./requests/knowledge.ts";
import { requestValidators as agents } from "./requests/agents.ts";
import { requestValidators as sessions } from "./requests/sessions.ts";
import { requestValidators as conversations } from "./requests/conversations.ts";
import { requestValidators as customers } from "./requests/customers.ts";
import { requestValidators as events } from "./requests/events.ts";
import { requestValidators as actions } from "./requests/actions.ts";
import { requestValidators as runs } from "./requests/runs.ts";
import { requestValidators as webhooks } from "./requests/webhooks.ts";
import { requestValidators as keys } from "./requests/keys.ts";
import { requestValidators as tools } from "./requests/tools.ts";
import { requestValidators as agentApi } from "./requests/agent-api.ts";
import { requestValidators as toolServer } from "./requests/tool-server.ts";
import { requestValidators as sandbox } from "./requests/sandbox.ts";
import { requestValidators as discovery } from "./requests/discovery.ts";
import { requestValidators as system } from "./requests/system.ts";
import { requestValidators as console } from "./requests/console.ts";

export const requestValidators: RequestValidators = {
  parameters: {
    ...messages.parameters,
    ...channels.parameters,
    ...knowledge.parameters,
    ...agents.parameters,
    ...sessions.parameters,
    ...conversations.parameters,
    ...customers.parameters,
    ...events.parameters,
    ...actions.parameters,
    ...runs.parameters,
    ...webhooks.parameters,
    ...keys.parameters,
    ...tools.parameters,
    ...agentApi.parameters,
    ...toolServer.parameters,
    ...sandbox.parameters,
    ...discovery.parameters,
    ...system.parameters,
    ...console.parameters,
  },
  bodies: {
    ...messages.bodies,
    ...channels.bodies,
    ...knowledge.bodies,
    ...agents.bodies,
    ...sessions.bodies,
    ...conversations.bodies,
    ...customers.bodies,
    ...events.bodies,
    ...actions.bodies,
    ...runs.bodies,
    ...webhooks.bodies,
    ...keys.bodies,
    ...tools.bodies,
    ...agentApi.bodies,
    ...toolServer.bodies,
    ...sandbox.bodies,
    ...discovery.bodies,
    ...system.bodies,
    ...console.bodies,
  },
};
