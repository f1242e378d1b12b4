import { update } from "../changes.ts";
import { type Facts, type Verb, accept, refuse } from "../outcome.ts";
import { audit, record } from "../records.ts";
import { presentAgent } from "./present.ts";
import type { AgentRow } from "./rows.ts";
import { slugOf, suffixedSlugOf } from "./slug.ts";

export interface PublishAgentFacts extends Facts {
  readonly agent: AgentRow | null;
  /** True if the commit refused the last decision's slug, because another listing has it. */
  readonly slugTaken: boolean;
}

/** Lists an agent in the directory, changes its listing, or takes it out (POST /v1/atlas/agents/:agentId/publish). */
export const publishAgent: Verb<"agents.publish", PublishAgentFacts> = (facts, { body, params }) => {
  const { agent, slugTaken } = facts;
  if (!agent) return refuse("not_found", `Your organization has no agent ${params.agentId}.`);
  if (slugTaken && body.listing_slug !== undefined) {
    return refuse("conflict", `Another listing has the listing_slug ${body.listing_slug}; choose another one.`);
  }
  const { idempotency_key: _, ...requested } = body;
  const slug = agent.listing_slug ?? (body.is_listed ? derivedSlug(facts, agent) : null);
  const listing = { listing_slug: slug, ...requested, updated_at: facts.now };
  const changed = { ...agent, ...listing };
  return accept({ ok: true, data: { agent: presentAgent(changed) } }, [
    update("agents", asRead(agent), listing),
    ...record(facts, { intent: body.is_listed ? "publish_agent" : "unpublish_agent" }),
    audit(facts, body.is_listed ? "atlas_api.agent.publish" : "atlas_api.agent.unpublish", agent.id, {
      before: auditedListing(agent),
      after: auditedListing(changed),
    }),
  ]);
};

const auditedListing = ({ is_listed, listing_slug, listing_category }: AgentRow) => ({
  is_listed,
  listing_slug,
  listing_category,
});

const derivedSlug = ({ slugTaken, newId }: PublishAgentFacts, { name }: AgentRow): string =>
  slugTaken ? suffixedSlugOf(name, newId()) : slugOf(name);

/** Preconditions. The answer shows the members that a request leaves out, so they must still be as read. */
const asRead = ({ organization_id, id, listing_category, listing_description, listing_slug }: AgentRow) => ({
  organization_id,
  id,
  listing_category,
  listing_description,
  listing_slug,
});
