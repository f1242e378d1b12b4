/** Hand-written cases for behaviour that a schema cannot express. */
import type { Case } from "../case.ts";
import { agentToAgent } from "./a2a.ts";
import { access } from "./access.ts";
import { acrossLanguages } from "./across-languages.ts";
import { actions } from "./actions.ts";
import { approvals } from "./approvals.ts";
import { audiences } from "./audiences.ts";
import { channels } from "./channels.ts";
import { developerConsole } from "./console.ts";
import { consoleKnowledge } from "./console-knowledge.ts";
import { consoleRecords } from "./console-records.ts";
import { consents } from "./consents.ts";
import { conversations } from "./conversations.ts";
import { customers } from "./customers.ts";
import { dataDuties } from "./data-duties.ts";
import { delivery } from "./delivery.ts";
import { directory } from "./directory.ts";
import { discovery } from "./discovery.ts";
import { errors } from "./errors.ts";
import { eventList } from "./event-list.ts";
import { eventStream } from "./event-stream.ts";
import { events } from "./events.ts";
import { headerKeys } from "./header-keys.ts";
import { foundDeliveries } from "./found-deliveries.ts";
import { hostedAgents } from "./hosted-agents.ts";
import { inbox } from "./inbox.ts";
import { idempotency } from "./idempotency.ts";
import { isolation } from "./isolation.ts";
import { knowledge } from "./knowledge.ts";
import { knowledgeGaps } from "./knowledge-gaps.ts";
import { rateLimits } from "./limits.ts";
import { media } from "./media.ts";
import { messages } from "./messages.ts";
import { paging } from "./paging.ts";
import { passwords } from "./passwords.ts";
import { rehearsals } from "./rehearsals.ts";
import { replays } from "./replays.ts";
import { secondFactors } from "./second-factor.ts";
import { servingAgents } from "./serving-agents.ts";
import { storedRequests } from "./stored-requests.ts";
import { tasks } from "./tasks.ts";
import { templates } from "./templates.ts";
import { tools } from "./tools.ts";
import { versioning } from "./versioning.ts";
import { webhooks } from "./webhooks.ts";
import { messagingWindow } from "./window.ts";

export const behaviourCases: readonly Case[] = [
  ...agentToAgent,
  ...access,
  ...acrossLanguages,
  ...actions,
  ...approvals,
  ...audiences,
  ...channels,
  ...developerConsole,
  ...consoleKnowledge,
  ...consoleRecords,
  ...consents,
  ...conversations,
  ...customers,
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
  ...rateLimits,
  ...paging,
  ...passwords,
  ...rehearsals,
  ...replays,
  ...secondFactors,
  ...servingAgents,
  ...storedRequests,
  ...tasks,
  ...templates,
  ...tools,
  ...versioning,
  ...webhooks,
  ...messagingWindow,
];
