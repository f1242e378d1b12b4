import type { Case } from "./case.ts";
import { bodies, invalidRequests } from "./operations/invalid.ts";
import { credentials } from "./operations/credentials.ts";
import { limitCases } from "./operations/limits.ts";
import { cursors, successes } from "./operations/success.ts";
import { paths } from "./operations/paths.ts";
import { agentToAgent } from "./behaviour/a2a.ts";
import { access } from "./behaviour/access.ts";
import { acrossLanguages } from "./behaviour/across-languages.ts";
import { actions } from "./behaviour/actions.ts";
import { approvals } from "./behaviour/approvals.ts";
import { audiences } from "./behaviour/audiences.ts";
import { adapters } from "./behaviour/adapters.ts";
import { channels } from "./behaviour/channels.ts";
import { developerConsole } from "./behaviour/console.ts";
import { consoleKnowledge } from "./behaviour/console-knowledge.ts";
import { consoleRecords } from "./behaviour/console-records.ts";
import { consents } from "./behaviour/consents.ts";
import { costs } from "./behaviour/costs.ts";
import { conversations } from "./behaviour/conversations.ts";
import { customers } from "./behaviour/customers.ts";
import { people } from "./behaviour/people.ts";
import { dataDuties } from "./behaviour/data-duties.ts";
import { delivery } from "./behaviour/delivery.ts";
import { directory } from "./behaviour/directory.ts";
import { discovery } from "./behaviour/discovery.ts";
import { errors } from "./behaviour/errors.ts";
import { eventList } from "./behaviour/event-list.ts";
import { eventStream } from "./behaviour/event-stream.ts";
import { events } from "./behaviour/events.ts";
import { headerKeys } from "./behaviour/header-keys.ts";
import { foundDeliveries } from "./behaviour/found-deliveries.ts";
import { hostedAgents } from "./behaviour/hosted-agents.ts";
import { inbox } from "./behaviour/inbox.ts";
import { idempotency } from "./behaviour/idempotency.ts";
import { isolation } from "./behaviour/isolation.ts";
import { knowledge } from "./behaviour/knowledge.ts";
import { knowledgeGaps } from "./behaviour/knowledge-gaps.ts";
import { rateLimits } from "./behaviour/limits.ts";
import { media } from "./behaviour/media.ts";
import { besideTheApi } from "./behaviour/beside-the-api.ts";
import { gestures } from "./behaviour/gestures.ts";
import { messages } from "./behaviour/messages.ts";
import { ownData } from "./behaviour/metadata.ts";
import { paging } from "./behaviour/paging.ts";
import { passwords } from "./behaviour/passwords.ts";
import { rehearsals } from "./behaviour/rehearsals.ts";
import { replays } from "./behaviour/replays.ts";
import { secondFactors } from "./behaviour/second-factor.ts";
import { actingAgents } from "./behaviour/acting-agents.ts";
import { servingAgents } from "./behaviour/serving-agents.ts";
import { storedRequests } from "./behaviour/stored-requests.ts";
import { tasks } from "./behaviour/tasks.ts";
import { templateKinds } from "./behaviour/template-kinds.ts";
import { templates } from "./behaviour/templates.ts";
import { tools } from "./behaviour/tools.ts";
import { versioning } from "./behaviour/versioning.ts";
import { appWebhooks } from "./behaviour/app-webhooks.ts";
import { webhookChoices } from "./behaviour/webhook-choices.ts";
import { webhooks } from "./behaviour/webhooks.ts";
import { messagingWindow } from "./behaviour/window.ts";
import { flowCases } from "./flows/cases.ts";

/** Cases of every operation, generated from the contract. A new operation gets them automatically. */
const operationCases: readonly Case[] = [
  ...successes,
  ...credentials,
  ...paths,
  ...bodies,
  ...invalidRequests,
  ...cursors,
  ...limitCases,
];

/** Hand-written cases for behaviour that a schema cannot express. */
export const behaviourCases: readonly Case[] = [
  ...agentToAgent,
  ...access,
  ...acrossLanguages,
  ...actions,
  ...approvals,
  ...audiences,
  ...channels,
  ...adapters,
  ...developerConsole,
  ...consoleKnowledge,
  ...consoleRecords,
  ...consents,
  ...costs,
  ...conversations,
  ...customers,
  ...people,
  ...dataDuties,
  ...delivery,
  ...directory,
  ...discovery,
  ...errors,
  ...eventList,
  ...eventStream,
  ...events,
  ...headerKeys,
  ...foundDeliveries,
  ...hostedAgents,
  ...idempotency,
  ...inbox,
  ...isolation,
  ...knowledge,
  ...knowledgeGaps,
  ...media,
  ...messages,
  ...ownData,
  ...besideTheApi,
  ...gestures,
  ...rateLimits,
  ...paging,
  ...passwords,
  ...rehearsals,
  ...replays,
  ...secondFactors,
  ...actingAgents,
  ...servingAgents,
  ...storedRequests,
  ...tasks,
  ...templates,
  ...templateKinds,
  ...tools,
  ...versioning,
  ...webhooks,
  ...webhookChoices,
  ...appWebhooks,
  ...messagingWindow,
];

// Every case of the suite.

/** Every case of the suite: operations, behaviour and flows. */
export const allCases: readonly Case[] = [...operationCases, ...behaviourCases, ...flowCases];
