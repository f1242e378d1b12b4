import type { Instant } from "../rows.ts";
import { day, later } from "../time.ts";
import type { SessionRow } from "./rows.ts";

const silence = day;

/** Time at which a session ends unless a message comes first. */
export const silentAt = ({ last_message_at, created_at }: SessionRow): Instant =>
  later(last_message_at ?? created_at, silence);

/** Returns a session as of `now`: ended by silence even if that is not recorded yet. */
export const sessionAt = (session: SessionRow, now: Instant): SessionRow =>
  session.status === "ended" || now < silentAt(session)
    ? session
    : { ...session, status: "ended", ended_at: silentAt(session) };
