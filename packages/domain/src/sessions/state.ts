import type { Instant } from "../rows.ts";
import { day, later } from "../time.ts";
import type { SessionRow } from "./rows.ts";

const silence = day;

/** When a session ends unless something is said before. */
export const silentAt = ({ last_message_at, created_at }: SessionRow): Instant =>
  later(last_message_at ?? created_at, silence);

/** A session as it is now: silence has ended it at its time, whether that has been recorded yet or not. */
export const sessionAt = (session: SessionRow, now: Instant): SessionRow =>
  session.status === "ended" || now < silentAt(session)
    ? session
    : { ...session, status: "ended", ended_at: silentAt(session) };
