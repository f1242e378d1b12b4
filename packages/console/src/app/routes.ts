/** Addresses of the pages, and events after which each reads again. A page is loaded when it is first opened. */
import { createRoute } from "@tanstack/react-router";
import { signedIn } from "./shell/route.tsx";
import { oneOf, optionalText } from "./ui/search.ts";
import { readAgainOn } from "./data/live.ts";
import { kindNames, spanNames } from "./pages/audit/kinds.ts";
import { eventNames } from "@atlas-messaging/contract";
import { groupingNames } from "./pages/costs/groupings.ts";
import { views } from "./pages/inbox/views.ts";
import { audienceFilter, gapFilter, statusFilter } from "./pages/knowledge/types.ts";
import { statuses } from "./pages/requests/types.ts";
import { statusNames } from "./pages/templates/types.ts";

/** The address is the state: which agents are listed, and the open one. */
export const agentsRoute = createRoute({
  getParentRoute: () => signedIn,
  path: "/agents",
  validateSearch: (given: Record<string, unknown>) => ({
    ...oneOf(given, "status", ["archived"]),
    ...optionalText(given, "agent"),
  }),
}).lazy(() => import("./pages/agents/page.tsx").then(({ route }) => route));

readAgainOn("agent.action_", ["console.approvals.list", "console.approvals.get", "console.approvals.rehearse"]);
readAgainOn("atlas.run.updated", ["console.approvals.list", "console.approvals.get"], ({ payload }) =>
  "run" in payload && Object(payload.run).approval_required === true ? {} : null,
);

export const approvalsRoute = createRoute({
  getParentRoute: () => signedIn,
  path: "/approvals",
  validateSearch: (given: Record<string, unknown>) => ({
    ...oneOf(given, "state", ["approved", "rejected", "expired"]),
    ...optionalText(given, "approval"),
  }),
}).lazy(() => import("./pages/approvals/page.tsx").then(({ route }) => route));

/** The address is the state: the open app, and its tab. */
export const appsRoute = createRoute({
  getParentRoute: () => signedIn,
  path: "/apps",
  validateSearch: (given: Record<string, unknown>) => ({
    ...optionalText(given, "app"),
    ...oneOf(given, "tab", ["addresses", "consents"]),
  }),
}).lazy(() => import("./pages/apps/page.tsx").then(({ route }) => route));

// Every event comes of a change.
readAgainOn("", ["console.auditEvents.list"]);

/** The address is the state: the filters, and the open change. */
export const auditRoute = createRoute({
  getParentRoute: () => signedIn,
  path: "/audit",
  validateSearch: (given: Record<string, unknown>) => ({
    ...oneOf(given, "kind", kindNames),
    ...oneOf(given, "span", spanNames),
    ...optionalText(given, "actor"),
    ...optionalText(given, "asset"),
    ...optionalText(given, "request"),
    ...optionalText(given, "change"),
  }),
}).lazy(() => import("./pages/audit/page.tsx").then(({ route }) => route));

readAgainOn("channel.", ["console.channels.list"]);

/** The address is the state: the open channel. */
export const channelsRoute = createRoute({
  getParentRoute: () => signedIn,
  path: "/channels",
  validateSearch: (given: Record<string, unknown>) => optionalText(given, "channel"),
}).lazy(() => import("./pages/channels/page.tsx").then(({ route }) => route));

readAgainOn("agent.message_delivery", ["console.costs.get", "console.caps.get"]);

/** The address is the state: the grouping, and the month. */
export const costsRoute = createRoute({
  getParentRoute: () => signedIn,
  path: "/costs",
  validateSearch: (given: Record<string, unknown>) => ({
    ...oneOf(given, "by", groupingNames),
    ...optionalText(given, "month"),
  }),
}).lazy(() => import("./pages/costs/page.tsx").then(({ route }) => route));

readAgainOn("customer.", ["console.customers.list", "console.customers.get", "console.customers.listConsents"]);
// A first message makes a customer.
readAgainOn("conversation.created", ["console.customers.list"]);

/** The address is the state: the words searched for, the label, the open customer, and the conversation that led here. */
export const customersRoute = createRoute({
  getParentRoute: () => signedIn,
  path: "/customers",
  validateSearch: (given: Record<string, unknown>) => ({
    ...optionalText(given, "q"),
    ...optionalText(given, "label"),
    ...optionalText(given, "customer"),
    ...optionalText(given, "from"),
  }),
}).lazy(() => import("./pages/customers/page.tsx").then(({ route }) => route));

readAgainOn("", ["console.events.list"]);

/** The address is the state: the filters, and the open event. */
export const eventsRoute = createRoute({
  getParentRoute: () => signedIn,
  path: "/events",
  validateSearch: (given: Record<string, unknown>) => ({
    ...oneOf(given, "name", eventNames),
    ...optionalText(given, "conversation"),
    ...optionalText(given, "request"),
    ...optionalText(given, "event"),
  }),
}).lazy(() => import("./pages/events/page.tsx").then(({ route }) => route));

// Each reads what it changes and no more: an answer alone causes six events, and reads have a limit.
const inIt = ({ conversation_id }: { readonly conversation_id: string | null }) => ({
  conversationId: conversation_id,
});
const lists = ["console.conversations.count", "console.conversations.list"] as const;
readAgainOn("conversation.created", lists);
readAgainOn("conversation.message_received", lists);
readAgainOn("conversation.updated", lists);
readAgainOn("agent.message_delivery", lists);
readAgainOn("conversation.", ["console.conversations.listMessages", "console.conversations.get"], inIt);
readAgainOn("agent.message_delivery", ["console.conversations.listMessages"], inIt);
readAgainOn("conversation.updated", ["console.conversations.listEvents", "console.conversations.listNotes"], inIt);
readAgainOn("agent.action_", ["console.conversations.listEvents"], inIt);
readAgainOn("atlas.run.updated", ["console.conversations.listEvents"], (event) =>
  citesKnowledge(event.payload) ? inIt(event) : null,
);

/** The sources of an agent's answer are in its run. */
const citesKnowledge = (payload: object): boolean =>
  "run" in payload && Array.isArray(Object(payload.run).citations) && Object(payload.run).citations.length > 0;

/** The address is the state: the view, the words searched for, the open conversation, and a message in it. */
export const inboxRoute = createRoute({
  getParentRoute: () => signedIn,
  path: "/inbox",
  validateSearch: (given: Record<string, unknown>) => ({
    ...oneOf(given, "view", views),
    ...optionalText(given, "q"),
    ...optionalText(given, "label"),
    ...optionalText(given, "conversation"),
    ...optionalText(given, "message"),
  }),
}).lazy(() => import("./pages/inbox/page.tsx").then(({ route }) => route));

/** The address is the state: the open service account, and which of its keys are shown. */
export const keysRoute = createRoute({
  getParentRoute: () => signedIn,
  path: "/keys",
  validateSearch: (given: Record<string, unknown>) => ({
    ...optionalText(given, "account"),
    ...oneOf(given, "keys", ["revoked"]),
  }),
}).lazy(() => import("./pages/keys/page.tsx").then(({ route }) => route));

/** The address is the state: the view, its filters, and the open source or question. */
export const knowledgeRoute = createRoute({
  getParentRoute: () => signedIn,
  path: "/knowledge",
  validateSearch: (given: Record<string, unknown>) => ({
    ...oneOf(given, "view", ["unanswered", "try"]),
    ...oneOf(given, "status", statusFilter),
    ...oneOf(given, "audience", audienceFilter),
    ...oneOf(given, "found", gapFilter),
    ...optionalText(given, "ask"),
    ...optionalText(given, "source"),
    ...optionalText(given, "question"),
  }),
}).lazy(() => import("./pages/knowledge/page.tsx").then(({ route }) => route));

/** The address is the state: the open member. */
export const membersRoute = createRoute({
  getParentRoute: () => signedIn,
  path: "/members",
  validateSearch: (given: Record<string, unknown>) => optionalText(given, "member"),
}).lazy(() => import("./pages/members/page.tsx").then(({ route }) => route));

readAgainOn("", ["console.requests.list", "console.runs.list"]);

/** The address is the state: the request id that is looked for, the filters, and the open request. */
export const requestsRoute = createRoute({
  getParentRoute: () => signedIn,
  path: "/requests",
  validateSearch: (given: Record<string, unknown>) => ({
    ...optionalText(given, "q"),
    ...optionalText(given, "operation"),
    ...oneOf({ status: String(given["status"]) }, "status", statuses),
    ...optionalText(given, "by"),
    ...optionalText(given, "request"),
  }),
}).lazy(() => import("./pages/requests/page.tsx").then(({ route }) => route));

readAgainOn("export.", ["console.organization.getExport"]);

/** The address is the state: the open part. */
export const settingsRoute = createRoute({
  getParentRoute: () => signedIn,
  path: "/settings",
  validateSearch: (given: Record<string, unknown>) =>
    oneOf(given, "part", [
      "organization",
      "quiet-hours",
      "alerts",
      "retention",
      "export",
      "password",
      "second-factor",
      "sessions",
      "limits",
    ]),
}).lazy(() => import("./pages/settings/page.tsx").then(({ route }) => route));

readAgainOn("template.", ["console.templates.list"]);

/** The address is the state: the filter, and the open template. */
export const templatesRoute = createRoute({
  getParentRoute: () => signedIn,
  path: "/templates",
  validateSearch: (given: Record<string, unknown>) => ({
    ...oneOf(given, "status", statusNames),
    ...optionalText(given, "template"),
  }),
}).lazy(() => import("./pages/templates/page.tsx").then(({ route }) => route));

readAgainOn("channel.", ["console.channels.list"]);
readAgainOn("template.", ["console.templates.list"]);
readAgainOn("conversation.", ["console.events.list"]);

export const todayRoute = createRoute({
  getParentRoute: () => signedIn,
  path: "/today",
}).lazy(() => import("./pages/today/page.tsx").then(({ route }) => route));

// Every event may become a delivery.
readAgainOn("", ["console.webhooks.listDeliveries", "console.deliveries.list"]);

/** The address is the state: the open webhook, the filter of its deliveries, and the open delivery. */
export const webhooksRoute = createRoute({
  getParentRoute: () => signedIn,
  path: "/webhooks",
  validateSearch: (given: Record<string, unknown>) => ({
    ...optionalText(given, "webhook"),
    ...oneOf(given, "status", ["pending", "delivered", "exhausted"]),
    ...oneOf(given, "event", eventNames),
    ...optionalText(given, "delivery"),
  }),
}).lazy(() => import("./pages/webhooks/page.tsx").then(({ route }) => route));
