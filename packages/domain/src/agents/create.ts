import type { BodyOf } from "@atlas-messaging/contract";
import { insert } from "../changes.ts";
import { accept, refuseMembers } from "../outcome.ts";
import { withinQuota } from "../quotas.ts";
import { audit, record } from "../records.ts";
import { type LinkFacts, linkProblems, serveUnserved } from "./links.ts";
import { presentAgent } from "./present.ts";
import type { AgentRow } from "./rows.ts";

/** Creates a hosted agent, or the record of an external one (POST /v1/atlas/agents). */
export const createAgent = withinQuota("agents.create", "agents", (facts: LinkFacts, { body }) => {
  const outcome = created(facts, body);
  if (outcome.kind === "refused") return outcome;
  return { ...outcome, changes: [...outcome.changes, ...record(facts, { intent: "create_agent" })] };
});

/** Creates an agent in the console (POST /operator/agents). */
export const createConsoleAgent = withinQuota("console.createAgent", "agents", (facts: LinkFacts, { body }) =>
  created(facts, body),
);

const created = (facts: LinkFacts, body: BodyOf<"agents.create">) => {
  const kind = body.kind ?? "hosted";
  const problems = linkProblems(facts, kind, body);
  if (problems.length > 0) return refuseMembers(problems);

  const agent: AgentRow = {
    organization_id: facts.organizationId,
    id: facts.newId(),
    kind,
    name: body.name,
    description: body.description ?? null,
    status: "ready",
    channels: body.channels ?? [],
    source_ids: sourcesOf(body.source_ids),
    is_listed: false,
    listing_category: null,
    listing_description: null,
    listing_slug: null,
    reply_within_seconds: body.reply_within_seconds ?? null,
    people_reply_within_seconds: body.people_reply_within_seconds ?? null,
    people_hours: body.people_hours ?? null,
    announces_people: body.announces_people ?? kind === "hosted",
    fallback_agent_id: body.fallback_agent_id ?? null,
    created_at: facts.now,
    updated_at: facts.now,
  };
  const { name, channels } = agent;
  return accept<"agents.create">({ ok: true, data: { agent: presentAgent(agent) } }, [
    insert("agents", agent),
    ...serveUnserved(facts, agent),
    audit(facts, "atlas_api.agent.create", agent.id, { after: { name, kind, channels } }),
  ]);
};

/** Returns each source once, as ids are stored. */
export const sourcesOf = (ids: readonly string[] = []): readonly string[] => [
  ...new Set(ids.map((id) => id.toLowerCase())),
];
