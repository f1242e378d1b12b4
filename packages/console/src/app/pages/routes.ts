/** Routes of every page. A page is a folder here: `route.ts` with its address, `page.tsx` with what it shows. */
import { agentsRoute } from "./agents/route.ts";
import { approvalsRoute } from "./approvals/route.ts";
import { appsRoute } from "./apps/route.ts";
import { auditRoute } from "./audit/route.ts";
import { channelsRoute } from "./channels/route.ts";
import { customersRoute } from "./customers/route.ts";
import { eventsRoute } from "./events/route.ts";
import { homeRoute } from "./home.tsx";
import { inboxRoute } from "./inbox/route.ts";
import { keysRoute } from "./keys/route.ts";
import { knowledgeRoute } from "./knowledge/route.ts";
import { membersRoute } from "./members/route.ts";
import { requestsRoute } from "./requests/route.ts";
import { settingsRoute } from "./settings/route.ts";
import { templatesRoute } from "./templates/route.ts";
import { todayRoute } from "./today/route.ts";
import { webhooksRoute } from "./webhooks/route.ts";

export const pageRoutes = [
  homeRoute,
  inboxRoute,
  approvalsRoute,
  todayRoute,
  knowledgeRoute,
  agentsRoute,
  templatesRoute,
  customersRoute,
  eventsRoute,
  webhooksRoute,
  requestsRoute,
  keysRoute,
  appsRoute,
  channelsRoute,
  membersRoute,
  auditRoute,
  settingsRoute,
];
