import { auditedMetadata, changeMetadata, keptMetadata, metadataProblem, presentMetadata } from "../core/metadata.ts";
import { normalized } from "@atlas-messaging/answers/normalize";
import type { ValidBodyOf } from "@atlas-messaging/contract";
import { type Change, insert, update } from "../core/changes.ts";
import { type Facts, type Verb, accept, refuse, refuseMembers } from "../core/outcome.ts";
import { withinQuota } from "../core/quotas.ts";
import { audit, record } from "../core/records.ts";
import { type LinkFacts, announcesPeople, linkProblems, serveUnserved } from "./links.ts";
import type { AgentRow } from "../rows/agents.ts";
import type { Id } from "../rows/primitives.ts";
import { presentPeopleHours } from "@atlas-messaging/answers/replying/people-hours";
import type { OrganizationRow } from "../rows/organizations.ts";

/** Creates a hosted agent, or the record of an external one (POST /v1/atlas/agents). */
export const createAgent = withinQuota("agents.create", "agents", (facts: LinkFacts, { body }) => {
  const outcome = created(facts, body);
  if (outcome.kind === "refused") return outcome;
  return { ...outcome, changes: [...outcome.changes, ...record(facts, { intent: "create_agent" })] };
});

/** Creates an agent in the console (POST /operator/agents). */
export const createConsoleAgent = withinQuota("console.agents.create", "agents", (facts: LinkFacts, { body }) =>
  created(facts, body),
);

const created = (facts: LinkFacts, body: ValidBodyOf<"agents.create">) => {
  const kind = body.kind ?? "hosted";
  const problems = linkProblems(facts, kind, body);
  if (problems.length > 0) return refuseMembers(problems);
  const problem = metadataProblem(body.metadata);
  if (problem) return problem;

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
    answer_after_seconds: body.answer_after_seconds ?? usualWait,
    fallback_agent_id: body.fallback_agent_id ?? null,
    metadata: keptMetadata(body.metadata),
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

/** Seconds for which an agent waits for more of a customer, unless it is said. */
const usualWait = 3;

/** Returns each source once, as ids are stored. */
const sourcesOf = (ids: readonly string[] = []): readonly string[] => [...new Set(ids.map((id) => id.toLowerCase()))];

export interface UpdateAgentFacts extends LinkFacts {
  readonly agent: AgentRow | null;
}

/** Changes an agent, archives it or brings it back (PATCH /v1/atlas/agents/:agent_id). */
export const updateAgent: Verb<"agents.update", UpdateAgentFacts> = (facts, { params, body }) => {
  const outcome = changed(facts, params.agent_id, body);
  if (outcome.kind === "refused") return outcome;
  return { ...outcome, changes: [...outcome.changes, ...record(facts, { intent: intentOf(body) })] };
};

/** Changes an agent in the console (PATCH /operator/agents/:agent_id). */
export const updateConsoleAgent: Verb<"console.agents.update", UpdateAgentFacts> = (facts, { params, body }) =>
  changed(facts, params.agent_id, body);

type Body = ValidBodyOf<"agents.update">;

const intentOf = ({ status }: Body) => (status === "archived" ? "archive_agent" : "update_agent");

const changed = (facts: UpdateAgentFacts, id: Id, body: Body) => {
  const { agent } = facts;
  if (!agent) return unknownAgent(id);
  const problems = linkProblems(facts, agent.kind, body);
  if (problems.length > 0) return refuseMembers(problems);
  const metadata = changeMetadata(agent.metadata, body.metadata);
  if (metadata.kind === "refused") return metadata;
  const after: AgentRow = { ...agent, ...settingsOf(agent, body), ...metadata.set, updated_at: facts.now };
  return accept<"agents.update">({ ok: true, data: { agent: presentAgent(after) } }, [
    ...changesOf(agent, after),
    ...serveUnserved(facts, after),
    audit(facts, after.status === agent.status ? "atlas_api.agent.update" : auditNames[after.status], agent.id, {
      before: auditedAgent(agent),
      after: auditedAgent(after),
    }),
  ]);
};

const unknownAgent = (id: Id) => refuse("not_found", `Your organization has no agent ${id}.`);

const auditNames = { archived: "atlas_api.agent.archive", ready: "atlas_api.agent.restore" } as const;

/** Returns what a request sets. An archived agent leaves the directory, and keeps the name of its listing. */
const settingsOf = (agent: AgentRow, body: Body): Partial<AgentRow> => {
  const { name, description, status, channels, source_ids, reply_within_seconds, fallback_agent_id } = body;
  const { people_reply_within_seconds, people_hours, announces_people, answer_after_seconds } = body;
  return {
    ...(name === undefined ? {} : { name }),
    ...(description === undefined ? {} : { description }),
    ...(status === undefined ? {} : { status, is_listed: status === "ready" && agent.is_listed }),
    ...(channels === undefined ? {} : { channels }),
    ...(source_ids === undefined ? {} : { source_ids: sourcesOf(source_ids) }),
    ...(reply_within_seconds === undefined ? {} : { reply_within_seconds }),
    ...(people_reply_within_seconds === undefined ? {} : { people_reply_within_seconds }),
    ...(people_hours === undefined ? {} : { people_hours }),
    ...(announces_people === undefined ? {} : { announces_people }),
    ...(answer_after_seconds === undefined ? {} : { answer_after_seconds: answer_after_seconds ?? usualWait }),
    ...(fallback_agent_id === undefined ? {} : { fallback_agent_id }),
  };
};

/** Writes the whole agent, if it is still as read: the answer shows all of it. */
const changesOf = (before: AgentRow, after: AgentRow): Change[] => {
  const { organization_id, id, created_at: _, ...set } = after;
  const { name, description, status, channels, source_ids, is_listed, metadata } = before;
  const { reply_within_seconds, people_reply_within_seconds, people_hours, fallback_agent_id } = before;
  const { announces_people, answer_after_seconds } = before;
  const people = { people_reply_within_seconds, people_hours, announces_people, answer_after_seconds };
  const linked = { channels, source_ids, reply_within_seconds, fallback_agent_id, ...people };
  const read = { name, description, status, is_listed, metadata, ...linked };
  return [update("agents", { organization_id, id, ...read }, set)];
};

const auditedAgent = (agent: AgentRow) => ({
  name: agent.name,
  status: agent.status,
  channels: agent.channels,
  reply_within_seconds: agent.reply_within_seconds,
  people_reply_within_seconds: agent.people_reply_within_seconds,
  people_hours: presentPeopleHours(agent.people_hours),
  announces_people: agent.announces_people,
  answer_after_seconds: agent.answer_after_seconds,
  fallback_agent_id: agent.fallback_agent_id,
  ...auditedMetadata(agent),
});

export interface PublishAgentFacts extends Facts {
  readonly agent: AgentRow | null;
  /** True if the commit refused the last decision's slug, because another listing has it. */
  readonly slugTaken: boolean;
}

/** Lists an agent in the directory, changes its listing, or takes it out (POST /v1/atlas/agents/:agent_id/publish). */
export const publishAgent: Verb<"agents.publish", PublishAgentFacts> = (facts, { body, params }) => {
  const outcome = published(facts, params.agent_id, body);
  if (outcome.kind === "refused") return outcome;
  const intent = body.is_listed ? "publish_agent" : "unpublish_agent";
  return { ...outcome, changes: [...outcome.changes, ...record(facts, { intent })] };
};

/** Does the same in the console (POST /operator/agents/:agent_id/publish). */
export const publishConsoleAgent: Verb<"console.agents.publish", PublishAgentFacts> = (facts, { body, params }) =>
  published(facts, params.agent_id, body);

const published = (facts: PublishAgentFacts, id: Id, body: ValidBodyOf<"agents.publish">) => {
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
  const updated = { ...agent, ...listing };
  return accept<"agents.publish">({ ok: true, data: { agent: presentAgent(updated) } }, [
    update("agents", asRead(agent), listing),
    audit(facts, is_listed ? "atlas_api.agent.publish" : "atlas_api.agent.unpublish", agent.id, {
      before: auditedListing(agent),
      after: auditedListing(updated),
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

const maxLength = 64;

const suffixLength = 6;

const accents = /[\u0300-\u036f]/g;

const letters = /[æœøßłđðþ]/g;

const lettersAs: Readonly<Record<string, string>> = {
  æ: "ae",
  œ: "oe",
  ø: "o",
  ß: "ss",
  ł: "l",
  đ: "d",
  ð: "d",
  þ: "th",
};

/** Turns a name into a slug: lowercase ASCII words joined by hyphens, or `agent` if none is left. */
export const slugOf = (name: string): string => cut(ascii(name).replace(/[^a-z0-9]+/g, "-"), maxLength) || "agent";

/** Appends random characters, the end of an id, for a slug that another listing has. */
export const suffixedSlugOf = (name: string, id: Id): string =>
  `${cut(slugOf(name), maxLength - suffixLength - 1)}-${id.slice(-suffixLength)}`;

const ascii = (text: string): string =>
  normalized(text, "NFKD")
    .toLowerCase()
    .replace(accents, "")
    .replace(letters, (letter) => lettersAs[letter] ?? letter)
    .replace(/['’]/g, "");

const cut = (slug: string, length: number): string => slug.replace(/^-+/, "").slice(0, length).replace(/-+$/, "");

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
  answer_after_seconds: agent.kind === "hosted" ? agent.answer_after_seconds : null,
  fallback_agent_id: agent.fallback_agent_id,
  metadata: presentMetadata(agent.metadata),
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
