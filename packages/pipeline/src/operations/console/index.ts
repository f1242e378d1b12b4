/** The developer console, with a file for each resource. */
import { agentSessions } from "./agent-sessions.ts";
import { consoleAgents } from "./agents.ts";
import { alerts } from "./alerts.ts";
import { apps } from "./apps.ts";
import { approvals } from "./approvals.ts";
import { auditEvents } from "./audit-events.ts";
import { changePassword } from "./change-password.ts";
import { consoleChannels } from "./channels.ts";
import { consents } from "./consents.ts";
import { conversations } from "./conversations.ts";
import { consoleCustomers } from "./customers.ts";
import { deliveries } from "./deliveries.ts";
import { consoleEvents } from "./events.ts";
import { consoleKnowledge } from "./knowledge.ts";
import { forgottenPassword } from "./forgotten-password.ts";
import { media } from "./media.ts";
import { consoleLimits } from "./limits.ts";
import { members } from "./members.ts";
import { consoleMessages } from "./messages.ts";
import { organization } from "./organization.ts";
import { organizationExport } from "./organization-export.ts";
import { overview } from "./overview.ts";
import { phone } from "./phone.ts";
import { requests } from "./requests.ts";
import { retention } from "./retention.ts";
import { consoleRuns } from "./runs.ts";
import { secondFactors } from "./second-factor.ts";
import { serviceAccounts } from "./service-accounts.ts";
import { signingIn } from "./sign-in.ts";
import { templates } from "./templates.ts";
import { vouchers } from "./vouchers.ts";
import { consoleWebhooks } from "./webhooks.ts";

export const developerConsole = {
  ...agentSessions,
  ...consoleAgents,
  ...alerts,
  ...apps,
  ...approvals,
  ...auditEvents,
  ...changePassword,
  ...consoleChannels,
  ...consents,
  ...conversations,
  ...consoleCustomers,
  ...deliveries,
  ...consoleEvents,
  ...consoleKnowledge,
  ...forgottenPassword,
  ...media,
  ...consoleLimits,
  ...members,
  ...consoleMessages,
  ...organization,
  ...organizationExport,
  ...overview,
  ...phone,
  ...requests,
  ...retention,
  ...consoleRuns,
  ...secondFactors,
  ...serviceAccounts,
  ...signingIn,
  ...templates,
  ...vouchers,
  ...consoleWebhooks,
};
