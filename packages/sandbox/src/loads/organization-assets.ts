/** What an organization has set up: channels, keys and webhooks. */
import type { MemoryLoads } from "./memory-loads.ts";
import { newestOf } from "./pages.ts";
import { quotaOf } from "./quotas.ts";

export const organizationAssets = {
  "channels.list": ({ tables }, args) => newestOf(tables.channels, (row) => row, args),
  "channels.get": ({ tables }, { id }) => ({ channel: tables.channels.byId(id) }),
  "keys.revoke": ({ tables }, { id }) => {
    const credential = tables.credentials.byId(id);
    return { key: credential?.kind === "key" || credential?.kind === "sandbox" ? credential : null };
  },
  "webhooks.list": ({ tables }, args) =>
    newestOf(tables.webhook_endpoints, (row) => (row.status === "deleted" ? null : row), args),
  "webhooks.create": (organization, args) => ({ quota: quotaOf(organization, "webhooks", args) }),
  "webhooks.update": ({ tables }, { id }) => ({ endpoint: tables.webhook_endpoints.byId(id) }),
  "webhooks.delete": ({ tables }, { id }) => ({ endpoint: tables.webhook_endpoints.byId(id) }),
} satisfies Partial<MemoryLoads>;
