import { quotaOf } from "../../../platform/database/quota.ts";
import { ownedCredentialFacts } from "../credentials/load.ts";
import { serviceAccountFacts, serviceAccountPageFacts } from "./load.ts";

export { serviceAccountFacts } from "./load.ts";

export const serviceAccounts = {
  "console.listServiceAccounts": serviceAccountPageFacts,
  "console.createServiceAccount": { quota: quotaOf("service_accounts") },
  "console.createKey": { ...serviceAccountFacts, quota: quotaOf("keys") },
  "console.revokeKey": ownedCredentialFacts,
};
