/** Console sessions of the calling operator, shown and ended one by one. */
import { update } from "../../changes.ts";
import { type Facts, type Verb, accept, refuse } from "../../outcome.ts";
import { audit } from "../../records.ts";
import type { Id } from "../../rows.ts";
import type { OperatorSessionRow } from "./rows.ts";

/** Presents a session to its operator. `current` is the session that asks. */
export const presentOwnSession = (session: OperatorSessionRow, current: Id) => ({
  id: session.id,
  device: session.device,
  created_at: session.created_at,
  last_seen_at: session.last_seen_at,
  expires_at: session.expires_at,
  current: session.id === current,
});

export interface OwnSessionFacts extends Facts {
  /** The session with the id of the request; null if the organization has none. */
  readonly session: OperatorSessionRow | null;
}

/** Ends one of the operator's own sessions (DELETE /operator/sessions/:sessionId). */
export const endOwnSession: Verb<"console.endSession", OwnSessionFacts> = (facts, { params }) => {
  const { session, actor, now } = facts;
  if (!session || session.member_id !== actor.id)
    return refuse("not_found", `You have no session ${params.sessionId}.`);
  const { organization_id, id, revoked_at } = session;
  const answer = { ok: true, data: { session: { id, ended_at: revoked_at ?? now } } } as const;
  if (revoked_at !== null) return accept(answer, []);
  return accept(answer, [
    update("operator_sessions", { organization_id, id, revoked_at }, { revoked_at: now }),
    audit(facts, "atlas_api.operator_session.end", id, { before: { revoked_at }, after: { revoked_at: now } }),
  ]);
};
