import type { MemoryLoads } from "./memory-loads.ts";
import { newestOf } from "./pages.ts";
import { quotaOf } from "./quotas.ts";

export const agents = {
  "agents.list": ({ tables }, args) => newestOf(tables.agents, (row) => row, args),
  "agents.create": (organization, { channels, source_ids, ...args }) => {
    const { tables } = organization;
    const names = new Set(Array.from(tables.channels.all(), ({ channel }) => channel));
    const sources = source_ids.flatMap((id) => tables.knowledge_documents.byId(id) ?? []);
    return {
      channelNames: channels.filter((name) => names.has(name)),
      sourceIds: sources.filter(({ status }) => status !== "archived").map(({ id }) => id),
      quota: quotaOf(organization, "agents", args),
    };
  },
  "agents.publish": ({ tables }, { id }) => ({ agent: tables.agents.byId(id) }),
} satisfies Partial<MemoryLoads>;
