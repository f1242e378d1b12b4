// Generated from docs/ and READMEs by `bun run generate`; do not edit.

import { page as pagesIndex } from "./pages/index.ts";
import { page as pagesStart } from "./pages/start.ts";
import { page as pagesOverview } from "./pages/overview.ts";
import { page as pagesConcepts } from "./pages/concepts.ts";
import { page as pagesExamples } from "./pages/examples.ts";
import { page as pagesMessages } from "./pages/messages.ts";
import { page as pagesMessagesContent } from "./pages/messages/content.ts";
import { page as pagesMessagesSendLater } from "./pages/messages/send-later.ts";
import { page as pagesWebhooks } from "./pages/webhooks.ts";
import { page as pagesWebhooksVerify } from "./pages/webhooks/verify.ts";
import { page as pagesWebhooksDeduplicate } from "./pages/webhooks/deduplicate.ts";
import { page as pagesWebhooksRotate } from "./pages/webhooks/rotate.ts";
import { page as pagesWebhooksReplay } from "./pages/webhooks/replay.ts";
import { page as pagesWebhooksFailures } from "./pages/webhooks/failures.ts";
import { page as pagesWebhooksTest } from "./pages/webhooks/test.ts";
import { page as pagesEvents } from "./pages/events.ts";
import { page as pagesTemplates } from "./pages/templates.ts";
import { page as pagesKnowledge } from "./pages/knowledge.ts";
import { page as pagesKnowledgeSources } from "./pages/knowledge/sources.ts";
import { page as pagesKnowledgeSearch } from "./pages/knowledge/search.ts";
import { page as pagesAgents } from "./pages/agents.ts";
import { page as pagesInbox } from "./pages/inbox.ts";
import { page as pagesCustomers } from "./pages/customers.ts";
import { page as pagesOwnAgent } from "./pages/own-agent.ts";
import { page as pagesTools } from "./pages/tools.ts";
import { page as pagesApprovals } from "./pages/approvals.ts";
import { page as pagesOauth } from "./pages/oauth.ts";
import { page as pagesErrors } from "./pages/errors.ts";
import { page as pagesSdk } from "./pages/sdk.ts";
import { page as pagesSandbox } from "./pages/sandbox.ts";
import { page as pagesTesting } from "./pages/testing.ts";
import { page as pagesConformance } from "./pages/conformance.ts";
import { page as pagesDelivery } from "./pages/delivery.ts";
import { page as pagesLimits } from "./pages/limits.ts";
import { page as pagesVersioning } from "./pages/versioning.ts";
import { page as pagesSecurity } from "./pages/security.ts";
import { page as pagesHowItIsMade } from "./pages/how-it-is-made.ts";
import { page as pagesPackagesSdk } from "./pages/packages/sdk.ts";
import { page as pagesPackagesQuery } from "./pages/packages/query.ts";
import { page as pagesPackagesWebhooks } from "./pages/packages/webhooks.ts";
import { page as pagesPackagesSandbox } from "./pages/packages/sandbox.ts";
import { page as pagesPackagesConformance } from "./pages/packages/conformance.ts";
import { page as pagesPackagesContract } from "./pages/packages/contract.ts";
import { page as pagesPackagesServerStubs } from "./pages/packages/server-stubs.ts";
import { page as pagesPackagesServer } from "./pages/packages/server.ts";
import { page as pagesOperations } from "./pages/operations.ts";
import { page as pagesOperationsInstall } from "./pages/operations/install.ts";
import { page as pagesOperationsDatabase } from "./pages/operations/database.ts";
import { page as pagesOperationsUpgrade } from "./pages/operations/upgrade.ts";
import { page as pagesOperationsBackup } from "./pages/operations/backup.ts";
import { page as pagesOperationsDoctor } from "./pages/operations/doctor.ts";
import { page as pagesOperationsPooler } from "./pages/operations/pooler.ts";
import { page as pagesOperationsProxy } from "./pages/operations/proxy.ts";
import { page as pagesOperationsKeys } from "./pages/operations/keys.ts";
import { page as pagesOperationsScaling } from "./pages/operations/scaling.ts";
import { page as pagesOperationsMetrics } from "./pages/operations/metrics.ts";
import { page as pagesOperationsAlerts } from "./pages/operations/alerts.ts";
import { page as pagesOperationsMail } from "./pages/operations/mail.ts";
import { page as pagesOperationsData } from "./pages/operations/data.ts";
import { page as pagesSettings } from "./pages/settings.ts";
import { page as pagesConsole } from "./pages/console.ts";
import { page as pagesConsoleCompared } from "./pages/console-compared.ts";
import { page as pagesChannels } from "./pages/channels.ts";
import { page as pagesTroubleshooting } from "./pages/troubleshooting.ts";
import { page as pagesFaq } from "./pages/faq.ts";
import { page as pagesComparison } from "./pages/comparison.ts";
import { page as pagesBenchmarks } from "./pages/benchmarks.ts";
import { page as pagesBenchmarksDelivery } from "./pages/benchmarks/delivery.ts";
import { page as pagesBenchmarksKnowledge } from "./pages/benchmarks/knowledge.ts";
import { page as pagesBenchmarksClients } from "./pages/benchmarks/clients.ts";
import { page as pagesDiscovery } from "./pages/discovery.ts";
import { page as pagesPackagesSdkApi } from "./pages/packages/sdk/api.ts";
import { page as pagesPackagesWebhooksApi } from "./pages/packages/webhooks/api.ts";
import { page as pagesPackagesSandboxApi } from "./pages/packages/sandbox/api.ts";
import { page as pagesPackagesConformanceApi } from "./pages/packages/conformance/api.ts";

/** Groups of pages in reading order. */
export const groups: readonly string[] = ["Start","Guides","Test","Background","Reference","Packages","Operate","Help","More"];

/** Every written page of the documentation, in reading order. */
export const pages = [
  pagesIndex,
  pagesStart,
  pagesOverview,
  pagesConcepts,
  pagesExamples,
  pagesMessages,
  pagesMessagesContent,
  pagesMessagesSendLater,
  pagesWebhooks,
  pagesWebhooksVerify,
  pagesWebhooksDeduplicate,
  pagesWebhooksRotate,
  pagesWebhooksReplay,
  pagesWebhooksFailures,
  pagesWebhooksTest,
  pagesEvents,
  pagesTemplates,
  pagesKnowledge,
  pagesKnowledgeSources,
  pagesKnowledgeSearch,
  pagesAgents,
  pagesInbox,
  pagesCustomers,
  pagesOwnAgent,
  pagesTools,
  pagesApprovals,
  pagesOauth,
  pagesErrors,
  pagesSdk,
  pagesSandbox,
  pagesTesting,
  pagesConformance,
  pagesDelivery,
  pagesLimits,
  pagesVersioning,
  pagesSecurity,
  pagesHowItIsMade,
  pagesPackagesSdk,
  pagesPackagesQuery,
  pagesPackagesWebhooks,
  pagesPackagesSandbox,
  pagesPackagesConformance,
  pagesPackagesContract,
  pagesPackagesServerStubs,
  pagesPackagesServer,
  pagesOperations,
  pagesOperationsInstall,
  pagesOperationsDatabase,
  pagesOperationsUpgrade,
  pagesOperationsBackup,
  pagesOperationsDoctor,
  pagesOperationsPooler,
  pagesOperationsProxy,
  pagesOperationsKeys,
  pagesOperationsScaling,
  pagesOperationsMetrics,
  pagesOperationsAlerts,
  pagesOperationsMail,
  pagesOperationsData,
  pagesSettings,
  pagesConsole,
  pagesConsoleCompared,
  pagesChannels,
  pagesTroubleshooting,
  pagesFaq,
  pagesComparison,
  pagesBenchmarks,
  pagesBenchmarksDelivery,
  pagesBenchmarksKnowledge,
  pagesBenchmarksClients,
  pagesDiscovery,
  pagesPackagesSdkApi,
  pagesPackagesWebhooksApi,
  pagesPackagesSandboxApi,
  pagesPackagesConformanceApi,
];
