/** What an organization has set up: channels, agents, keys and webhooks. */
import type { MemoryLoads } from "./memory-loads.ts";
import { newestOf } from "./pages.ts";

export const organizationAssets = {
  "channels.list": ({ tables }, args) => newestOf(tables.channels, (row) => row, args),
  "channels.get": ({ tables }, { id }) => ({ channel: tables.channels.byId(id) }),
  "agents.list": ({ tables }, args) => newestOf(tables.agents, (row) => row, args),
  "agents.create": ({ tables }, { channels, source_ids }) => {
    const names = new Set(Array.from(tables.channels.all(), ({ channel }) => channel));
    const sources = source_ids.flatMap((id) => tables.knowledge_documents.byId(id) ?? []);
    return {
      channelNames: channels.filter((name) => names.has(name)),
      sourceIds: sources.filter(({ status }) => status !== "archived").map(({ id }) => id),
    };
  },
  "agents.publish": ({ tables }, { id }) => ({ agent: tables.agents.byId(id) }),
  "keys.revoke": ({ tables }, { id }) => {
    const credential = tables.credentials.byId(id);
    return { key: credential?.kind === "key" || credential?.kind === "sandbox" ? credential : null };
  },
  "webhooks.list": ({ tables }, args) =>
    newestOf(tables.webhook_endpoints, (row) => (row.status === "deleted" ? null : row), args),
  "webhooks.create": () => ({}),
  "webhooks.update": ({ tables }, { id }) => ({ endpoint: tables.webhook_endpoints.byId(id) }),
  "webhooks.delete": ({ tables }, { id }) => ({ endpoint: tables.webhook_endpoints.byId(id) }),
} satisfies Partial<MemoryLoads>;
