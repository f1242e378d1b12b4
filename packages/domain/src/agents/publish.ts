import type { BodyOf } from "@atlas-messaging/contract";
import { update } from "../changes.ts";
import { type Facts, type Verb, accept, refuse } from "../outcome.ts";
import { audit, record } from "../records.ts";
import type { Id } from "../rows.ts";
import { presentAgent } from "./present.ts";
import type { AgentRow } from "./rows.ts";
import { slugOf, suffixedSlugOf } from "./slug.ts";
import { unknownAgent } from "./update.ts";

export interface PublishAgentFacts extends Facts {
  readonly agent: AgentRow | null;
  /** True if the commit refused the last decision's slug, because another listing has it. */
  readonly slugTaken: boolean;
}

/** Lists an agent in the directory, changes its listing, or takes it out (POST /v1/atlas/agents/:agentId/publish). */
export const publishAgent: Verb<"agents.publish", PublishAgentFacts> = (facts, { body, params }) => {
  const outcome = published(facts, params.agentId, body);
  if (outcome.kind === "refused") return outcome;
  const intent = body.is_listed ? "publish_agent" : "unpublish_agent";
  return { ...outcome, changes: [...outcome.changes, ...record(facts, { intent })] };
};

/** Does the same in the console (POST /operator/agents/:agentId/publish). */
export const publishConsoleAgent: Verb<"console.publishAgent", PublishAgentFacts> = (facts, { body, params }) =>
  published(facts, params.agentId, body);

const published = (facts: PublishAgentFacts, id: Id, body: BodyOf<"agents.publish">) => {
  const { agent, slugTaken } = facts;
  if (!agent) return unknownAgent(id);
  const { is_listed, listing_category, listing_description, listing_slug } = body;
  if (is_listed && agent.status === "archived") {
    return refuse("conflict", "The agent is archived. Set its status to ready, then publish it.");
  }
  if (slugTaken && listing_slug !== undefined) {
    return refuse("conflict", `Another listing has the listing_slug ${listing_slug}; choose another one.`);
  }
  const listing = {
    is_listed,
    listing_slug: listing_slug ?? agent.listing_slug ?? (is_listed ? derivedSlug(facts, agent) : null),
    ...(listing_category === undefined ? {} : { listing_category }),
    ...(listing_description === undefined ? {} : { listing_description }),
    updated_at: facts.now,
  };
  const changed = { ...agent, ...listing };
  return accept<"agents.publish">({ ok: true, data: { agent: presentAgent(changed) } }, [
    update("agents", asRead(agent), listing),
    audit(facts, is_listed ? "atlas_api.agent.publish" : "atlas_api.agent.unpublish", agent.id, {
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
const asRead = ({ organization_id, id, status, listing_category, listing_description, listing_slug }: AgentRow) => ({
  organization_id,
  id,
  status,
  listing_category,
  listing_description,
  listing_slug,
});
