import { operations } from "@atlas-messaging/contract";
import {
  type LoadName,
  type LoadNameIn,
  type LoadedBy,
  type LoadingSection,
  type Loads,
  servedBy,
} from "@atlas-messaging/service/bind-section";
import { createHandlers } from "@atlas-messaging/service/handlers";
import { sections } from "@atlas-messaging/service/sections";
import { factLoader } from "@atlas-messaging/postgres/facts";
import type { Args } from "@atlas-messaging/postgres/queries";
import { type Query, type SearchQueries, areFacts, searchLoader } from "../knowledge-search/index.ts";
import type { Services } from "./services.ts";
import { actingAgent } from "@atlas-messaging/service/access/facts.sql";
import { liveCredential, liveSession, storedAnswer } from "./store.ts";
import { agentSessionsFacts, sessionsFacts } from "@atlas-messaging/service/sessions/facts.sql";
import { agentsFacts, consoleAgentsFacts } from "@atlas-messaging/service/agents/facts.sql";
import {
  alertsFacts,
  limitsFacts,
  organizationExportFacts,
  organizationsFacts,
  overviewFacts,
  retentionFacts,
  standing,
} from "@atlas-messaging/service/organizations/facts.sql";
import { appsFacts, consentsFacts, keysFacts, serviceAccountsFacts } from "@atlas-messaging/service/access/facts.sql";
import { approvalsFacts } from "@atlas-messaging/service/approvals/facts.sql";
import { consoleCostsFacts } from "@atlas-messaging/service/costs/facts.sql";
import { consoleCapsFacts, costsFacts } from "@atlas-messaging/service/messages/facts.caps.sql";
import { auditEventsFacts, consoleRunsFacts, runsFacts } from "@atlas-messaging/service/runs/facts.sql";
import { channelsFacts, consoleChannelsFacts } from "@atlas-messaging/service/channels/facts.sql";
import { inboxFacts } from "@atlas-messaging/service/inbox/facts.sql";
import { consoleCustomersFacts, customersFacts, quietHoursFacts } from "@atlas-messaging/service/customers/facts.sql";
import {
  consoleDeliveriesFacts,
  consoleWebhooksFacts,
  webhooksFacts,
} from "@atlas-messaging/service/webhooks/facts.sql";
import { consoleEventsFacts, eventsFacts, phoneFacts } from "@atlas-messaging/service/inbound/facts.sql";
import { consoleKnowledgeFacts, knowledgeFacts } from "@atlas-messaging/service/knowledge/facts.sql";
import { consoleMediaFacts, consoleMessagesFacts, messagesFacts } from "@atlas-messaging/service/messages/facts.sql";
import { membersFacts } from "@atlas-messaging/service/members/facts.sql";
import { requestsFacts } from "@atlas-messaging/service/organizations/requests.sql";
import { templatesFacts } from "@atlas-messaging/service/templates/facts.sql";
import { vouchersFacts } from "@atlas-messaging/service/vouchers/facts.sql";
import { consolePrivacyFacts, privacyFacts } from "@atlas-messaging/service/privacy/facts.sql";
import type { Handlers } from "@atlas-messaging/service/pipeline/handler";
import { actionsFacts } from "@atlas-messaging/service/actions/facts.sql";
import { agentApiFacts } from "@atlas-messaging/service/tools/facts.sql";
import { conversationsFacts } from "@atlas-messaging/service/conversations/facts.sql";
import { toolServerFacts } from "@atlas-messaging/service/tool-server/facts.sql";

/** Facts of an operation, as queries. */
type SqlLoad<Name extends LoadName> = { readonly [Known in keyof LoadedBy<Name>]: Query<LoadedBy<Name>[Known]> };

/** Queries by section; a missing section or load is a type error. */
export type SqlSections = {
  readonly [Name in LoadingSection]: { readonly [Each in LoadNameIn<Name> & LoadName]: SqlLoad<Each> };
};

/** Binding of an operation or a tool; a tool has no operation of its own. */
type Loading = { readonly kind: "read" | "write" | "tool"; readonly id?: keyof typeof operations };

const loadOf = ({ kind, id }: Loading, facts: SearchQueries) => {
  const isConsole = id !== undefined && operations[id].auth.scheme === "operatorSession";
  const lives = isConsole ? liveSession : liveCredential;
  if (kind === "read") return loaderOf({ ...facts, lives, standing });
  const written = { ...facts, stored: storedAnswer, lives, standing };
  return loaderOf(isConsole ? written : { ...written, actingAgent });
};

const loaderOf = (queries: SearchQueries) => {
  if (areFacts(queries)) {
    const load = factLoader(queries);
    return ({ database }: Services, organizationId: string, args: Args) => load(database, organizationId, args);
  }
  const search = searchLoader(queries);
  return ({ database, embedder, settings }: Services, organizationId: string, args: Args) =>
    search({ database, embedder, thresholds: settings.knowledgeThresholds }, organizationId, args);
};

/** Compiles each operation's facts to one statement, once. */
const loadsBy = (queries: SqlSections): Loads<Services> => {
  const loads = Object.entries(queries).flatMap(([section, own]) =>
    Object.entries(own).map(([name, facts]) => [name, loadOf(bound(section, name), facts)]),
  );
  // `SqlSections` pairs each operation with the facts that it knows.
  return Object.fromEntries(loads);
};

/** `SqlSections` holds only names that load. */
const bound = (section: string, name: string): Loading => Reflect.get(Reflect.get(sections, section), name);

/** Facts of the developer console. */
export const developerConsole = {
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
  ...organizationExportFacts,
  ...organizationsFacts,
  ...overviewFacts,
  ...phoneFacts,
  ...quietHoursFacts,
  ...requestsFacts,
  ...retentionFacts,
  ...consoleRunsFacts,
  ...serviceAccountsFacts,
  ...templatesFacts,
  ...vouchersFacts,
  ...consoleWebhooksFacts,
};

// Sections that load facts, with their queries; `packages/service` has the rest of each operation.

const facts = {
  actions: actionsFacts,
  agents: agentsFacts,
  "agent-api": agentApiFacts,
  channels: channelsFacts,
  console: developerConsole,
  conversations: conversationsFacts,
  costs: costsFacts,
  customers: { ...customersFacts, ...privacyFacts },
  events: eventsFacts,
  keys: keysFacts,
  knowledge: knowledgeFacts,
  messages: messagesFacts,
  runs: runsFacts,
  sessions: sessionsFacts,
  "tool-server": toolServerFacts,
  webhooks: webhooksFacts,
} satisfies SqlSections;

export const handlers: Handlers<Services> = createHandlers(loadsBy(facts));

/** Tells if this server has an operation with its load. */
export const isServed = servedBy(handlers);
