import { agentSessions } from "./sessions/operations.ts";
import { consoleAgents } from "./agents/operations.ts";
import {
  alerts,
  consoleLimits,
  organization,
  organizationExport,
  overview,
  requests,
  retention,
} from "./organizations/operations.ts";
import { consoleCaps } from "./messages/operations.caps.ts";
import { consoleCosts } from "./costs/operations.ts";
import { apps, consents, serviceAccounts } from "./access/operations.ts";
import { approvals } from "./approvals/operations.ts";
import { auditEvents, consoleRuns } from "./runs/operations.ts";
import { changePassword, forgottenPassword, secondFactors } from "./members/operations.password.ts";
import { consoleChannels } from "./channels/operations.ts";
import { inbox } from "./inbox/operations.ts";
import { consoleCustomers } from "./customers/operations.ts";
import { consolePrivacy } from "./privacy/operations.ts";
import { consoleWebhooks, deliveries } from "./webhooks/operations.ts";
import { consoleEvents, phone } from "./inbound/operations.ts";
import { consoleKnowledge } from "./knowledge/operations.ts";
import { consoleMedia, consoleMessages } from "./messages/operations.ts";
import { members } from "./members/operations.ts";
import { signingIn } from "./members/operations.sign-in.ts";
import { templates } from "./templates/operations.ts";
import { vouchers } from "./vouchers/vouchers.ts";

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
  ...consoleCaps,
  ...consoleCosts,
  ...inbox,
  ...consoleCustomers,
  ...consolePrivacy,
  ...deliveries,
  ...consoleEvents,
  ...consoleKnowledge,
  ...forgottenPassword,
  ...consoleMedia,
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
