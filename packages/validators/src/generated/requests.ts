// Generated from spec/atlas.yaml by `bun run generate`; do not edit.

import { requests as requestsOfMessages } from "./requests/messages.ts";
import { requests as requestsOfCosts } from "./requests/costs.ts";
import { requests as requestsOfChannels } from "./requests/channels.ts";
import { requests as requestsOfKnowledge } from "./requests/knowledge.ts";
import { requests as requestsOfAgents } from "./requests/agents.ts";
import { requests as requestsOfSessions } from "./requests/sessions.ts";
import { requests as requestsOfConversations } from "./requests/conversations.ts";
import { requests as requestsOfCustomers } from "./requests/customers.ts";
import { requests as requestsOfEvents } from "./requests/events.ts";
import { requests as requestsOfActions } from "./requests/actions.ts";
import { requests as requestsOfRuns } from "./requests/runs.ts";
import { requests as requestsOfWebhooks } from "./requests/webhooks.ts";
import { requests as requestsOfKeys } from "./requests/keys.ts";
import { requests as requestsOfTools } from "./requests/tools.ts";
import { requests as requestsOfAgentApi } from "./requests/agent-api.ts";
import { requests as requestsOfToolServer } from "./requests/tool-server.ts";
import { requests as requestsOfSandbox } from "./requests/sandbox.ts";
import { requests as requestsOfDiscovery } from "./requests/discovery.ts";
import { requests as requestsOfSystem } from "./requests/system.ts";
import { requests as requestsOfConsole } from "./requests/console.ts";

export const requestGroups = [
  requestsOfMessages,
  requestsOfCosts,
  requestsOfChannels,
  requestsOfKnowledge,
  requestsOfAgents,
  requestsOfSessions,
  requestsOfConversations,
  requestsOfCustomers,
  requestsOfEvents,
  requestsOfActions,
  requestsOfRuns,
  requestsOfWebhooks,
  requestsOfKeys,
  requestsOfTools,
  requestsOfAgentApi,
  requestsOfToolServer,
  requestsOfSandbox,
  requestsOfDiscovery,
  requestsOfSystem,
  requestsOfConsole,
] as const;
