import { hasMetadata } from "../core/metadata.ts";
import { type FactsFor, type Organization, newestOf, quotaOf } from "../pipeline/memory.ts";
import type { agents, consoleAgents } from "./operations.ts";
import { knownTables } from "../knowledge/facts.memory.ts";
import { servingAgent } from "./serving.memory.ts";

interface Asked {
  readonly channels: readonly string[];
  readonly source_ids: readonly string[];
  readonly fallback_agent_id: string | null;
}

/** Returns which of an agent's references exist, and the channels that nobody serves. */
const linkFacts = (organization: Organization, { channels, source_ids, fallback_agent_id }: Asked) => {
  const { tables } = organization;
  const linked = [...tables.channels.all()];
  const names = new Set(linked.map(({ channel }) => channel));
  const sources = source_ids.flatMap((id) => knownTables(organization).knowledge_documents.byId(id) ?? []);
  return {
    channelNames: channels.filter((name) => names.has(name)),
    sourceIds: sources.filter(({ status }) => status !== "archived").map(({ id }) => id),
    unserved: linked.filter((each) => servingAgent(organization, each) === null),
    fallback: tables.agents.byId(fallback_agent_id),
  };
};

export const agentsFacts = {
  "agents.list": ({ tables }, args) =>
    newestOf(tables.agents, (row) => (row.status === args.status && hasMetadata(row, args) ? row : null), args),
  "agents.get": ({ tables }, { id }) => ({ agent: tables.agents.byId(id) }),
  "agents.create": (organization, { max, ...links }) => ({
    ...linkFacts(organization, links),
    quota: quotaOf(organization, "agents", { max }),
  }),
  "agents.update": (organization, { id, ...links }) => ({
    ...linkFacts(organization, links),
    agent: organization.tables.agents.byId(id),
  }),
  "agents.publish": ({ tables }, { id }) => ({ agent: tables.agents.byId(id) }),
} satisfies FactsFor<typeof agents>;

export const consoleAgentsFacts = {
  "console.agents.list": ({ tables }, args) =>
    newestOf(tables.agents, (row) => (row.status === args.status && hasMetadata(row, args) ? row : null), args),
  "console.agents.get": ({ tables }, { id }) => ({ agent: tables.agents.byId(id) }),
  "console.agents.create": (organization, { max, ...links }) => ({
    ...linkFacts(organization, links),
    quota: quotaOf(organization, "agents", { max }),
  }),
  "console.agents.update": (organization, { id, ...links }) => ({
    ...linkFacts(organization, links),
    agent: organization.tables.agents.byId(id),
  }),
  "console.agents.publish": ({ tables }, { id }) => ({ agent: tables.agents.byId(id) }),
} satisfies FactsFor<typeof consoleAgents>;
