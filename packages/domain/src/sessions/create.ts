import type { AgentRow } from "../agents/rows.ts";
import { insert } from "../changes.ts";
import { type Facts, type Verb, accept, refuseMember } from "../outcome.ts";
import { audit, enqueue, record } from "../records.ts";
import { presentSession } from "./present.ts";
import type { SessionRow } from "./rows.ts";
import { silentAt } from "./state.ts";

export interface CreateSessionFacts extends Facts {
  /** The requested agent; null if none is named or the organization has none with this id. */
  readonly agent: AgentRow | null;
}

/** Begins a session to evaluate an agent against the knowledge. */
const begin = (facts: CreateSessionFacts, asked: string | undefined) => {
  const { agent, now } = facts;
  if (asked !== undefined && !agent) return unknownAgent(asked);
  if (agent?.status === "archived") return refuseMember("agent_id", `is ${agent.name}, which is archived`);
  const session: SessionRow = {
    organization_id: facts.organizationId,
    id: facts.newId(),
    agent_id: agent?.id ?? null,
    status: "active",
    created_at: now,
    last_message_at: null,
    ended_at: null,
  };
  return accept<"sessions.create">({ ok: true, data: { session: presentSession(session, now) } }, [
    insert("sessions", session),
    enqueue(facts, { kind: "end_session", subject_id: session.id, due_at: silentAt(session) }),
    ...record(facts, { intent: "create_session", session_id: session.id, agent_id: session.agent_id }),
    audit(facts, "atlas_api.session.create", session.id, {
      after: { agent_id: session.agent_id, status: session.status },
    }),
  ]);
};

/** Begins a session of a program (POST /v1/atlas/sessions). */
export const createSession: Verb<"sessions.create", CreateSessionFacts> = (facts, { body }) =>
  begin(facts, body?.agent_id);

/** Begins a session of a person, who tries an agent (POST agent-sessions of the console). */
export const createAgentSession: Verb<"console.createAgentSession", CreateSessionFacts> = (facts, { body }) =>
  begin(facts, body?.agent_id);

const unknownAgent = (id: string) =>
  refuseMember("agent_id", `must be an agent of your organization; ${id} is not one`);
