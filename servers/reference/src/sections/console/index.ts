import { quotaOf } from "../../platform/database/quota.ts";
import {
  appFacts,
  appPageFacts,
  auditPageFacts,
  overviewFacts,
  ownedCredentialFacts,
  redirectUriFacts,
  serviceAccountFacts,
  serviceAccountPageFacts,
} from "./load.ts";

export { serviceAccountFacts } from "./load.ts";

export const developerConsole = {
  "console.overview": overviewFacts,
  "console.listApps": appPageFacts,
  "console.createApp": { quota: quotaOf("apps") },
  "console.addRedirectUri": redirectUriFacts,
  "console.createGrant": { ...appFacts, quota: quotaOf("keys") },
  "console.revokeGrant": ownedCredentialFacts,
  "console.listServiceAccounts": serviceAccountPageFacts,
  "console.createServiceAccount": { quota: quotaOf("service_accounts") },
  "console.createKey": { ...serviceAccountFacts, quota: quotaOf("keys") },
  "console.revokeKey": ownedCredentialFacts,
  "console.listAuditEvents": auditPageFacts,
};
