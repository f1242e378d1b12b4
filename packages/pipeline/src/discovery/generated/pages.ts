// Generated from docs/ and READMEs by `bun run generate`; do not edit.

import { page as pagesIndex } from "./pages/index.ts";
import { page as pagesOverview } from "./pages/overview.ts";
import { page as pagesSandbox } from "./pages/sandbox.ts";
import { page as pagesSdk } from "./pages/sdk.ts";
import { page as pagesWebhooks } from "./pages/webhooks.ts";
import { page as pagesErrors } from "./pages/errors.ts";
import { page as pagesChannels } from "./pages/channels.ts";
import { page as pagesKnowledge } from "./pages/knowledge.ts";
import { page as pagesAgents } from "./pages/agents.ts";
import { page as pagesTools } from "./pages/tools.ts";
import { page as pagesDelivery } from "./pages/delivery.ts";
import { page as pagesSecurity } from "./pages/security.ts";
import { page as pagesPackagesSdk } from "./pages/packages/sdk.ts";
import { page as pagesPackagesWebhooks } from "./pages/packages/webhooks.ts";
import { page as pagesPackagesSandbox } from "./pages/packages/sandbox.ts";
import { page as pagesPackagesConformance } from "./pages/packages/conformance.ts";
import { page as pagesPackagesContract } from "./pages/packages/contract.ts";
import { page as pagesPackagesServerStubs } from "./pages/packages/server-stubs.ts";
import { page as pagesOperations } from "./pages/operations.ts";
import { page as pagesSettings } from "./pages/settings.ts";
import { page as pagesConsole } from "./pages/console.ts";
import { page as pagesDiscovery } from "./pages/discovery.ts";
import { page as pagesPackagesSdkApi } from "./pages/packages/sdk/api.ts";
import { page as pagesPackagesWebhooksApi } from "./pages/packages/webhooks/api.ts";
import { page as pagesPackagesSandboxApi } from "./pages/packages/sandbox/api.ts";
import { page as pagesPackagesConformanceApi } from "./pages/packages/conformance/api.ts";

/** Groups of pages in reading order. */
export const groups: readonly string[] = ["Start","Guides","Concepts","Reference","Packages","Operate","More"];

/** Every written page of the documentation, in reading order. */
export const pages = [
  pagesIndex,
  pagesOverview,
  pagesSandbox,
  pagesSdk,
  pagesWebhooks,
  pagesErrors,
  pagesChannels,
  pagesKnowledge,
  pagesAgents,
  pagesTools,
  pagesDelivery,
  pagesSecurity,
  pagesPackagesSdk,
  pagesPackagesWebhooks,
  pagesPackagesSandbox,
  pagesPackagesConformance,
  pagesPackagesContract,
  pagesPackagesServerStubs,
  pagesOperations,
  pagesSettings,
  pagesConsole,
  pagesDiscovery,
  pagesPackagesSdkApi,
  pagesPackagesWebhooksApi,
  pagesPackagesSandboxApi,
  pagesPackagesConformanceApi,
];
