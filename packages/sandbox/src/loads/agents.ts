import type { MemoryLoads } from "./memory-loads.ts";
import { newestOf } from "./pages.ts";

export const agents = {
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
} satisfies Partial<MemoryLoads>;
