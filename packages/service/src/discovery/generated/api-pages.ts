// Generated from packages/*/src by `bun run generate`; do not edit.

import { page as pagesPackagesSdkApi } from "./pages/packages/sdk/api.ts";
import { page as pagesPackagesWebhooksApi } from "./pages/packages/webhooks/api.ts";
import { page as pagesPackagesSandboxApi } from "./pages/packages/sandbox/api.ts";
import { page as pagesPackagesConformanceApi } from "./pages/packages/conformance/api.ts";

/** The pages of what the packages export. */
export const apiPages = [
  pagesPackagesSdkApi,
  pagesPackagesWebhooksApi,
  pagesPackagesSandboxApi,
  pagesPackagesConformanceApi,
];
