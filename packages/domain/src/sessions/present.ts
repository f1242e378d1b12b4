import type { Instant } from "../rows.ts";
import type { SessionMessageRow, SessionRow } from "./rows.ts";
import { sessionAt } from "./state.ts";

/** Presents a session with its status as of `now`. */
export const presentSession = (session: SessionRow, now: Instant) => {
  const { id, agent_id, status, created_at, last_message_at, ended_at } = sessionAt(session, now);
  return { id, agent_id, status, created_at, last_message_at, ended_at };
};

export const presentSessionMessage = ({ id, session_id, role, content, run_id, created_at }: SessionMessageRow) => ({
  id,
  session_id,
  role,
  content,
  run_id,
  created_at,
});
