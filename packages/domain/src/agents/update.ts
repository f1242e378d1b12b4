import type { BodyOf } from "@atlas-messaging/contract";
import { type Change, update } from "../changes.ts";
import { type Verb, accept, refuse, refuseMembers } from "../outcome.ts";
import { audit, record } from "../records.ts";
import type { Id } from "../rows.ts";
import { sourcesOf } from "./create.ts";
import { type LinkFacts, linkProblems, serveUnserved } from "./links.ts";
import { presentAgent } from "./present.ts";
import { presentPeopleHours } from "./people-hours.ts";
import type { AgentRow } from "./rows.ts";

export interface UpdateAgentFacts extends LinkFacts {
  readonly agent: AgentRow | null;
}

/** Changes an agent, archives it or brings it back (PATCH /v1/atlas/agents/:agentId). */
export const updateAgent: Verb<"agents.update", UpdateAgentFacts> = (facts, { params, body }) => {
  const outcome = changed(facts, params.agentId, body);
  if (outcome.kind === "refused") return outcome;
  return { ...outcome, changes: [...outcome.changes, ...record(facts, { intent: intentOf(body) })] };
};

/** Changes an agent in the console (PATCH /operator/agents/:agentId). */
export const updateConsoleAgent: Verb<"console.updateAgent", UpdateAgentFacts> = (facts, { params, body }) =>
  changed(facts, params.agentId, body);

type Body = BodyOf<"agents.update">;

const intentOf = ({ status }: Body) => (status === "archived" ? "archive_agent" : "update_agent");

const changed = (facts: UpdateAgentFacts, id: Id, body: Body) => {
  const { agent } = facts;
  if (!agent) return unknownAgent(id);
  const problems = linkProblems(facts, agent.kind, body);
  if (problems.length > 0) return refuseMembers(problems);
  const set = settingsOf(agent, body);
  const after: AgentRow = { ...agent, ...set, updated_at: facts.now };
  return accept<"agents.update">({ ok: true, data: { agent: presentAgent(after) } }, [
    ...changesOf(agent, after),
    ...serveUnserved(facts, after),
    audit(facts, after.status === agent.status ? "atlas_api.agent.update" : auditNames[after.status], agent.id, {
      before: auditedAgent(agent),
      after: auditedAgent(after),
    }),
  ]);
};

export const unknownAgent = (id: Id) => refuse("not_found", `Your organization has no agent ${id}.`);

const auditNames = { archived: "atlas_api.agent.archive", ready: "atlas_api.agent.restore" } as const;

/** Returns what a request sets. An archived agent leaves the directory, and keeps the name of its listing. */
const settingsOf = (agent: AgentRow, body: Body): Partial<AgentRow> => {
  const { name, description, status, channels, source_ids, reply_within_seconds, fallback_agent_id } = body;
  const { people_reply_within_seconds, people_hours, announces_people } = body;
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
    ...(fallback_agent_id === undefined ? {} : { fallback_agent_id }),
  };
};

/** Writes the whole agent, if it is still as read: the answer shows all of it. */
const changesOf = (before: AgentRow, after: AgentRow): Change[] => {
  const { organization_id, id, created_at: _, ...set } = after;
  const { name, description, status, channels, source_ids, is_listed } = before;
  const { reply_within_seconds, people_reply_within_seconds, people_hours, announces_people, fallback_agent_id } =
    before;
  const people = { people_reply_within_seconds, people_hours, announces_people };
  const linked = { channels, source_ids, reply_within_seconds, fallback_agent_id, ...people };
  const read = { name, description, status, is_listed, ...linked };
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
  fallback_agent_id: agent.fallback_agent_id,
});
