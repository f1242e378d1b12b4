import { type Facts, type JobRow, type SessionRow, endSilentSession } from "@atlas-messaging/domain";
import { bySubject, decidingJob, present } from "./job.ts";

interface SilenceFacts extends Facts {
  readonly job: JobRow;
  readonly session: SessionRow | null;
}

/** Ends a session after 24 hours of silence. */
export const endSession = decidingJob({
  args: bySubject,
  decide: (facts: SilenceFacts) => endSilentSession({ ...facts, session: present(facts.session, facts.job) }),
});
