import { type Change, update } from "../changes.ts";
import { dueAgain, finish } from "../delivery/job.ts";
import { type Facts, type Verb, accept, refuse } from "../outcome.ts";
import { audit, emit, record } from "../records.ts";
import type { Instant, JobRow } from "../rows.ts";
import { presentSession } from "./present.ts";
import type { SessionRow } from "./rows.ts";
import { sessionAt, silentAt } from "./state.ts";

export interface SessionFacts extends Facts {
  readonly session: SessionRow | null;
}

/** Ends a session. An ended one stays as it is (PATCH /v1/atlas/sessions/{id}). */
export const endSession: Verb<"sessions.update", SessionFacts> = (facts, { params }) => {
  const { session, now } = facts;
  if (!session) return unknownSession(params.sessionId);
  const current = sessionAt(session, now);
  if (current.status === "ended") return accept({ ok: true, data: { session: presentSession(current, now) } }, []);
  const ended = endedAt(session, now);
  return accept({ ok: true, data: { session: presentSession(ended, now) } }, ending(facts, session, ended));
};

/** Runs the job that ends a silent session. It is put off if another message came. */
export const endSilentSession = (
  facts: Facts & { readonly job: JobRow; readonly session: SessionRow },
): readonly Change[] => {
  const { job, session, now } = facts;
  if (session.status === "ended") return [finish(job)];
  const due = silentAt(session);
  if (now < due) return [dueAgain(job, due)];
  return [...ending(facts, session, endedAt(session, due)), finish(job)];
};

export const unknownSession = (id: string) => refuse("not_found", `Your organization has no session ${id}.`);

const endedAt = (session: SessionRow, at: Instant): SessionRow => ({ ...session, status: "ended", ended_at: at });

const ending = (facts: Facts, session: SessionRow, ended: SessionRow): Change[] => {
  const { organization_id, id, agent_id, status, last_message_at } = session;
  return [
    update("sessions", { organization_id, id, status, last_message_at }, { status: "ended", ended_at: ended.ended_at }),
    ...record(facts, { intent: "end_session", session_id: id, agent_id }),
    ...emit(facts, ["session.ended"], null, { session: { id, agent_id, status: "ended" } }),
    audit(facts, "atlas_api.session.end", id, { before: { status }, after: { status: ended.status } }),
  ];
};
