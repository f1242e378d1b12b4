/** Facts of the developer console, from rows in memory. */
import type { FactsFor } from "@atlas-messaging/service/pipeline/memory";
import type { developerConsole } from "@atlas-messaging/service/console";
import { agentSessionsFacts } from "@atlas-messaging/service/sessions/facts.memory";
import { consoleAgentsFacts } from "@atlas-messaging/service/agents/facts.memory";
import {
  alertsFacts,
  limitsFacts,
  organizationExportFacts,
  organizationsFacts,
  overviewFacts,
  requestsFacts,
  retentionFacts,
} from "@atlas-messaging/service/organizations/facts.memory";
import { appsFacts, consentsFacts, serviceAccountsFacts } from "@atlas-messaging/service/access/facts.memory";
import { approvalsFacts } from "@atlas-messaging/service/approvals/facts.memory";
import { consoleCapsFacts } from "@atlas-messaging/service/messages/facts.caps.memory";
import { consoleCostsFacts } from "@atlas-messaging/service/costs/facts.memory";
import { auditEventsFacts, consoleRunsFacts } from "@atlas-messaging/service/runs/facts.memory";
import { consoleChannelsFacts } from "@atlas-messaging/service/channels/facts.memory";
import { inboxFacts } from "@atlas-messaging/service/inbox/facts.memory";
import { consoleCustomersFacts } from "@atlas-messaging/service/customers/facts.memory";
import { consolePrivacyFacts } from "@atlas-messaging/service/privacy/facts.memory";
import { consoleDeliveriesFacts, consoleWebhooksFacts } from "@atlas-messaging/service/webhooks/facts.memory";
import { consoleEventsFacts, phoneFacts } from "@atlas-messaging/service/inbound/facts.memory";
import { consoleKnowledgeFacts } from "@atlas-messaging/service/knowledge/facts.memory";
import { consoleMessagesFacts, consoleMediaFacts } from "@atlas-messaging/service/messages/facts.memory";
import { membersFacts } from "@atlas-messaging/service/members/facts.memory";
import { templatesFacts } from "@atlas-messaging/service/templates/facts.memory";
import { vouchersFacts } from "@atlas-messaging/service/vouchers/facts.memory";

export const consoleFacts = {
  ...agentSessionsFacts,
  ...consoleAgentsFacts,
  ...alertsFacts,
  ...appsFacts,
  ...approvalsFacts,
  ...auditEventsFacts,
  ...consoleChannelsFacts,
  ...consentsFacts,
  ...consoleCapsFacts,
  ...consoleCostsFacts,
  ...inboxFacts,
  ...consoleCustomersFacts,
  ...consolePrivacyFacts,
  ...consoleDeliveriesFacts,
  ...consoleEventsFacts,
  ...consoleKnowledgeFacts,
  ...consoleMediaFacts,
  ...limitsFacts,
  ...membersFacts,
  ...consoleMessagesFacts,
  ...organizationsFacts,
  ...organizationExportFacts,
  ...overviewFacts,
  ...phoneFacts,
  ...requestsFacts,
  ...retentionFacts,
  ...consoleRunsFacts,
  ...serviceAccountsFacts,
  ...templatesFacts,
  ...vouchersFacts,
  ...consoleWebhooksFacts,
} satisfies FactsFor<typeof developerConsole>;
