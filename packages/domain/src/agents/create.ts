import { insert } from "../changes.ts";
import { type Facts, accept, refuseMembers } from "../outcome.ts";
import { withinQuota } from "../quotas.ts";
import { audit, record } from "../records.ts";
import type { Id } from "../rows.ts";
import { presentAgent } from "./present.ts";
import type { AgentRow } from "./rows.ts";

/** The requested channels and documents that the organization has. */
export interface CreateAgentFacts extends Facts {
  /** Names of the organization's channels. */
  readonly channelNames: readonly string[];
  /** Knowledge documents that are not archived. */
  readonly sourceIds: readonly Id[];
}

/** Creates a hosted agent, or the record of an external one (POST /v1/atlas/agents). */
export const createAgent = withinQuota("agents.create", "agents", (facts: CreateAgentFacts, { body }) => {
  const channels = body.channels ?? [];
  const sourceIds = (body.source_ids ?? []).map((id) => id.toLowerCase());
  const details = [
    ...missing("channels", channels, facts.channelNames, "is not a channel of your organization"),
    ...missing(
      "source_ids",
      sourceIds,
      facts.sourceIds,
      "is not a knowledge document of your organization, or is archived",
    ),
  ];
  if (details.length > 0) return refuseMembers(details);

  const agent: AgentRow = {
    organization_id: facts.organizationId,
    id: facts.newId(),
    kind: body.kind ?? "hosted",
    name: body.name,
    description: body.description ?? null,
    status: "ready",
    channels,
    source_ids: [...new Set(sourceIds)],
    is_listed: false,
    listing_category: null,
    listing_description: null,
    listing_slug: null,
    created_at: facts.now,
    updated_at: facts.now,
  };
  const { name, kind } = agent;
  return accept({ ok: true, data: { agent: presentAgent(agent) } }, [
    insert("agents", agent),
    ...record(facts, { intent: "create_agent" }),
    audit(facts, "atlas_api.agent.create", agent.id, { after: { name, kind, channels } }),
  ]);
});

const missing = (member: string, requested: readonly string[], known: readonly string[], message: string) =>
  requested.flatMap((each, index) => (known.includes(each) ? [] : [{ path: `${member}.${index}`, message }]));
