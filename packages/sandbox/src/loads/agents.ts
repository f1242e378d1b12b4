import { requestValidators } from "@atlas-messaging/contract/request-validators/agents";
import { agents } from "@atlas-messaging/pipeline/operations/agents";
import { knownTables } from "../knowledge/known.ts";
import { newestOf } from "../lookups/pages.ts";
import { quotaOf } from "../lookups/quotas.ts";
import { type LoadsIn, sectionOf } from "./section.ts";

const loads = {
  "agents.list": ({ tables }, args) => newestOf(tables.agents, (row) => row, args),
  "agents.create": (organization, { channels, source_ids, ...args }) => {
    const { tables } = organization;
    const names = new Set(Array.from(tables.channels.all(), ({ channel }) => channel));
    const sources = source_ids.flatMap((id) => knownTables(organization).knowledge_documents.byId(id) ?? []);
    return {
      channelNames: channels.filter((name) => names.has(name)),
      sourceIds: sources.filter(({ status }) => status !== "archived").map(({ id }) => id),
      quota: quotaOf(organization, "agents", args),
    };
  },
  "agents.publish": ({ tables }, { id }) => ({ agent: tables.agents.byId(id) }),
} satisfies LoadsIn<"agents">;

export const section = sectionOf("agents", { operations: agents, loads, validators: requestValidators });
