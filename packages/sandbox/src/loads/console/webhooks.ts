import { recoveryOf } from "../../lookups/events.ts";
import { newestOf } from "../../lookups/pages.ts";
import { quotaOf } from "../../lookups/quotas.ts";
import type { LoadsIn } from "../section.ts";

export const webhooks = {
  "console.listWebhooks": ({ tables }, args) =>
    newestOf(tables.webhook_endpoints, (row) => (row.status === "deleted" ? null : row), args),
  "console.createWebhook": (organization, { service_account_id, ...args }) => ({
    serviceAccount: organization.tables.service_accounts.byId(service_account_id),
    quota: quotaOf(organization, "webhooks", args),
  }),
  "console.updateWebhook": ({ tables }, { id }) => ({ endpoint: tables.webhook_endpoints.byId(id) }),
  "console.deleteWebhook": ({ tables }, { id }) => ({ endpoint: tables.webhook_endpoints.byId(id) }),
  "console.recoverWebhook": recoveryOf,
  "console.testWebhook": ({ tables }, { id }) => ({ endpoint: tables.webhook_endpoints.byId(id) }),
  "console.rotateWebhookSecret": ({ tables }, { id }) => ({ endpoint: tables.webhook_endpoints.byId(id) }),
} satisfies Partial<LoadsIn<"console">>;
