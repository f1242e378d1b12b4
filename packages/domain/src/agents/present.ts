import type { OrganizationRow } from "../rows.ts";
import { announcesPeople } from "./links.ts";
import { presentPeopleHours } from "./people-hours.ts";
import type { AgentRow } from "./rows.ts";

/** Presents an agent to its organization. */
export const presentAgent = (agent: AgentRow) => ({
  id: agent.id,
  name: agent.name,
  description: agent.description,
  kind: agent.kind,
  status: agent.status,
  channels: [...agent.channels],
  source_ids: [...agent.source_ids],
  is_listed: agent.is_listed,
  listing_category: agent.listing_category,
  listing_description: agent.listing_description,
  listing_slug: agent.listing_slug,
  reply_within_seconds: agent.reply_within_seconds,
  people_reply_within_seconds: agent.people_reply_within_seconds,
  people_hours: presentPeopleHours(agent.people_hours),
  announces_people: announcesPeople(agent),
  fallback_agent_id: agent.fallback_agent_id,
  created_at: agent.created_at,
  updated_at: agent.updated_at,
});

/** Presents a published agent to everyone, without its knowledge. The description falls back to the agent's own. */
export const presentListing = (agent: AgentRow, organization: OrganizationRow) => {
  if (!agent.is_listed || agent.listing_slug === null) throw new TypeError(`agent ${agent.id} is not published`);
  return {
    id: agent.id,
    name: agent.name,
    status: agent.status,
    channels: [...agent.channels],
    is_listed: agent.is_listed,
    listing_category: agent.listing_category,
    listing_description: agent.listing_description ?? agent.description,
    listing_slug: agent.listing_slug,
    organization_name: organization.name,
  };
};
