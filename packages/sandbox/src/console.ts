/** Facts of the developer console, from rows in memory. */
import type { FactsFor } from "@atlas-messaging/service/pipeline/memory";
import type { developerConsole } from "@atlas-messaging/service/console";
import { agentSessions } from "@atlas-messaging/service/sessions/facts.memory";
import { consoleAgentsFacts } from "@atlas-messaging/service/agents/facts.memory";
import {
  alerts,
  limits,
  organizationExport,
  organizations,
  overview,
  requests,
  retention,
} from "@atlas-messaging/service/organizations/facts.memory";
import { apps, consents, serviceAccounts } from "@atlas-messaging/service/access/facts.memory";
import { approvals } from "@atlas-messaging/service/approvals/facts.memory";
import { auditEvents, consoleRuns } from "@atlas-messaging/service/runs/facts.memory";
import { consoleChannelsFacts } from "@atlas-messaging/service/channels/facts.memory";
import { conversations } from "@atlas-messaging/service/inbox/facts.memory";
import { consoleCustomers } from "@atlas-messaging/service/customers/facts.memory";
import { consolePrivacyFacts } from "@atlas-messaging/service/privacy/facts.memory";
import { deliveries, webhooks } from "@atlas-messaging/service/webhooks/facts.memory";
import { consoleEvents, phone } from "@atlas-messaging/service/inbound/facts.memory";
import { consoleKnowledge } from "@atlas-messaging/service/knowledge/facts.memory";
import { consoleMessages, media } from "@atlas-messaging/service/messages/facts.memory";
import { members } from "@atlas-messaging/service/members/facts.memory";
import { templates } from "@atlas-messaging/service/templates/facts.memory";
import { vouchers } from "@atlas-messaging/service/vouchers/facts.memory";

export const consoleFacts = {
  ...agentSessions,
  ...consoleAgentsFacts,
  ...alerts,
  ...apps,
  ...approvals,
  ...auditEvents,
  ...consoleChannelsFacts,
  ...consents,
  ...conversations,
  ...consoleCustomers,
  ...consolePrivacyFacts,
  ...deliveries,
  ...consoleEvents,
  ...consoleKnowledge,
  ...media,
  ...limits,
  ...members,
  ...consoleMessages,
  ...organizations,
  ...organizationExport,
  ...overview,
  ...phone,
  ...requests,
  ...retention,
  ...consoleRuns,
  ...serviceAccounts,
  ...templates,
  ...vouchers,
  ...webhooks,
} satisfies FactsFor<typeof developerConsole>;
