import { quotaOf } from "../../../platform/database/quota.ts";
import { ownedCredentialFacts } from "../credentials/load.ts";
import { appFacts, appPageFacts, redirectUriFacts } from "./load.ts";

export const apps = {
  "console.listApps": appPageFacts,
  "console.createApp": { quota: quotaOf("apps") },
  "console.addRedirectUri": redirectUriFacts,
  "console.createGrant": { ...appFacts, quota: quotaOf("keys") },
  "console.revokeGrant": ownedCredentialFacts,
};
