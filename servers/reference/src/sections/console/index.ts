/** Developer console, a folder for each resource. */
import { agentSessions } from "./agent-sessions/index.ts";
import { consoleAgents } from "./agents/index.ts";
import { alerts } from "./alerts/index.ts";
import { apps } from "./apps/index.ts";
import { approvals } from "./approvals/index.ts";
import { auditEvents } from "./audit-events/index.ts";
import { consoleChannels } from "./channels/index.ts";
import { consents } from "./consents/index.ts";
import { conversations } from "./conversations/index.ts";
import { customers } from "./customers/index.ts";
import { deliveries } from "./deliveries/index.ts";
import { consoleEvents } from "./events/index.ts";
import { consoleKnowledge } from "./knowledge/index.ts";
import { media } from "./media/index.ts";
import { limits } from "./limits/index.ts";
import { members } from "./members/index.ts";
import { consoleMessages } from "./messages/index.ts";
import { organizationExport } from "./organization-export/index.ts";
import { organizations } from "./organizations/index.ts";
import { overview } from "./overview/index.ts";
import { phone } from "./phone/index.ts";
import { quietHours } from "./quiet-hours/index.ts";
import { requests } from "./requests/index.ts";
import { retention } from "./retention/index.ts";
import { consoleRuns } from "./runs/index.ts";
import { serviceAccounts } from "./service-accounts/index.ts";
import { templates } from "./templates/index.ts";
import { vouchers } from "./vouchers/index.ts";
import { webhooks } from "./webhooks/index.ts";

export const developerConsole = {
  ...agentSessions,
  ...consoleAgents,
  ...alerts,
  ...apps,
  ...approvals,
  ...auditEvents,
  ...consoleChannels,
  ...consents,
  ...conversations,
  ...customers,
  ...deliveries,
  ...consoleEvents,
  ...consoleKnowledge,
  ...media,
  ...limits,
  ...members,
  ...consoleMessages,
  ...organizationExport,
  ...organizations,
  ...overview,
  ...phone,
  ...quietHours,
  ...requests,
  ...retention,
  ...consoleRuns,
  ...serviceAccounts,
  ...templates,
  ...vouchers,
  ...webhooks,
};
