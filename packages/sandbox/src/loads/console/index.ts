/** The developer console, with a file for each resource. */
import { requestValidators } from "@atlas-messaging/contract/request-validators/console";
import { developerConsole } from "@atlas-messaging/pipeline/operations/console/index";
import { type LoadsIn, sectionOf } from "../section.ts";
import { agentSessions } from "./agent-sessions.ts";
import { agents } from "./agents.ts";
import { alerts } from "./alerts.ts";
import { apps } from "./apps.ts";
import { approvals } from "./approvals.ts";
import { auditEvents } from "./audit-events.ts";
import { channels } from "./channels.ts";
import { consents } from "./consents.ts";
import { conversations } from "./conversations.ts";
import { consoleCustomers } from "./customers.ts";
import { deliveries } from "./deliveries.ts";
import { consoleEvents } from "./events.ts";
import { consoleKnowledge } from "./knowledge.ts";
import { media } from "./media.ts";
import { limits } from "./limits.ts";
import { members } from "./members.ts";
import { consoleMessages } from "./messages.ts";
import { organizations } from "./organizations.ts";
import { organizationExport } from "./organization-export.ts";
import { overview } from "./overview.ts";
import { phone } from "./phone.ts";
import { requests } from "./requests.ts";
import { retention } from "./retention.ts";
import { consoleRuns } from "./runs.ts";
import { serviceAccounts } from "./service-accounts.ts";
import { templates } from "./templates.ts";
import { vouchers } from "./vouchers.ts";
import { webhooks } from "./webhooks.ts";

const loads = {
  ...agentSessions,
  ...agents,
  ...alerts,
  ...apps,
  ...approvals,
  ...auditEvents,
  ...channels,
  ...consents,
  ...conversations,
  ...consoleCustomers,
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
} satisfies LoadsIn<"console">;

export const section = sectionOf("console", { operations: developerConsole, loads, validators: requestValidators });
