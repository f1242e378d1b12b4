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
  "console.createApp": {},
  "console.addRedirectUri": redirectUriFacts,
  "console.createGrant": appFacts,
  "console.revokeGrant": ownedCredentialFacts,
  "console.listServiceAccounts": serviceAccountPageFacts,
  "console.createServiceAccount": {},
  "console.createKey": serviceAccountFacts,
  "console.revokeKey": ownedCredentialFacts,
  "console.listAuditEvents": auditPageFacts,
};
