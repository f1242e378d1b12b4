import { credentialsOf, owned } from "../../lookups/credentials.ts";
import { newestOf } from "../../lookups/pages.ts";
import { quotaOf } from "../../lookups/quotas.ts";
import type { LoadsIn } from "../section.ts";

export const serviceAccounts = {
  "console.listServiceAccounts": (organization, args) => {
    const page = newestOf(organization.tables.service_accounts, (row) => row, args);
    return { ...page, keys: credentialsOf(organization, "key", page.rows) };
  },
  "console.createServiceAccount": (organization, args) => ({ quota: quotaOf(organization, "service_accounts", args) }),
  "console.createKey": (organization, { service_account_id, ...args }) => ({
    serviceAccount: organization.tables.service_accounts.byId(service_account_id),
    quota: quotaOf(organization, "keys", args),
  }),
  "console.revokeKey": owned,
} satisfies Partial<LoadsIn<"console">>;
