import type { Organization } from "../store/organization.ts";
import { knownTables } from "../knowledge/known.ts";
import { servingAgent } from "./serving-agents.ts";

interface Asked {
  readonly channels: readonly string[];
  readonly source_ids: readonly string[];
  readonly fallback_agent_id: string | null;
}

/** Returns which of an agent's references exist, and the channels that nobody serves. */
export const linkFacts = (organization: Organization, { channels, source_ids, fallback_agent_id }: Asked) => {
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
